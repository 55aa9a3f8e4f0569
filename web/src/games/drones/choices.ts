// The notations of Dronovody's choices: what each means, and which thing on the table it is about.

export type Place = 'crew' | 'hq' | 'trench';
export type Verb =
  | 'play' | 'discard' | 'keep' | 'use' | 'exchange' | 'activate' | 'give' | 'sortie' | 'buy' | 'scrap' | 'lose' | 'break' | 'repair' | 'attack' | 'wound';
export type Word = 'recruit' | 'transfer' | 'evacuation' | 'shop' | 'pass' | 'stop' | 'done' | 'end turn' | 'reroll' | 'leave it';
export type Kind = Verb | Word | 'put' | 'evacuate';

export interface Meaning {
  text: string;
  kind: Kind;
  card: string;
  /** Of `put`. */
  place: Place | null;
  /** Whether the drone is a broken one. */
  broken: boolean;
  /** Of `evacuate`: which of the wounded, from 0. */
  n: number;
}

/** Where a card lies on somebody's board, or between the boards. */
export type Zone = 'hand' | 'crew' | 'hq' | 'looked' | 'depot' | 'broken' | 'opened' | 'projects' | 'trophies' | 'shop' | 'field';

export const ACTIONS = ['recruit', 'transfer', 'evacuation', 'shop'] as const;
export const PLACES: Place[] = ['crew', 'hq', 'trench'];

const VERBS: readonly string[] = [
  'play', 'discard', 'keep', 'use', 'exchange', 'activate', 'give', 'sortie', 'buy', 'scrap', 'lose', 'break', 'repair', 'attack', 'wound',
];

const STAFF: Kind[] = ['use', 'give', 'wound', 'put'];
const ABOUT: Record<Zone, Kind[]> = {
  hand: ['play', 'discard', 'keep'],
  crew: STAFF,
  hq: STAFF,
  looked: ['put'],
  depot: ['sortie', 'scrap', 'lose', 'break'],
  broken: ['scrap', 'lose', 'repair'],
  opened: ['activate'],
  projects: ['use'],
  trophies: ['exchange'],
  shop: ['buy'],
  field: ['attack'],
};

/** What a notation means. */
export function read(text: string): Meaning {
  const blank = { text, card: '', place: null, broken: false, n: -1 };
  const put = /^(\S+) to (crew|hq|trench)$/.exec(text);
  if (put) return { ...blank, kind: 'put', card: put[1]!, place: put[2] as Place };
  const [first = '', ...rest] = text.split(' ');
  if (first === 'evacuate') return { ...blank, kind: 'evacuate', n: Number(rest[0]) - 1 };
  if (!VERBS.includes(first)) return { ...blank, kind: text as Word };
  return { ...blank, kind: first as Verb, card: rest.at(-1) ?? '', broken: rest.length > 1 };
}

/** Whether a choice is about a card that lies in a zone. */
export function about(meaning: Meaning, card: string, zone: Zone): boolean {
  return meaning.card === card && ABOUT[zone].includes(meaning.kind) && meaning.broken === (zone === 'broken' && meaning.kind !== 'repair');
}

/** Choices that are made by a click on their card: something has to be chosen, and nothing else is meant. */
const AT_ONCE: Kind[] = ['keep', 'give', 'scrap', 'lose', 'break', 'repair', 'wound', 'evacuate', 'buy'];

export function atOnce(meanings: Meaning[], step: string): boolean {
  const [only] = meanings;
  if (meanings.length !== 1 || !only) return false;
  return AT_ONCE.includes(only.kind) || (only.kind === 'discard' && step !== 'Turn') || (only.kind === 'put' && step !== 'Turn');
}

/** What a click on a card would mean where nothing about it is offered. */
export function meant(card: string, zone: Zone, step: string): string | null {
  switch (zone) {
    case 'hand':
      return step === 'Turn' ? `play ${card}` : step === 'Draft' ? `keep ${card}` : `discard ${card}`;
    case 'depot':
      return `sortie ${card}`;
    case 'broken':
      return `repair ${card}`;
    case 'opened':
      return `activate ${card}`;
    case 'crew':
    case 'hq':
    case 'projects':
      return `use ${card}`;
    case 'trophies':
      return `exchange ${card}`;
    case 'shop':
      return `buy ${card}`;
    case 'field':
      return `attack ${card}`;
    case 'looked':
      return null;
  }
}
