#!/usr/bin/env python3
"""A bot for Rathaus in Python, with the standard library alone: the first action of the verb it likes best.

Play against it: rathaus play citadels --seats human,examples/bots/patient.py,greedy,greedy
"""

import json
import sys

LIKES = ("build", "office", "score", "route", "develop", "building", "mine", "income", "draw", "gold")


def choose(legal):
    """The first action of the most liked verb, else the last one: often «done» or «end»."""
    for verb in LIKES:
        for action in legal:
            if action["action"]["verb"] == verb:
                return action, f"I like to {verb}"
    return legal[-1], "nothing that I like"


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "hello", "schema_version": 1, "name": "patient"}
        else:
            action, why = choose(message["legal"])
            answer = {"type": "act", "id": message["id"], "action": action["number"], "analysis": why}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
