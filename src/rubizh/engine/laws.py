"""What every game must obey in every state; checked on random games by the tests and by the lab."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, NONE, SPECTATOR, Choice, State, asked, choose, drop, foregone, unseen, window
from rubizh.engine.game import Game, View
from rubizh.engine.record import Played, read, replay, write


class Broken(Exception):
    """A law that a state breaks."""


def check(holds: bool, law: str, *facts: object) -> None:
    if not holds:
        raise Broken(f"{law}: {' / '.join([str(fact) for fact in facts])}")


class Lawbook:
    """The laws of one game, checked state by state along a random game."""

    def __init__(self, game: Game[Any, Any], options: Mapping[str, str], seed: int) -> None:
        self.game: Final = game
        self.options: Final = game.with_defaults(options)
        self.dealer: Final = Dealer(seed)
        self.cards: Final[list[str]] = game.whereabouts(game.new(self.options))

    def play(self, thorough: int) -> Played:
        """A random game: the light laws in every state, the heavy ones in one state of `thorough`."""
        played = Played(self.game, self.options, dict.fromkeys(self.game.seats(self.options), "random"), {})
        while not played.s.over:
            check(len(played.choices) < self.game.longest, "the game ends within its declared maximum", self.game.longest)
            self.light(played.s)
            if self.dealer.below(thorough) == 0:
                self.heavy(played)
            played.choose(self.dealer.pick(asked(played.s).options))
        self.conserved(played.s)
        self.saved_and_loaded(played)
        self.explained(played.s)
        self.views_are_read_back(played.s)
        return played

    def light(self, s: State) -> None:
        self.options_are_in_order(s)
        self.windows_are_passed(s)
        self.asked_again(s)
        self.conserved(s)
        self.views_are_sampled(s)

    def heavy(self, played: Played) -> None:
        self.options_apply(played.s)
        self.saved_and_loaded(played)
        self.explained(played.s)
        self.indistinguishable(played.s)
        self.asked_alike(played.s)
        self.put_together_unseen(played.s)
        self.views_are_read_back(played.s)

    def options_are_in_order(self, s: State) -> None:
        """There is an option; each is found by its number, and interned; a seat's options differ in their texts."""
        decision = asked(s)
        texts = [choice.text for choice in decision.options]
        check(len(texts) > 0, "a question has options", s.todo)
        counted = [decision.option(number) for number in range(decision.many())]
        check(counted == decision.options, "options are counted as they are listed", s.todo)
        for choice in decision.options:
            check(self.game.alphabet.get(choice.text) is choice, "options are interned", choice)
        check(decision.seat == NATURE or len(set(texts)) == len(texts), "option texts are unique", texts)

    def windows_are_passed(self, s: State) -> None:
        """Whoever may answer what another does may pass, whatever the hand holds, and is always asked."""
        passing = window(s)
        if passing is not None:
            check(self.game.has_windows(), "a game says that it has windows", s.todo)
            check(passing in asked(s).options and asked(s).seat != NATURE, "a window can be passed", s.todo)
            check(foregone(s) is None, "a window is asked", s.todo)

    def asked_again(self, s: State) -> None:
        """The pending question is what the top step asks; nothing else has to be saved."""
        again = s.todo[-1].ask(s)
        check(again is not None, "the top step asks", s.todo)
        assert again is not None
        now = asked(s)
        check(
            (again.seat, [choice.text for choice in again.options]) == (now.seat, [choice.text for choice in now.options]),
            "the pending question equals asking the top step again",
            s.todo,
        )

    def conserved(self, s: State) -> None:
        there = self.game.whereabouts(s)
        check(there == self.cards, "cards are conserved", set(self.cards) ^ set(there), len(there))

    def views_are_sampled(self, s: State) -> None:
        """A state imagined from a view gives that seat the same view: nothing in the view rests on what it cannot see."""
        for seat in range(len(self.game.seats(self.options))):
            seen = self.game.view(s, seat)
            imagined = self.game.sample(seen, self.dealer)
            check(
                self.game.view(imagined, seat).facts() == seen.facts(),
                "states that a seat cannot tell apart give it equal views, options and prompts",
                seen.facts(),
                self.game.view(imagined, seat).facts(),
            )
            check(self.game.whereabouts(imagined) == self.cards, "an imagined state has the same cards", seen.facts())

    def views_are_read_back(self, s: State) -> None:
        """A view read back from its text is the same view, and lets its seat imagine the same states."""
        for seat in [SPECTATOR, *range(len(self.game.seats(self.options)))]:
            seen = self.game.view(s, seat)
            text = json.dumps(seen.facts())
            again = self.game.view_of(json.loads(text))
            check(again.facts() == seen.facts(), "a view is read back from its text", text, again.facts())
            check(
                again.todo == seen.todo and again.options == seen.options, "steps and choices are read back as themselves", text
            )
            check(seat == SPECTATOR or self.imagined(again) == self.imagined(seen), "a view as text says all of it", text)

    def imagined(self, view: View) -> dict[str, object]:
        return self.game.facts(self.game.sample(view, Dealer(1)))

    def options_apply(self, s: State) -> None:
        """Every option can be chosen, in a clone, and the original does not notice."""
        before = self.game.facts(s)
        for choice in asked(s).options:
            clone = self.game.clone(s)
            choose(clone, choice)
            check(self.game.facts(s) == before, "a clone is independent", s.todo)
            self.conserved(clone)

    def saved_and_loaded(self, played: Played) -> None:
        """A game written down at any moment, also in the middle of an effect, comes back the same."""
        again = replay(self.game, read(write(played)))
        check(self.game.facts(again.s) == self.game.facts(played.s), "a record replays to the same state", write(played))

    def explained(self, s: State) -> None:
        """A choice has a reason why not exactly where it is not offered."""
        for seat in range(len(self.game.seats(self.options))):
            seen = self.game.view(s, seat)
            for choice in self.game.alphabet.values():
                reason = self.game.why_not(seen, choice)
                check((reason is None) == (choice in seen.options), "why not answers exactly where not offered", choice, reason)

    def indistinguishable(self, s: State) -> None:
        """After a seat's own choice, unless it reveals something, all see the same in every state it cannot tell apart."""
        seat = asked(s).seat
        if seat == NATURE:
            return
        imagined = self.game.sample(self.game.view(s, seat), self.dealer)
        for choice in asked(s).options:
            if self.game.reveals(s, choice):
                continue
            check(self.public_after(s, choice) == self.public_after(imagined, choice), "a choice reveals nothing hidden", choice)

    def public_after(self, s: State, choice: Choice) -> object:
        clone = self.game.clone(s)
        choose(clone, choice)
        return self.game.view(clone, SPECTATOR).facts()

    def asked_alike(self, s: State) -> None:
        """Whatever anybody chooses, each seat sees the same asked and answered in every state that it cannot tell apart."""
        options = asked(s).options
        for seat in range(len(self.game.seats(self.options))):
            imagined = self.game.sample(self.game.view(s, seat), self.dealer)
            for choice in options if asked(s).seat != NATURE else [self.dealer.pick(options)]:
                if choice in asked(imagined).options:
                    self.followed(self.game.clone(s), self.game.clone(imagined), seat, choice)

    def put_together_unseen(self, s: State) -> None:
        """What a seat puts together before it shows anything changes nobody else's view."""
        seat = asked(s).seat
        others = [viewer for viewer in [SPECTATOR, *range(len(self.game.seats(self.options)))] if viewer != seat]
        for choice in asked(s).options:
            clone = self.game.clone(s)
            choose(clone, choice)
            if unseen(clone):
                for viewer in others:
                    before, after = (self.game.view(one, viewer).facts() for one in (s, clone))
                    check(before == after, "what is put together nobody else sees", choice)

    def followed(self, one: State, other: State, seat: int, choice: Choice) -> None:
        """Both states step by step, until somebody really chooses, or the rules turn up what the seat could not see."""
        answers: list[Choice] = [choice, choice]
        while answers:
            seen = [self.done(s, answer, seat) for s, answer in zip((one, other), answers, strict=True)]
            if seen[0] != seen[1] or one.over:
                return
            check(one.todo == other.todo, "what comes next tells nothing hidden", choice, one.todo, other.todo)
            answers = self.unasked(one, other)

    def done(self, s: State, answer: Choice, seat: int) -> dict[str, object]:
        """Do one step; what a seat sees of the state then, but for what comes next."""
        step = s.todo[-1]
        s.pending = None
        drop(s)
        step.do(s, answer)
        seen: dict[str, object] = self.game.view(s, seat).facts()
        del seen["todo"]
        return seen

    def unasked(self, one: State, other: State) -> list[Choice]:
        """How the next step goes on in both states without anybody; none where somebody has to choose."""
        one.pending, other.pending = one.todo[-1].ask(one), other.todo[-1].ask(other)
        if one.pending is None or other.pending is None:
            check(one.pending is other.pending, "whether anybody is asked tells nothing hidden", one.todo)
            return [NONE, NONE]
        check(one.pending.seat == other.pending.seat, "who is asked tells nothing hidden", one.todo)
        if one.pending.seat == NATURE:  # the same card comes, unless it is not there: then it is turned up, or nobody sees it
            card, there = self.dealer.pick(one.pending.options), other.pending.options
            return [card, card if card in there else self.dealer.pick(there)]
        given = foregone(one)
        check(given is foregone(other), "what is answered by itself tells nothing hidden", one.todo, given)
        return [] if given is None else [given, given]
