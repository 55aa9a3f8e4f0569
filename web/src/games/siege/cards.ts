// The cards of Siege by their notation (siege-2, siege-3): R7 is the red 7, J1 a Joker, `desertion` an action.

export const COLOURS = ['R', 'Y', 'G', 'B', 'S'] as const;
const ELITE = ['J1', 'J2', 'SP', 'SH'] as const;
const ACTIONS = [
  'redeployment',
  'recruitment',
  'desertion',
  'treachery',
  'explosion',
  'reinforcements',
  'exchange',
] as const;
export const STRENGTHS = Array.from({ length: 12 }, (_, strength) => strength);

export type Colour = (typeof COLOURS)[number];
export const COLOUR_NAMES = { R: 'red', Y: 'yellow', G: 'green', B: 'blue', S: 'steel' } as const;
export type Action = (typeof ACTIONS)[number];
export type Order = 'colour' | 'strength';

export interface SiegeCard {
  colour: Colour;
  strength: number;
}

/** The colour and strength of a siege card, null for a tactics card. */
export function siegeCard(card: string): SiegeCard | null {
  const [, colour, strength] = /^([RYGBS])(\d+)$/.exec(card) ?? [];
  return colour === undefined ? null : { colour: colour as Colour, strength: Number(strength) };
}

export function isAction(card: string): card is Action {
  return (ACTIONS as readonly string[]).includes(card);
}

/** Siege cards by colour or by strength; tactics cards always last. */
export function sorted(cards: readonly string[], order: Order): string[] {
  return [...cards].sort((a, b) => rank(a, order) - rank(b, order));
}

function rank(card: string, order: Order): number {
  const siege = siegeCard(card);
  if (siege === null) return 1000 + [...ELITE, ...ACTIONS].findIndex((tactics) => tactics === card);
  const colour = COLOURS.indexOf(siege.colour);
  return order === 'colour' ? colour * STRENGTHS.length + siege.strength : siege.strength * COLOURS.length + colour;
}

/** Whether two siege cards would discard each other: the 0 and the 11 of a colour (siege-20). */
export function cancels(card: string, other: string): boolean {
  const [a, b] = [siegeCard(card), siegeCard(other)];
  return a !== null && b !== null && a.colour === b.colour && Math.abs(a.strength - b.strength) === 11;
}
