// A view of Dronovody as it lies on the table: boards, and the field as a table of lines and numbers of the die.
import type { DronesFacts } from './facts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export const HIDDEN = '-';

/** A card on the table; a key belongs to one card of a position. */
export interface Piece {
  id: string;
  key: string;
  /** Whether it is turned over: used this round, or broken. */
  turned: boolean;
}

/** Everything that lies at one player's board. */
export interface Side {
  seat: number;
  logistics: number;
  crew: Piece[];
  hq: Piece[];
  depot: Piece[];
  broken: Piece[];
  opened: Piece[];
  projects: Piece[];
  protection: Piece[];
  played: Piece[];
  trophies: Piece[];
  mishaps: Piece[];
  hand: Piece[];
  kept: Piece[];
  wounded: string[];
  exchanged: boolean;
}

/** Copies share an id: the first that is met gets `id#1`, the next `id#2`. */
class Numbering {
  private readonly met = new Map<string, number>();

  piece(id: string, turned = false): Piece {
    const n = (this.met.get(id) ?? 0) + 1;
    this.met.set(id, n);
    return { id, key: `${id}#${n}`, turned };
  }

  /** A pile, some of whose cards are turned over: as many copies of each as are listed. */
  pile(ids: string[] = [], turned: string[] = []): Piece[] {
    const left = [...turned];
    return ids.map((id) => {
      const at = left.indexOf(id);
      if (at >= 0) left.splice(at, 1);
      return this.piece(id, at >= 0);
    });
  }
}

export class Layout {
  readonly sides: Side[];
  readonly shop: Piece[];
  readonly looked: Piece[];

  constructor(v: DronesFacts) {
    const numbering = new Numbering();
    this.sides = v.logistics.map((_, seat) => side(v, seat, numbering));
    this.shop = numbering.pile(v.shop);
    this.looked = numbering.pile(v.looked);
  }
}

function side(v: DronesFacts, seat: number, numbering: Numbering): Side {
  const pile = (piles: string[][], turned?: string[]) => numbering.pile(piles[seat], turned);
  return {
    seat,
    logistics: v.logistics[seat] ?? 0,
    crew: pile(v.crew, v.turned[seat]),
    hq: pile(v.hq, v.turned[seat]),
    depot: pile(v.depot),
    broken: pile(v.broken, v.broken[seat]),
    opened: pile(v.opened),
    projects: pile(v.projects, v.spent[seat]),
    protection: pile(v.protection),
    played: pile(v.played),
    trophies: pile(v.trophies),
    mishaps: pile(v.mishaps),
    hand: pile(v.hand),
    kept: pile(v.kept),
    wounded: v.wounded[seat] ?? [],
    exchanged: Boolean((v.exchanged >> seat) & 1),
  };
}

/** The seats in the order of turns, from whoever sits below on. */
export function round(below: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, n) => (below + n) % seats);
}

export type Line = 1 | 2 | 3;
export const LINES: Line[] = [3, 2, 1];

/** Where an enemy stands, and which numbers of the die wake it. */
export interface Standing {
  line: Line;
  numbers: number[];
}

/** Enemies of one kind of card. */
export interface Group {
  id: string;
  count: number;
}

/** A place in a line: what stands over one number of the die, or over several that adjoin. */
export interface Spot {
  line: Line;
  from: number;
  to: number;
  groups: Group[];
}

/** The field as a table. Whoever answers to several numbers spans them where nobody else is in the way, and stands in each of them otherwise. */
export function table(field: string[], standing: (id: string) => Standing): Spot[] {
  const groups = [...new Set(field)].map((id) => ({ id, count: field.filter((other) => other === id).length }));
  return LINES.flatMap((line) => row(line, groups.filter(({ id }) => standing(id).line === line), standing));
}

function row(line: Line, groups: Group[], standing: (id: string) => Standing): Spot[] {
  const over = (face: number) => groups.filter(({ id }) => standing(id).numbers.includes(face));
  const spanning = groups.filter(({ id }) => adjoin(standing(id).numbers) && standing(id).numbers.every((face) => over(face).length === 1));
  const wide = spanning.map((group): Spot => {
    const { numbers } = standing(group.id);
    return { line, from: numbers[0]!, to: numbers.at(-1)!, groups: [group] };
  });
  const narrow = FACES.filter((face) => !wide.some(({ from, to }) => from <= face && face <= to)).map((face): Spot => ({ line, from: face, to: face, groups: over(face) }));
  return [...wide, ...narrow].sort((a, b) => a.from - b.from);
}

function adjoin(numbers: number[]): boolean {
  return numbers.length > 1 && numbers.every((face, n) => n === 0 || face === numbers[n - 1]! + 1);
}

/** How high each line of the field is drawn: one without enemies is low, one with several kinds in a place is high. */
export function heights(spots: Spot[]): number[] {
  return LINES.map((line) => {
    const most = Math.max(0, ...spots.filter((spot) => spot.line === line).map(({ groups }) => groups.length));
    return most === 0 ? 0.5 : most === 1 ? 1 : 1.35;
  });
}

export function counted(groups: Group[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

/** The chance in percent of at least one hit within some attacks. */
export function within(chance: number, attacks: number): number {
  return Math.round(100 * (1 - (1 - chance / 100) ** attacks));
}

/** Which lap of the Command phase it is: a card is played in each. */
export function lapOf(v: DronesFacts): number {
  const held = v.hand.map((hand) => hand.length);
  return Math.min(4, Math.max(1, 5 - Math.max(...held)));
}

/** A number as it is printed, with a true minus. */
export function printed(n: number | undefined): string {
  return String(n ?? '').replace('-', '−');
}
