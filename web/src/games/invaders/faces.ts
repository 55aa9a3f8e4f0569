// What stands on a card of Invaders, and where.
import type { Cards, CardShown } from '../../lib/protocol';
import { pictureOf } from './pictures';
import { SIGNS, type SignName } from './symbols/signs';

/** Whatever a card may have written on it. */
export interface Values {
  types?: string[];
  keywords?: string[];
  power?: number | null;
  discard?: number;
  drain?: number;
  invulnerable?: boolean;
  tokens?: number | null;
  wins_with?: number | null;
  one_shot?: unknown[];
  use?: unknown[];
  answer?: { cancel?: boolean | null; prevent_drain?: number | null; protect?: boolean | null } | null;
  note?: unknown;
  side?: 'mankind' | 'invader';
}

export interface Face {
  side: 'mankind' | 'invader';
  /** Null of a one-shot. */
  power: number | null;
  discard: number;
  drain: number;
  types: SignName[];
  /** What it answers with, where it does. */
  answers: SignName | null;
  picture: string;
  /** What it does and when, in words. */
  text: string;
}

const SIDES: Record<string, Face['side']> = {
  mankind: 'mankind',
  'mankind-pool': 'mankind',
  heroes: 'mankind',
  invader: 'invader',
  'invader-pool': 'invader',
};
const BOARD = 'board';

function answerOf({ answer }: Values): SignName | null {
  if (!answer) return null;
  return answer.cancel ? 'cancel' : answer.protect ? 'token' : 'shield';
}

/** The lines that tell what a card does: after its type, keywords, power and prices, and before what people say about it. */
export function does({ lines, values }: CardShown): [string, string][] {
  const { keywords = [], power, discard, drain, note } = values as Values;
  const numbers = 1 + Number(keywords.length > 0) + Number(power != null) + Number(Boolean(discard)) + Number(Boolean(drain));
  return lines.slice(numbers, note ? -1 : undefined) as [string, string][];
}

/** What a card does, in one line; what it does in play is told with when, the rest speaks for itself. */
function told(card: CardShown): string {
  const { invulnerable, tokens, wins_with, one_shot = [], answer } = card.values as Values;
  const lines = does(card);
  const first = Number(Boolean(invulnerable || tokens || wins_with)) + Number(one_shot.length > 0);
  const last = lines.length - Number(Boolean(answer));
  return lines.map(([head, text], n) => (n < first || n >= last ? text : `${head}: ${text}`)).join('. ');
}

function signOf(type: string): SignName | null {
  return type in SIGNS ? (type as SignName) : null;
}

/** Where everything stands on a card. */
export function face(card: CardShown): Face {
  const values = card.values as Values;
  const types = card.deck === 'heroes' ? ['hero'] : (values.types ?? []);
  return {
    side: SIDES[card.deck] ?? values.side ?? 'mankind',
    power: values.power ?? null,
    discard: values.discard ?? 0,
    drain: values.drain ?? 0,
    types: types.map(signOf).filter((sign) => sign !== null),
    answers: answerOf(values),
    picture: pictureOf(card.id, card.deck, types),
    text: card.deck === BOARD ? (card.lines[0]?.[1] ?? '') : told(card),
  };
}

const VOWELS = 'аеєиіїоуюяaeiouy';
const BREAK = new RegExp(`(?<=\\p{L}{3})(?=[^${VOWELS}\\P{L}ьй’][${VOWELS}]\\p{L})`, 'giu');

/** A name that breaks between syllables where it has to; browsers know no Ukrainian ones by themselves. */
export function hyphenated(name: string): string {
  return name.replace(BREAK, '\u00ad');
}

const QUOTED = /[‘«“]([^’»”]+)[’»”]/;
const NARROW = 12; // letters that fit on a card of 60 px

/** A name for a narrow card: the one in quotes, or its first words; of a person, the last. */
export function shortName(name: string, person = false): string {
  const told = QUOTED.exec(name)?.[1] ?? name.split(/ – |, /)[0]!;
  if (told.length <= NARROW) return told;
  const words = told.split(' ');
  if (person) return words.at(-1)!;
  const fits = words.reduce((some, word) => (some && `${some} ${word}`.length > NARROW ? some : `${some} ${word}`.trim()), '');
  return told.startsWith(fits) ? fits : words[0]!;
}

const WIDE = 26; // letters that fit on a strategy

/** A strategy in short: the name in quotes, where all of it would be too long. */
export function strategyName(name: string): string {
  return name.length > WIDE ? (QUOTED.exec(name)?.[1] ?? name) : name;
}

/** The cards of a set by id. */
export class CardIndex {
  private readonly byId: Map<string, CardShown>;

  constructor(cards: Cards | null) {
    this.byId = new Map((cards?.cards ?? []).map((card) => [card.id, card]));
  }

  card(id: string): CardShown | null {
    return this.byId.get(id) ?? null;
  }

  name(id: string): string {
    return this.byId.get(id)?.name ?? id;
  }

  values(id: string): Values {
    return (this.byId.get(id)?.values ?? {}) as Values;
  }

  face(id: string): Face | null {
    const card = this.card(id);
    return card && face(card);
  }
}
