"""Sentries as the rest of the product sees it: views, results, words and reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rubizh.engine.dealer import Dealer
from rubizh.engine.deck import Deal
from rubizh.engine.flow import SPECTATOR, Choice
from rubizh.engine.game import Game, Option, View
from rubizh.engine.result import Result, decided, shared
from rubizh.engine.text import NUMBERS, Form, Words
from rubizh.engine.words import Name, Reason, Sentence
from rubizh_sentries.state import ALPHABET, CARDS, DEAL, NOTATION, STEPS, Sentries, Show, enough, new_game, points

NAMES: Final[list[str]] = ["north", "east", "west"]
SEATS: Final[dict[str, Sentence]] = {
    "north": Name({"en": "North", "uk": "Північ"}),
    "east": Name({"en": "East", "uk": "Схід"}),
    "west": Name({"en": "West", "uk": "Захід"}),
}
WORDS: Final = Words({name: card for card, name in enumerate(NOTATION)}, ALPHABET, STEPS)
OPTIONS: Final = [
    Option("players", ["2", "3"], Name({"en": "how many sentries there are", "uk": "скільки вартових"})),
    Option("together", ["no", "yes"], Name({"en": "whether all win or lose as one", "uk": "чи перемагають і програють разом"})),
]


class SentriesView(View):
    """sentries-2: one's own hand, how many cards the others have, and every card that was shown."""

    def __init__(self, s: Sentries, seat: int) -> None:
        super().__init__(s, seat, WORDS)
        self.agreed = s.options
        self.hand = s.hands[seat] if seat != SPECTATOR else ()
        self.hands = tuple([len(hand) for hand in s.hands])
        self.shown = tuple(s.shown)

    def fill(self, f: Form) -> None:
        super().fill(f)
        f.agreed(self.agreed)
        self.hand = f.field("hand", self.hand, WORDS.cards, "the seat's own cards")
        self.hands = f.field("hands", self.hands, NUMBERS, "how many cards each seat holds")
        self.shown = f.field("shown", self.shown, WORDS.piles, "the cards that each seat has shown, the first one first")


class SentriesGame(Game[Sentries, SentriesView]):
    """sentries-1: two or three seats."""

    def seats(self, options: Mapping[str, str]) -> list[str]:
        return NAMES[: int(options["players"])]

    def sides(self, options: Mapping[str, str]) -> list[int]:
        """sentries-5: together they are one."""
        return [0 if options["together"] == "yes" else seat for seat in range(int(options["players"]))]

    def new(self, options: Mapping[str, str]) -> Sentries:
        return new_game(options)

    def clone(self, s: Sentries) -> Sentries:
        return s.clone()

    def view(self, s: Sentries, seat: int) -> SentriesView:
        return SentriesView(s, seat)

    def sample(self, v: SentriesView, dealer: Dealer) -> Sentries:
        """Whatever was not seen lies anywhere."""
        seen = {*v.hand, *[card for cards in v.shown for card in cards]}
        unseen = [card for card in range(CARDS) if card not in seen]
        dealer.shuffle(unseen)
        hands: list[tuple[int, ...]] = []
        for seat, many in enumerate(v.hands):
            hands.append(v.hand if seat == v.seat else tuple([unseen.pop() for _ in range(many)]))
        s = Sentries([*v.todo], None, v.over, v.agreed, [DEAL[card] for card in sorted(unseen)], hands, [*v.shown])
        s.pending = None if s.over else s.todo[-1].ask(s)
        return s

    def whereabouts(self, s: Sentries) -> list[str]:
        cards = [deal.card for deal in s.deck] + [card for pile in [*s.hands, *s.shown] for card in pile]
        return sorted([NOTATION[card] for card in cards])

    def facts(self, s: Sentries) -> dict[str, object]:
        return {
            "todo": [repr(step) for step in s.todo],
            "over": s.over,
            "options": dict(s.options),
            "deck": [deal.text for deal in s.deck],
            "hands": [*s.hands],
            "shown": [*s.shown],
        }

    def result(self, s: Sentries) -> Result:
        """sentries-4, sentries-5."""
        scores = tuple([points(s, seat) for seat in range(s.seats)])
        standing = [(score,) for score in scores]
        return shared(enough(s), standing, scores) if s.options["together"] == "yes" else decided(standing, scores)

    def ending(self, s: Sentries) -> Sentence:
        return Name({"en": "Both rounds are over.", "uk": "Обидва раунди зіграно."})

    def tell(self, s: Sentries, viewer: int, choice: Choice) -> Sentence:
        if isinstance(choice, Deal):
            return Name({"en": "A card is dealt.", "uk": "Роздано карту."})
        assert isinstance(choice, Show)
        return Name({"en": f"Shown: {NOTATION[choice.card]}", "uk": f"Показано: {NOTATION[choice.card]}"})

    def question(self, v: SentriesView) -> Sentence:
        return Name({"en": "Which card do you show?", "uk": "Яку карту показуєте?"})

    def why_not(self, v: SentriesView, choice: Choice) -> Reason | None:
        if choice in v.options:
            return None
        if v.over:
            return Reason("sentries-4", "The game is over.")
        if v.asked != v.seat:
            return Reason("sentries-2", "It is not your move.")
        if isinstance(choice, Deal):
            return Reason("sentries-1", "The deck is shuffled: nobody chooses what is dealt.")
        return Reason("sentries-2", "You do not hold this card.")


LONGEST: Final = 20  # six cards dealt to three seats, and as many shown
GAME: Final = SentriesGame("sentries", 1, "printed", OPTIONS, ALPHABET, LONGEST)
