"""A table's life: seats, invitations, bots' driving, undo, records. No HTTP."""
