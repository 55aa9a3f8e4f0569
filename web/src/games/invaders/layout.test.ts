import { describe, expect, it } from 'vitest';
import { CardIndex, face, shortName } from './faces';
import { chain, held, located, slots, touched } from './layout';
import type { Doing, InvadersFacts, Piece } from './view';

const piece = (card: string, number: number): Piece => ({ card, number, tokens: 0, power: 0, used: 0, spent: 0, turned: false });
const doing = (card: string, over: Partial<Doing> = {}): Doing => ({
  kind: 'card', seat: 1, card, piece: -1, ability: 0, zone: -1, room: -1, picks: [], part: 0, cancelled: false, ...over,
});
const view = (over: Partial<InvadersFacts>) => ({ areas: [[], [piece('mako', 4)], [], [], [], [piece('kraken', 7)]], doings: [], ...over }) as unknown as InvadersFacts;

describe('the table', () => {
  it('has four slots a side, filled from the left', () => {
    expect(slots(view({}), 0, 1).map((one) => one?.card ?? null)).toEqual(['mako', null, null, null]);
    expect(slots(view({}), 1, 2)[0]?.number).toBe(7);
  });

  it('finds a piece by its number', () => {
    expect(located(view({}), 7)).toMatchObject({ side: 1, zone: 2 });
    expect(located(view({}), 9)).toBeNull();
  });

  it('tells copies in the hand apart', () => {
    expect(held(['mako', 'mako', 'lynx']).map(({ key }) => key)).toEqual(['mako#1', 'mako#2', 'lynx#1']);
  });
});

describe('the chain', () => {
  const answering = new CardIndex({ cards: [{ id: 'jam', deck: 'mankind', name: 'Jam', values: { answer: { cancel: true } }, lines: [], source: 'derived', provenance: '' }], badges: {} });

  it('stands with the newest on top, and says what cancels what', () => {
    const links = chain(view({ doings: [doing('swarm'), doing('jam', { seat: 0 })] }), [{ works: false, targets: [] }, { works: true, targets: [] }], answering);
    expect(links.map(({ n }) => n)).toEqual([2, 1]);
    expect(links[0]).toMatchObject({ cancels: true, works: true });
    expect(links[1]).toMatchObject({ cancels: false, works: false });
  });

  it('touches the zones of its targets', () => {
    expect(touched([doing('swarm')], [{ zone: 1, card: 'mako', number: 4 }], view({}))).toEqual([1]);
    expect(touched([doing('kraken', { zone: 2 })], [], view({}))).toEqual([2]);
    expect(touched([doing('saladin', { kind: 'ability', piece: 4 })], [], view({}))).toEqual([1]);
  });
});

describe('what stands on a card', () => {
  const card = (values: object, ...lines: [string, string][]) => face({ id: 'one', deck: 'mankind', name: 'One', values: { types: ['tech'], ...values }, lines: [['Type', 'Tech'], ...lines], source: 'derived', provenance: '' }).text;

  it('tells when it happens, and what besides', () => {
    expect(card({ power: 1, wins_with: 5 }, ['Power', '1'], ['Besides', '5 tokens win the game'], ['Every turn', 'token +1: this card'])).toBe('5 tokens win the game. Every turn: token +1: this card');
    expect(card({ power: 2, note: {} }, ['Power', '2'], ['Enters', 'draw 1'], ['Use', 'draw 2'], ['They say', 'Well.'])).toBe('Enters: draw 1. Use: draw 2');
  });

  it('leaves a one-shot and an answer as they are', () => {
    expect(card({ one_shot: [{}], discard: 1 }, ['Discard price', '1'], ['One-shot', 'draw 3'])).toBe('draw 3');
    expect(card({ power: 0, tokens: 8, answer: { protect: true } }, ['Power', '0'], ['Besides', 'enters with tokens: 8'], ['In play', 'power +1: Hero'], ['Answer', 'a token'])).toBe('enters with tokens: 8. In play: power +1: Hero. a token');
  });
});

describe('a name on a narrow card', () => {
  it('is what stands in quotes, or before a dash', () => {
    expect(shortName('‘Kraken’ Warmachine')).toBe('Kraken');
    expect(shortName('Бойовий крокохід «Мако»')).toBe('Мако');
    expect(shortName('NORAD – Cheyenne Mountain Bunker')).toBe('NORAD');
    expect(shortName('New York')).toBe('New York');
  });

  it('is the first words of a long one, and the last of a person', () => {
    expect(shortName('Deathworm Infestation')).toBe('Deathworm');
    expect(shortName('Unit Seven, Who Would Not Switch Off', true)).toBe('Unit Seven');
    expect(shortName('Sapper Tomás Quispe', true)).toBe('Quispe');
  });
});
