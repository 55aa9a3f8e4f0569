// What became of everybody, told to whoever looks.
import type { Ended, Seat } from '../lib/protocol';
import { named, type Say } from './named';

export function headline(result: Ended | null, seats: Seat[], say: Say): string {
  const mine = seats.flatMap((seat, index) => (seat.mine ? [index] : []));
  const names = (these: number[]) => these.map((seat) => named(seats[seat]!, say)).join(', ');
  if (!result) return say('drawn');
  const { outcome, winners } = result;
  if (outcome !== 'decided' && seats.length > 1) return say(outcome === 'won' ? 'teamWon' : 'teamLost');
  if (outcome === 'lost') return mine.length > 0 ? say('lostGame') : say('lostBy', { name: names([0]) });
  if (winners.length === 0) return say('drawn');
  if (mine.length === 1) return say(!winners.includes(mine[0]!) ? 'lostGame' : winners.length > 1 ? 'wonEqual' : 'won');
  return say('wonBy', { name: names(winners), n: winners.length });
}

/** A seat with its place and its score; equals share a place, and the next is as many further on. */
export interface Placed {
  place: number;
  seat: number;
  score: number | undefined;
}

/** Everybody from first to last, where there is more to tell than who has won. */
export function standing({ ranking, scores }: Ended): Placed[] {
  const seats = ranking.flat();
  if (seats.length < 2 || (scores.length === 0 && ranking.length < 3)) return [];
  const placed = ranking.map((equals, n) => ({ equals, place: 1 + ranking.slice(0, n).flat().length }));
  return placed.flatMap(({ equals, place }) => equals.map((seat) => ({ place, seat, score: scores[seat] })));
}

/** What another game with the same players is called. */
export function another(seats: Seat[]): 'playAgain' | 'rematch' | 'rematchRound' {
  return seats.length === 1 ? 'playAgain' : seats.length === 2 ? 'rematch' : 'rematchRound';
}
