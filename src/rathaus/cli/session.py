"""One game at the terminal: what each person sees, what they can type, and the record that is kept."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from rich.columns import Columns
from rich.text import Text

from rathaus.bots import make
from rathaus.cli.common import console
from rathaus.cli.words import Speaker, score_table
from rathaus.core.errors import ActionError, IllegalAction
from rathaus.core.events import visible
from rathaus.core.records import Record
from rathaus.core.rng import seed_of
from rathaus.core.ruleset import Ruleset
from rathaus.core.view import View
from rathaus.lab.files import whole_file

HUMAN = "human"
LONG_LIST = 24  # more actions than this are listed in columns
HELP = "number or text of an action · ? why not · l log · v view · u take back · q quit"


class Quit(Exception):
    """A person has had enough."""


class Session:
    """A game between people at one keyboard and bots.

    Args:
        ruleset: the rules.
        words: who sits where, ``human`` or a bot's word.
        names: the players' names.
        seed: of the game.
        language: of the texts.
        file: where the record is kept.
    """

    def __init__(
        self, ruleset: Ruleset, words: list[str], names: list[str], seed: int, language: str, file: Path
    ) -> None:
        self.words = words
        self.names = names
        self.file = file
        self.people = [seat for seat, word in enumerate(words) if word == HUMAN]
        self.record = Record.begin(ruleset, seed, names)
        self.state = self.record.start()
        self.speaker = Speaker(ruleset, language, names)
        self.out = console()
        self.heard = dict.fromkeys(self.people, 0)  # events each person has been told
        self.helped: set[int] = set()  # people who have been told what they can type
        self.last: int | None = None  # the person who looked at the screen last
        self.begun = monotonic()

    def play(self) -> None:
        """Play to the end, or until somebody quits."""
        try:
            while (seat := self.state.seat_to_act()) >= 0:
                action = self.ask(seat) if seat in self.people else self.think(seat)
                if action is not None:
                    self.do(action)
            self.end()
        except (Quit, EOFError, KeyboardInterrupt):
            self.out.print()
            self.say_where()

    def do(self, action: int) -> None:
        """Play an action, and save the record when a person has played or the game is over."""
        seat = self.state.seat_to_act()
        self.record.play(self.state, action, int(1000 * (monotonic() - self.begun)))
        if seat in self.people or self.state.is_over():
            self.save()

    def think(self, seat: int) -> int:
        """A bot's decision: it gets the view of its seat. Its chance depends on the game alone."""
        view = self.state.view(seat)
        if len(view.legal) == 1:
            return view.legal[0]
        bot = make(self.words[seat], seed_of(self.record.seed, seat, len(self.record.moves)))
        if not self.out.is_terminal:
            return bot.choose(view)
        with self.out.status(f"{self.names[seat]} …"):
            return bot.choose(view)

    # --- people -----------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> int | None:
        """A person's decision; None when the game has been put back instead."""
        self.hand_over(seat)
        view = self.state.view(seat)
        self.tell(seat)
        self.show(view)
        self.offer(view)
        while True:
            typed = input("> ").strip()
            if typed == "q":
                raise Quit
            if typed == "?":
                self.explain()
            elif typed == "l":
                self.tell(seat, everything=True)
            elif typed in ("v", ""):
                self.show(view)
                self.offer(view)
            elif typed == "h":
                self.out.print(HELP)
            elif typed == "u":
                if self.take_back(seat):
                    return None
            else:
                action = self.read(view, typed)
                if action is not None:
                    return action

    def hand_over(self, seat: int) -> None:
        """Clear the screen before another person looks at it."""
        if len(self.people) > 1 and seat != self.last:
            if self.last is not None:
                self.out.clear()
                self.out.rule()
            input(f"{self.names[seat]}: Enter ")
        self.last = seat

    def tell(self, seat: int, everything: bool = False) -> None:
        """What has happened that this person may know, since the last time or from the start."""
        events = self.state.events or []
        start = 0 if everything else self.heard[seat]
        for event in events[start:]:
            if visible(event, seat):
                self.out.print(Text(f"  {self.speaker.event(event)}", style="cyan"))
        self.heard[seat] = len(events)

    def show(self, view: View) -> None:
        """The view in words."""
        self.out.print()
        for part in self.speaker.view(view):
            self.out.print(part)

    def offer(self, view: View) -> None:
        """The question and the numbered answers."""
        self.out.print(Text(f"\n{self.names[view.seat]}: {self.speaker.question(view)}", style="bold"))
        lines = [f"{i:>3}  {self.speaker.action(action)}" for i, action in enumerate(view.legal, 1)]
        if len(lines) > LONG_LIST:
            self.out.print(Columns(lines, padding=(0, 3)))
        else:
            for line in lines:
                self.out.print(line)
        if view.seat not in self.helped:
            self.helped.add(view.seat)
            self.out.print(Text(HELP, style="dim"))

    def read(self, view: View, typed: str) -> int | None:
        """The action that was typed, by number or by text; None, with the reason, if it is none."""
        if typed.isdecimal():
            if 1 <= int(typed) <= len(view.legal):
                return view.legal[int(typed) - 1]
            self.out.print(f"1 – {len(view.legal)}")
            return None
        try:
            action = self.speaker.game.verbs.parse(typed)
        except ActionError as error:
            self.out.print(str(error))
            return None
        if action in view.legal:
            return action
        rule, word = self.state.why_not(action) or ("", "not_now")
        self.out.print(str(IllegalAction(rule, self.speaker.reason(word), self.speaker.action(action))))
        return None

    def explain(self) -> None:
        """What one might expect to be possible and why it is not."""
        greyed = self.state.shown_actions()
        for action in greyed:
            rule, word = self.state.why_not(action) or ("", "not_now")
            self.out.print(f"  –  {self.speaker.action(action)}: {self.speaker.reason(word)} ({rule})")
        if not greyed:
            self.out.print("  –")

    def take_back(self, seat: int) -> bool:
        """Put the game back before the person's last action; only a person alone among bots may."""
        moves = [i for i, move in enumerate(self.record.moves) if move.seat == seat]
        if len(self.people) > 1:
            self.out.print("Only somebody alone among bots can take back.")
            return False
        if not moves:
            self.out.print("There is nothing to take back.")
            return False
        self.state = self.record.replay(moves[-1])
        del self.record.moves[moves[-1] :]
        self.heard[seat] = min(self.heard[seat], len(self.state.events or []))
        return True

    # --- the end ----------------------------------------------------------------------------------------------

    def end(self) -> None:
        """The rest of the log and the score sheet."""
        seat = self.last if len(self.people) == 1 and self.last is not None else -1
        events = self.state.events or []
        start = self.heard[seat] if seat >= 0 else min(self.heard.values(), default=0)
        for event in events[start:]:
            if visible(event, seat):
                self.out.print(Text(f"  {self.speaker.event(event)}", style="cyan"))
        self.out.print()
        self.out.print(score_table(self.speaker, self.state.score_sheets(), self.state.ranking()))
        self.say_where()

    def save(self) -> None:
        """Write the record."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with whole_file(self.file) as file:
            file.write(self.record.to_text().encode())

    def say_where(self) -> None:
        """Where the record is, if a person has played anything or the game is over."""
        if self.state.is_over() or any(move.seat in self.people for move in self.record.moves):
            self.save()
            self.out.print(f"record: {self.file}")
