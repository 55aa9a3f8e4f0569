"""The cards of Dronovody as they are written."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias, get_args

from msgspec import Meta

from rubizh.cards import records
from rubizh.cards.records import Card, Id, OneOf, Text, TomlTable

Cost: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=10)]
Attacks: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Distance: TypeAlias = Annotated[int, Meta(ge=1, le=2)]
Die: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Hit: TypeAlias = Annotated[int, Meta(ge=2, le=6)]
Few: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
Players: TypeAlias = Annotated[int, Meta(ge=1, le=4)]
Offered: TypeAlias = Annotated[int, Meta(ge=3, le=6)]
Track: TypeAlias = Annotated[int, Meta(ge=3, le=30)]

DroneType: TypeAlias = Literal["fpv", "mavic", "wing", "multirotor"]
Resource: TypeAlias = Literal["recon", "ammo"]
Own: TypeAlias = Literal["trench", "crew", "drones"]
GroundKind: TypeAlias = Literal["infantry", "vehicle", "tank", "artillery", "mlrs", "tos", "ew", "air-defence", "supply"]
EnemyKind: TypeAlias = Literal[GroundKind, "drone"]
Danger: TypeAlias = Literal[EnemyKind, "mishap"]


class Drone(Card, frozen=True, kw_only=True):
    """A drone: its attacks in a sortie and what they need, or what it gives by being there."""

    type: DroneType
    cost: Cost
    ground: Attacks = 0
    air: Attacks = 0
    reach: Distance | None = None
    needs: tuple[Resource, ...] = ()
    hit: Hit | None = None
    breaks: Die | None = None
    kamikaze: bool = False
    recon: Distance | None = None
    corrects: bool = False
    starting: bool = False

    @property
    def strikes(self) -> bool:
        return self.ground > 0 or self.air > 0


class Lasting(OneOf, frozen=True, kw_only=True):
    """What goes on as long as a character or an activated project is there, or is used once a round."""

    beside: ClassVar[frozenset[str]] = frozenset(["when", "type", "against", "once_a_round"])

    logistics: Few | None = None
    ammo: bool | None = None
    recon: Distance | None = None
    plus: Few | None = None
    evacuate: bool | None = None
    repair: bool | None = None
    exchange_more: Few | None = None
    when: Literal["trophy"] | None = None  # beside logistics
    type: DroneType | None = None  # beside plus
    against: tuple[EnemyKind, ...] = ()  # beside plus
    once_a_round: bool | None = None


class Half(Lasting, frozen=True, kw_only=True):
    """What a character does in the Crew, or in HQ."""

    recruit_from: Offered | None = None
    extra_action: bool | None = None
    handle_characters: bool | None = None


class Invention(Lasting, frozen=True, kw_only=True):
    """What an activated project does."""

    recon_for: tuple[EnemyKind, ...] | None = None
    guaranteed_hit: bool | None = None


class Gift(OneOf, frozen=True, kw_only=True):
    """What a bonus gives, for this turn or at once."""

    logistics: Few | None = None
    ammo: bool | None = None
    recon: Distance | None = None
    recon_for: tuple[EnemyKind, ...] | None = None
    from_trench: Few | None = None


class Character(Card, frozen=True, kw_only=True):
    """Somebody of the unit; any pilot flies a Mavic, so it is written only for whose plus is for Mavics."""

    flies: tuple[DroneType, ...] = ()
    plus: Few | None = None
    crew: Half | None = None
    hq: Half | None = None
    starting: bool = False

    @property
    def universal(self) -> bool:
        return set(self.flies) == set(get_args(DroneType))


class Support(Card, frozen=True, kw_only=True):
    """What every support card has."""

    kind: str
    cost: Cost


class Bonus(Support, frozen=True, kw_only=True):
    kind: Literal["bonus"]
    effect: Gift


class Artillery(Support, frozen=True, kw_only=True):
    kind: Literal["artillery"]
    hit: Hit
    reach: Distance


class Protection(Support, frozen=True, kw_only=True):
    """What is spared, whoever attacks it, and who does nothing at all to the owner."""

    kind: Literal["protection"]
    spares: tuple[Own, ...] = ()
    against: tuple[Danger, ...] = ()


class Project(Support, frozen=True, kw_only=True):
    """What is activated by characters, named by their ids or as pilots."""

    kind: Literal["project"]
    needs: tuple[Id, ...]
    effect: Invention


class Harm(TomlTable, frozen=True, kw_only=True):
    """What an activated enemy does to the player who rolled its number."""

    trench: Few | None = None
    crew: Few | None = None
    shot_down: Few | None = None
    broken: Few | None = None
    wing: bool | None = None  # of drones, only these
    logistics: Few | None = None


class Trouble(Harm, frozen=True, kw_only=True):
    """What a mishap does to a player."""

    support: Few | None = None
    actions: Few | None = None


class Standing(OneOf, frozen=True, kw_only=True):
    """What an enemy does by being on the field."""

    beside: ClassVar[frozenset[str]] = frozenset(["type"])

    minus: Few | None = None
    dearer: Few | None = None
    type: DroneType | None = None  # beside minus


class Threat(Card, frozen=True, kw_only=True):
    """What every threat has."""

    kind: str
    triangle: bool = False


class Enemy(Threat, frozen=True, kw_only=True):
    """Enemy troops or an enemy drone."""

    points: Points
    numbers: tuple[Die, ...]
    exchange: Distance
    harm: Harm
    armour: Few | None = None
    standing: Standing | None = None
    benefit: Few | None = None
    deactivates: tuple[EnemyKind, ...] = ()


class GroundEnemy(Enemy, frozen=True, kw_only=True):
    kind: GroundKind
    distance: Distance


class EnemyDrone(Enemy, frozen=True, kw_only=True):
    kind: Literal["drone"]


class Mishap(Threat, frozen=True, kw_only=True):
    """A mishap: what it does, to how many players, and what the soldiers say about it."""

    kind: Literal["mishap"]
    harm: Trouble
    players: Players
    note: Text | None = None


class About(records.About, frozen=True, kw_only=True):
    """What a card set is, and the end of the Logistics track."""

    game: Literal["drones"]
    most_logistics: Track


class CardSet(records.CardSet, frozen=True, kw_only=True):
    """All the decks of Dronovody."""

    about: About
    drones: list[Drone]
    characters: list[Character]
    support: list[Support]
    threats: list[Threat]

    def enemies(self) -> list[Enemy]:
        return [threat for threat in self.threats if isinstance(threat, Enemy)]
