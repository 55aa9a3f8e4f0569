// What a view tells beside the question that it asks.
import type { OptionShown } from '../lib/protocol';

export type Known = Record<string, unknown>;

const ASKING = ['seat', 'asked', 'options', 'todo', 'over'];

/** The facts of the game as it stands, without the options that it is played by. */
export function known(view: Known, options: OptionShown[]): Known {
  const left = [...ASKING, ...options.map(({ name }) => name)];
  return Object.fromEntries(Object.entries(view).filter(([name]) => !left.includes(name)));
}

/** The options that the game is played by, in words. */
export function agreed(view: Known, options: OptionShown[]): Known {
  return Object.fromEntries(options.map(({ name, title, values }) => [title, values.find(({ value }) => value === view[name])?.title]));
}

/** The facts that are not the same as others of the same name. */
export function changed(facts: Known, others: Known): Known {
  return Object.fromEntries(Object.entries(facts).filter(([name, fact]) => JSON.stringify(fact) !== JSON.stringify(others[name])));
}

/** The name of a fact as people write it. */
export function titled(name: string): string {
  const spaced = name.replaceAll('_', ' ');
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
}
