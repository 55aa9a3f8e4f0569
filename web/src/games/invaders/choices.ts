// The notations of Invaders' choices: what each means, and which thing on the table it is about.
import { SIDES, ZONES, type Side } from './view';

export type OfCard = 'play' | 'discard' | 'take out' | 'put in';
export type OfPlace = 'use' | 'move' | 'spend';
export type Word =
  | 'pass' | 'back' | 'done' | 'do it' | 'end turn' | 'ops centre' | 'plot draw' | 'plot cut' | 'full price' | 'cut discard' | 'cut drain' | 'save hero';
export type Kind = OfCard | OfPlace | Word | 'in' | 'slot' | 'strategy' | 'limit';

export interface Meaning {
  text: string;
  kind: Kind;
  /** A card or a strategy by its id. */
  card: string;
  /** Of a card in play: on whose side, where, the slot and the ability from 0. */
  side: Side | -1;
  zone: number;
  place: number;
  ability: number;
  n: number;
}

const CARDS = /^(play|discard|take out|put in|strategy) (\S+)$/;
const PLACES = new RegExp(`^(use|move|spend) (${ZONES.join('|')}) (\\d)(?: (second|third))?$`);
const SLOT = new RegExp(`^(${SIDES.join('|')}) (${ZONES.join('|')}) (\\d)$`);
const IN = new RegExp(`^in (${ZONES.join('|')})$`);
const ABILITIES = ['', 'second', 'third'];

const zoneNamed = (name: string) => ZONES.indexOf(name as (typeof ZONES)[number]);

/** What a notation means. */
export function read(text: string): Meaning {
  const blank = { text, card: '', side: -1, zone: -1, place: -1, ability: 0, n: 0 } as const;
  const card = CARDS.exec(text);
  if (card) return { ...blank, kind: card[1] as OfCard | 'strategy', card: card[2]! };
  const place = PLACES.exec(text);
  if (place) return { ...blank, kind: place[1] as OfPlace, zone: zoneNamed(place[2]!), place: Number(place[3]) - 1, ability: ABILITIES.indexOf(place[4] ?? '') };
  const slot = SLOT.exec(text);
  if (slot) return { ...blank, kind: 'slot', side: SIDES.indexOf(slot[1] as (typeof SIDES)[number]) as Side, zone: zoneNamed(slot[2]!), place: Number(slot[3]) - 1 };
  const zone = IN.exec(text);
  if (zone) return { ...blank, kind: 'in', zone: zoneNamed(zone[1]!) };
  const limit = /^limit (\d+)$/.exec(text);
  return limit ? { ...blank, kind: 'limit', n: Number(limit[1]) } : { ...blank, kind: text as Word };
}

export function inZone(zone: number): string {
  return `in ${ZONES[zone]}`;
}

export function slotText(side: Side, zone: number, place: number): string {
  return `${SIDES[side]} ${ZONES[zone]} ${place + 1}`;
}

/** Whether a choice is about a card in play; using, moving and spending are for the seat's own ones. */
export function aboutPiece(it: Meaning, side: Side, zone: number, place: number, own: Side): boolean {
  if (it.zone !== zone || it.place !== place) return false;
  return it.kind === 'slot' ? it.side === side : side === own;
}

/** The buttons that are no card and no place, in the order in which they stand. */
export const WORDS: Word[] = [
  'save hero', 'do it', 'full price', 'cut discard', 'cut drain', 'plot draw', 'plot cut', 'ops centre', 'done', 'pass', 'back', 'end turn',
];
