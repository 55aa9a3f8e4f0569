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
  return position.view as unknown as Asking;
}

/** The kind of question without its numbers: `Field(0)` is a `Field`. */
export function kindOfQuestion(position: Position): string {
  return (asking(position).todo.at(-1) ?? '').replace(/\(.*/s, '');
}

/** The seat that is to choose, or null. */
export function askedSeat(position: Position, seats: Seat[]): number | null {
  const { asked } = asking(position);
  return position.over || seats[asked] === undefined ? null : asked;
}
