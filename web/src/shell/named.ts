// What somebody at a table is called.
import type { Seat } from '../lib/protocol';
import type { words } from '../lib/words/shell';
import type { Facts } from '../lib/words.svelte';

type Say = (key: keyof typeof words, facts?: Facts) => string;

export function named(seat: Seat, say: Say): string {
  if (seat.kind === 'bot') return say('computerOf', { level: seat.player || seat.level });
  if (seat.kind === 'open') return say('openSeat');
  return seat.player || (seat.mine ? say('youNamed') : seat.title);
}
