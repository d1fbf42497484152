"""Migrations of the table database, run by Alembic."""
