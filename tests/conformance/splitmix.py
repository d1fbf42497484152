"""SplitMix64 written down a second time, from the paper, to hold the engine's chance against."""

from __future__ import annotations

MASK = 2**64 - 1
GAMMA = 0x9E3779B97F4A7C15


def mix(z: int) -> int:
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
    return z ^ z >> 31


class SplitMix:
    """The generator; ``below`` takes numbers from the high half by multiplication, as the engine does."""

    def __init__(self, word: int) -> None:
        self.word = word & MASK

    def next(self) -> int:
        self.word = self.word + GAMMA & MASK
        return mix(self.word)

    def below(self, n: int) -> int:
        return (self.next() >> 32) * n >> 32
