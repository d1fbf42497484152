"""Citadels: rules R1-R12 and R17-R20 of its dossier; decisions where they are silent stand in rulings.md."""
