// The notations of AFU's choices: what each means, which of them are about a thing on the table, and what a click would mean.
import { stepOf } from '../../lib/asking';

export type Row = 'defence' | 'support';
export type Verb = 'bonus' | 'treat' | 'recover' | 'spend' | 'buy' | 'offer' | 'discard' | 'keep' | 'dismiss' | 'next';
export type Kind = Row | Verb | 'take back' | 'bid' | 'calm' | 'pass' | 'done';

export interface Meaning {
  text: string;
  kind: Kind;
  card: string;
  /** The place from 0, or the number that is bid. */
  n: number;
  /** Of `calm`: hand, discard or deck. */
  where: string;
}

const VERBS: readonly string[] = ['bonus', 'treat', 'recover', 'spend', 'buy', 'offer', 'discard', 'keep', 'dismiss', 'next'];

/** What a notation means. */
export function read(text: string): Meaning {
  const blank = { text, card: '', n: -1, where: '' };
  const fielded = /^(.+)([@+])(\d)$/.exec(text);
  if (fielded) return { ...blank, kind: fielded[2] === '@' ? 'defence' : 'support', card: fielded[1]!, n: Number(fielded[3]) - 1 };
  const [first = '', second = '', third = ''] = text.split(' ');
  if (first === 'take') return { ...blank, kind: 'take back', n: Number(third) - 1 };
  if (first === 'bid') return { ...blank, kind: 'bid', n: Number(second) };
  if (first === 'calm') return { ...blank, kind: 'calm', where: second };
  if (VERBS.includes(first)) return { ...blank, kind: first as Verb, card: second };
  return { ...blank, kind: first as 'pass' | 'done' };
}

export function fielding(card: string, row: Row, place: number): string {
  return `${card}${row === 'defence' ? '@' : '+'}${place + 1}`;
}

export function takingBack(place: number): string {
  return `take back ${place + 1}`;
}

/** Whose fight it is, where there is one. */
export function fighterOf(todo: string[]): number | null {
  const fight = todo.findLast((step) => /^(Field|AfterCombat)\(/.test(step));
  return fight ? Number(/\d/.exec(fight)![0]) : null;
}

const OF_THE_HAND: Record<string, Verb> = {
  AfterCombat: 'spend',
  Compensate: 'spend',
  Purchase: 'spend',
  Pay: 'offer',
  SoloOffer: 'offer',
  Auction: 'offer',
  DiscardCard: 'discard',
};

/** What clicking a card of the hand would mean where it is not offered: the verb of the step. */
export function meantByHand(step: string): Verb | null {
  return OF_THE_HAND[step] ?? null;
}

export type Tab = 'front' | 'shop' | 'goals';
export type Phase = 'front' | 'objective' | 'shop';
const PHASES: Record<string, Phase> = {
  Events: 'front',
  Prepare: 'front',
  DeferredEffects: 'front',
  TakeObjective: 'front',
  Auction: 'objective',
  Pay: 'objective',
  SoloOffer: 'objective',
  Combat: 'front',
  Field: 'front',
  AfterCombat: 'front',
  Compensate: 'shop',
  Recruit: 'shop',
  Purchase: 'shop',
  EndOfRound: 'shop',
};

/** What the round is about now: of the steps still to do, the nearest that tells. */
export function phaseOf(todo: string[]): Phase {
  return todo.map((step) => PHASES[stepOf([step])]).findLast((phase) => phase !== undefined) ?? 'front';
}
