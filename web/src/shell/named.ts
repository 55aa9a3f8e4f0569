// What somebody at a table is called.
import type { Seat } from '../lib/protocol';
import type { words } from '../lib/words/shell';
import type { Facts } from '../lib/words.svelte';

export type Say = (key: keyof typeof words, facts?: Facts) => string;

/** In sentences about somebody: by the role where there is no name, or where others at the table are called the same. */
export function named(seat: Seat, say: Say, among: Seat[] = []): string {
  if (seat.kind === 'open') return say('openSeat');
  if (among.filter((one) => one.kind === seat.kind && (one.kind === 'bot' || one.player === seat.player)).length > 1) return seat.title;
  if (seat.kind === 'bot') return say('computerOf', { level: seat.player });
  return seat.player || seat.title;
}

/** Whether the name says no more than the role. */
export function nameless(seat: Seat): boolean {
  return seat.kind === 'person' && (seat.player === '' || seat.player === seat.title);
}
