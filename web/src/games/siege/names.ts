// Cards and walls in words, for labels and for those who hear the board instead of seeing it.
import { says } from '../../lib/words.svelte';
import { siegeCard } from './cards';
import { CAULDRON, EXPLOSION, RETREAT } from './choices';
import { ATTACKER, DEFENDER, type Complete } from './view';
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

/** Who sits there, and by what name if there is one. */
export function playerName(play: Play, seat: number): string {
  const role = seatName(seat);
  const name = play.board().seats[seat]?.player;
  return name && name !== role ? `${role}, ${name}` : role;
}

export function seatName(seat: number): string {
  return say(seat === ATTACKER ? 'attacker' : 'defender');
}

/** What a wall counts: “3 cards a side, colour, then sum”. */
export function tileName(play: Play, wall: number): string {
  const { spaces, counts } = play.tile(wall);
  return `${say(`spaces${spaces}` as Word)}, ${say(counts)}`;
}

function completeName(complete: Complete): string {
  return say('complete', { said: complete.said, n: complete.strength });
}

/** A wall with everything that lies there, and what a click on it would do. */
export function wallName(play: Play, wall: number): string {
  const title = [say('wall', { n: wall }), ...(wall === GATE ? [say('gate')] : []), wallState(play, wall)].join(', ');
  const sides = [ATTACKER, DEFENDER].map((seat) => sideName(play, seat, wall));
  const doing = play.lit(wall) ? [doingName(play, wall)] : [];
  return [title, tileName(play, wall), ...sides, ...doing].join('; ');
}

export function wallState(play: Play, wall: number): string {
  if (play.broken(wall)) return say('broken');
  return say(play.damaged(wall) ? 'damaged' : 'intact');
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
