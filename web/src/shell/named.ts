// What somebody at a table is called.
import type { Seat } from '../lib/protocol';
import type { words } from '../lib/words/shell';
import type { Facts } from '../lib/words.svelte';

export type Say = (key: keyof typeof words, facts?: Facts) => string;

/** In sentences about somebody: whoever has no name is called by the role. */
export function named(seat: Seat, say: Say): string {
  if (seat.kind === 'bot') return say('computerOf', { level: seat.player });
  if (seat.kind === 'open') return say('openSeat');
  return seat.player || seat.title;
}

/** Whether the name says no more than the role. */
export function nameless(seat: Seat): boolean {
  return seat.kind === 'person' && (seat.player === '' || seat.player === seat.title);
}
