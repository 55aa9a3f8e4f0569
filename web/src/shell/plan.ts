// A game about to begin: who is to sit where, by which options, and how that is told.
import type { GameShown, Level, NewClock, NewSeat, NewTable } from '../lib/protocol';
import type { Say } from './named';

export type Opponent = Pick<NewSeat, 'kind' | 'level' | 'name'>;
export interface Plan {
  options: Record<string, string>;
  /** The number of one's own seat as text, or `random`. */
  mine: string;
  others: Record<number, Opponent>;
  match: boolean;
  /** Whether everything can be taken back if all agree. */
  friendly: boolean;
  clock: NewClock | null;
}

const USUAL = 'amateur';

export function usualLevel(levels: Level[]): string {
  return (levels.find((one) => one.name === USUAL) ?? levels[0])?.name ?? '';
}

export function usualOpponent(levels: Level[]): Opponent {
  return { kind: 'bot', level: usualLevel(levels) };
}

function seated(opponent: Opponent, name: string): NewSeat {
  if (opponent.kind === 'me') return { kind: 'me', name };
  return opponent.name === undefined ? opponent : { ...opponent, name: opponent.name.trim() };
}

/** The titles of the seats for the chosen number of players: the option `players` lists its values in the order of the seats' variants. */
export function seatsOf(game: GameShown, options: Record<string, string>): string[] {
  const players = game.options.find((option) => option.name === 'players');
  const chosen = players?.values.findIndex(({ value }) => value === options.players) ?? 0;
  return game.seats[Math.max(chosen, 0)] ?? [];
}

/** The other seats; without a title as long as chance decides who sits where. */
export function besides(game: GameShown, plan: Plan): { seat: number; title: string }[] {
  const seats = seatsOf(game, plan.options);
  const mine = plan.mine === 'random' ? 0 : ownSeat(seats, plan);
  return seats.map((title, seat) => ({ seat, title: plan.mine === 'random' ? '' : title })).filter(({ seat }) => seat !== mine);
}

function ownSeat(seats: string[], plan: Plan): number {
  return plan.mine === 'random' ? Math.floor(Math.random() * seats.length) : Math.min(Number(plan.mine), seats.length - 1);
}

export function newTable(game: GameShown, plan: Plan, name: string): NewTable {
  const seats = seatsOf(game, plan.options);
  const others = besides(game, plan).map(({ seat }): NewSeat => seated(plan.others[seat] ?? usualOpponent(game.levels), name));
  others.splice(ownSeat(seats, plan), 0, { kind: 'me', name });
  return {
    game: game.name,
    options: Object.fromEntries(game.options.map((option) => [option.name, plan.options[option.name] ?? option.values[0]!.value])),
    seats: others,
    match: plan.match && game.match && seats.length > 1,
    clock: plan.clock,
    friendly: plan.friendly,
  };
}

/** The options that are not as usual, each with what was chosen; how many play is seen by the seats. */
export function unusual(game: GameShown, chosen: Record<string, string>): { name: string; title: string; value: string }[] {
  return game.options
    .filter(({ name, values }) => name !== 'players' && (chosen[name] ?? values[0]!.value) !== values[0]!.value)
    .map(({ name, title, values }) => ({ name, title, value: values.find(({ value }) => value === chosen[name])?.title ?? '' }));
}

export function clockTitle(clock: NewClock | null, say: Say): string {
  return clock ? say('clockOf', { minutes: clock.seconds / 60, seconds: clock.increment ?? 0 }) : say('clockNone');
}
