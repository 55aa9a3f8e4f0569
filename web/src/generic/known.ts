// What a view tells beside the question that it asks.

export type Known = Record<string, unknown>;

const ASKING = ['seat', 'asked', 'options', 'todo', 'over'];

export function known(view: Known): Known {
  return Object.fromEntries(Object.entries(view).filter(([name]) => !ASKING.includes(name)));
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
