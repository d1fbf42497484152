"""Tables, seats and moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("seed_given", sa.Boolean, nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("components", sa.String(64), nullable=False),
        sa.Column("program", sa.String(64), nullable=False),
        sa.Column("fast", sa.Boolean, nullable=False),
        sa.Column("host_hash", sa.String(64), nullable=False),
        sa.Column("previous", sa.String(32)),
        sa.Column("following", sa.String(32)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("to_act", sa.Integer, nullable=False),
        sa.Column("finished", sa.BigInteger),
    )
    op.create_index("ix_tables_to_act", "tables", ["to_act"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(128), nullable=False),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("invitation", sa.String(64), unique=True),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("chance", sa.JSON, nullable=False),
        sa.Column("ms", sa.BigInteger, nullable=False),
        sa.Column("final", sa.Boolean, nullable=False),
        sa.Column("undone", sa.Integer),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("moves", "seats", "tables"):
        op.drop_table(name)
