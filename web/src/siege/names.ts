// Cards and walls in words, for labels and for those who hear the board instead of seeing it.
import { says } from '../lib/words.svelte';
import { siegeCard } from './cards';
import { CAULDRON, EXPLOSION, RETREAT } from './choices';
import { ATTACKER, DEFENDER, type Complete } from './facts';
import type { Play } from './play.svelte';
import { GATE } from './walls';
import { words } from './words';

export const say = says(words);
type Word = keyof typeof words;

export function cardName(card: string): string {
  const siege = siegeCard(card);
  return siege ? say(siege.colour, { n: siege.strength }) : say(card as Word);
}

export function cardNames(cards: readonly string[]): string {
  return cards.length > 0 ? cards.map(cardName).join(', ') : say('none');
}

export function seatName(seat: number): string {
  return say(seat === ATTACKER ? 'attacker' : 'defender');
}

/** What a wall counts: “3 cards a side, colour, then sum”. */
export function tileName(play: Play, wall: number): string {
  const { spaces, counts } = play.tile(wall);
  return `${say(`spaces${spaces}` as Word)}, ${say(counts)}`;
}

export function completeName(complete: Complete): string {
  return say('complete', { said: complete.said, n: complete.strength });
}

/** A wall with everything that lies there, and what a click on it would do. */
export function wallName(play: Play, wall: number): string {
  const state = say(play.damaged(wall) ? 'damaged' : 'intact');
  const title = say(wall === GATE ? 'gate' : 'wall', { n: wall });
  const sides = [ATTACKER, DEFENDER].map((seat) => sideName(play, seat, wall));
  const doing = play.lit(wall) ? [doingName(play, wall)] : [];
  return [`${title}, ${state}`, tileName(play, wall), ...sides, ...doing].join('; ');
}

function sideName(play: Play, seat: number, wall: number): string {
  const complete = play.complete(seat, wall);
  const cards = cardNames(play.cards(seat, wall));
  return say(seat === ATTACKER ? 'attack' : 'defence', { cards: complete ? `${cards}, ${completeName(complete)}` : cards });
}

/** What bringing the held thing to a wall would do. */
export function doingName(play: Play, wall: number): string {
  if (play.held === CAULDRON) return say('throwHere');
  if (play.held === RETREAT) return say('retreatHere');
  if (play.held === EXPLOSION) return say('explodeHere');
  const lay = say('layIt', { card: cardName(play.held ?? '') });
  const [other] = play.lost(play.above, wall);
  return other === undefined ? lay : `${lay}, ${say('takesAlong', { card: cardName(other) })}`;
}
