// Where each siege card is, as far as the visitor knows: the help that the open discard gives (siege-51).
import { COLOURS, STRENGTHS, type Colour } from './cards';
import type { SiegeFacts } from './facts';

export type Where = 'gone' | 'placed' | 'inHand' | 'unknown';

export interface Seen {
  card: string;
  colour: Colour;
  strength: number;
  where: Where;
}

/** All siege cards, a row for each colour. */
export function seen(facts: SiegeFacts): Seen[][] {
  const places = new Map<string, Where>();
  for (const card of [...facts.attack, ...facts.defence].flat()) places.set(card, 'placed');
  for (const card of [...facts.hand, ...facts.aside]) places.set(card, 'inHand');
  for (const card of facts.discard) places.set(card, 'gone');
  const cell = (colour: Colour, strength: number): Seen => {
    const card = `${colour}${strength}`;
    return { card, colour, strength, where: places.get(card) ?? 'unknown' };
  };
  return COLOURS.map((colour) => STRENGTHS.map((strength) => cell(colour, strength)));
}
