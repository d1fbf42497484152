"""Kutná Hora: The City of Silver (Bystroň, Čáslava, Jarosch; 2023). Most printed numbers are reconstructed."""
