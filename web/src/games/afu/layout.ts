// A view of AFU as it lies on the table: every face-up card with a key that follows it from place to place.
import type { AfuFacts } from './facts';

export const PLACES = [0, 1, 2] as const;
const NONE = '-';

/** A card on the table; a key belongs to one card of a position. */
export interface Piece {
  id: string;
  key: string;
}

/** Everything that lies on one player's side. */
export interface Side {
  seat: number;
  colour: 'yellow' | 'blue';
  hand: Piece[];
  open: boolean;
  secret: string[];
  invaders: (Piece | null)[];
  invaderSupport: (Piece | null)[];
  defence: (Piece | null)[];
  support: (Piece | null)[];
  offered: Piece[];
  /** The cards that fought in this round. */
  fought: Piece[];
  spent: Piece[];
  discardTop: Piece | null;
}

/** Copies share an id: the first that is met gets `id#1`, the next `id#2`. */
class Numbering {
  private readonly met = new Map<string, number>();

  piece = (id: string): Piece => {
    const n = (this.met.get(id) ?? 0) + 1;
    this.met.set(id, n);
    return { id, key: `${id}#${n}` };
  };

  row = (ids: string[] = []): (Piece | null)[] => ids.map((id) => (id === NONE ? null : this.piece(id)));
}

export class Layout {
  readonly mine: Side;
  readonly other: Side | null;
  readonly display: (Piece | null)[];
  readonly top: Piece | null;
  readonly objective: Piece | null;
  readonly enemyBid: Piece | null;
  readonly foreseen: Piece[];

  constructor(
    private readonly v: AfuFacts,
    below: number,
    private readonly opened: AfuFacts[] | null,
  ) {
    const numbering = new Numbering();
    this.mine = this.side(below, numbering);
    this.other = v.players === '2' ? this.side(1 - below, numbering) : null;
    this.display = numbering.row(v.display);
    this.top = numbering.row(v.top)[0] ?? null;
    this.objective = v.objectives.length ? numbering.piece(v.objectives.at(-1)!) : null;
    this.enemyBid = numbering.row(v.enemy_bid)[0] ?? null;
    this.foreseen = v.foreseen.map(numbering.piece);
  }

  private side(seat: number, numbering: Numbering): Side {
    const v = this.v;
    const seen = v.seat === seat ? v : this.opened?.find((view) => view.seat === seat);
    const [defence, support] = [numbering.row(v.defence[seat]), numbering.row(v.defence_support[seat])];
    return {
      seat,
      colour: (seat === 0) === (v.colour === 'yellow') ? 'yellow' : 'blue',
      hand: seen ? seen.hand.map(numbering.piece) : Array.from({ length: v.hands[seat] ?? 0 }, (_, n) => ({ id: '', key: `back#${seat}-${n}` })),
      open: seen !== undefined,
      secret: v.revealed[seat] ?? seen?.secret ?? [],
      invaders: numbering.row(v.attack[seat]),
      invaderSupport: numbering.row(v.attack_support[seat]),
      defence,
      support,
      offered: (v.offered[seat] ?? []).map(numbering.piece),
      fought: (v.fought[seat] ?? []).map(numbering.piece),
      spent: (v.spent[seat] ?? []).map(numbering.piece),
      discardTop: numbering.row([v.discard_tops[seat] ?? NONE])[0] ?? null,
    };
  }
}

/** Whether nobody stands on a side's front. */
export function quiet(side: Side): boolean {
  return [side.invaders, side.invaderSupport, side.defence].every((row) => row.every((piece) => piece === null));
}

/** How many invaders are still in a seat's face-down deck. */
export function invadersLeft(v: AfuFacts, seat: number): number {
  return (v.invaders[seat]?.length ?? 0) - (v.escapeds[seat] ?? 0);
}

export function deckLeft(v: AfuFacts): number {
  return v.reserve.length + v.under.length + (v.top[0] === NONE ? 0 : 1);
}
