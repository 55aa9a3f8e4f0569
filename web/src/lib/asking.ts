// What every game's view says about the question on the table.
import type { Position, Seat } from './protocol';

export const NATURE = -1;
export const SPECTATOR = -2;

export interface Asking {
  asked: number;
  options: string[];
  todo: string[];
}

export function asking(position: Position): Asking {
  return position.view as Asking;
}

/** The step that asks, the last of those still to do, without its numbers: `Draw(0)` is a `Draw`. */
export function stepOf(todo: string[]): string {
  return (todo.at(-1) ?? '').replace(/\(.*/s, '');
}

/** What has to be chosen to make a choice: the choice itself, or a pass before it; null if it is not to be had. */
export function offered(position: Position, choice: string): string[] | null {
  if (asking(position).options.includes(choice)) return [choice];
  return position.then.includes(choice) ? ['pass', choice] : null;
}

/** The seat that is to choose, or null; of several that settle something at the same time, one's own as long as it has not. */
export function askedSeat(position: Position, seats: Seat[]): number | null {
  const here = position.view.seat as number;
  const others = position.settling.filter((seat) => seat !== here);
  if (position.settle && !position.settled) return here;
  const asked = others.find((seat) => seats[seat]?.mine) ?? others[0] ?? asking(position).asked;
  return position.over || seats[asked] === undefined ? null : asked;
}
