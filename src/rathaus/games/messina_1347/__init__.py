"""Messina 1347 (Suchý, Fernández Aparicio; 2021), for 1 to 4 players. Many printed numbers are reconstructed."""
