// The seven wall tiles, both sides, and what each counts (siege-4).

export type Counts = 'all' | 'run' | 'colour' | 'same' | 'highest' | 'lowest';

export interface Tile {
  spaces: number;
  counts: Counts;
}

export const WALLS = [1, 2, 3, 4, 5, 6, 7] as const;
export const GATE = 4;
export const WALLS_TO_WIN = 4;

const INTACT: Tile[] = [
  { spaces: 3, counts: 'highest' },
  { spaces: 4, counts: 'all' },
  { spaces: 3, counts: 'all' },
  { spaces: 2, counts: 'all' },
  { spaces: 3, counts: 'all' },
  { spaces: 4, counts: 'all' },
  { spaces: 3, counts: 'lowest' },
];
const DAMAGED: Tile[] = [
  { spaces: 3, counts: 'run' },
  { spaces: 2, counts: 'same' },
  { spaces: 3, counts: 'colour' },
  { spaces: 4, counts: 'lowest' },
  { spaces: 3, counts: 'colour' },
  { spaces: 2, counts: 'same' },
  { spaces: 3, counts: 'run' },
];

export function tileOf(wall: number, damaged: boolean): Tile {
  return (damaged ? DAMAGED : INTACT)[wall - 1]!;
}
