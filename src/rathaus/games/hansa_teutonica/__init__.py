"""Hansa Teutonica: rules R1-R20 of its dossier; decisions where they are silent stand in rulings.md."""
