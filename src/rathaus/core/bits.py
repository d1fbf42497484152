"""Bit sets of up to 64 members. Compiled modules take the inlined C functions of bits.pxd instead."""

from __future__ import annotations

from collections.abc import Iterator


def lowest(members: int) -> int:
    """The smallest member of a set that is not empty."""
    return (members & -members).bit_length() - 1


def count(members: int) -> int:
    """How many members a set has."""
    return members.bit_count()


def bits(members: int) -> Iterator[int]:
    """The members of a set of any size, from the smallest; for what reads views, not for compiled modules."""
    while members:
        yield lowest(members)
        members &= members - 1
