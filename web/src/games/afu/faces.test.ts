import { describe, expect, it } from 'vitest';
import type { CardShown } from '../../lib/protocol';
import { CardIndex, face } from './faces';

function shown(deck: string, values: object): CardShown {
  return { id: 'one', deck, name: 'One', values, lines: [], source: 'rulebook', provenance: '' };
}

const troop = { type: 'artillery', attack: 0, defence: 3, support: 1, enhanced: ['defence'], marks: [], badge: 'guns', compensation: { points: 1, panic: null } };

describe('the face of a card', () => {
  it('has the printed numbers, a zero too, with their arrows', () => {
    const { figures } = face(shown('starting', { ...troop, colour: 'blue' }));
    expect(figures.map((it) => [it.symbol, it.value, it.enhanced])).toEqual([
      ['attack', '0', false],
      ['defence', '3', true],
      ['support', '+1', false],
    ]);
  });

  it('has its price only where there is one', () => {
    expect(face(shown('starting', { ...troop, colour: 'blue' }))).toMatchObject({ tone: 'blue', price: null, badge: 'guns' });
    expect(face(shown('afu', { ...troop, cost: 4 }))).toMatchObject({ tone: 'afu', price: 4, gives: { symbol: 'points', n: '1' } });
  });

  it('has the bonus in two parts', () => {
    const bonus = { when: { destroyed: 2, badge: null }, reward: { points: 3, draw: null } };
    expect(face(shown('afu', { ...troop, bonus }))).toMatchObject({ when: { symbol: 'destroyed', n: '2' }, reward: { symbol: 'points', n: '+3' } });
    expect(face(shown('afu', { ...troop, bonus: { when: null, reward: { draw: 1 } } }))).toMatchObject({ when: null, reward: { symbol: 'draw', n: undefined } });
  });

  it('of an invader, an event, an objective and an achievement uses the same places', () => {
    expect(face(shown('invaders', { deck: 'II', attack: 4, defence: 5, enhanced: [], marks: ['air', 'rocket'] }))).toMatchObject({ corner: 'II', picture: 'air', marks: ['rocket'] });
    expect(face(shown('promos', { chain: true, effect: { buy: 4 } }))).toMatchObject({ tone: 'event', marks: ['chain'], reward: { symbol: 'points', n: '4' } });
    expect(face(shown('objectives', { kind: 'city', need: { attack: null, defence: 9 }, points: 4 }))).toMatchObject({ picture: 'city', figures: [{ symbol: 'defence', value: '9' }], gives: { n: '4' } });
    expect(face(shown('achievements', { points: 5, goal: { count: 'panic', at_least: null, at_most: 1 } }))).toMatchObject({ picture: 'panic', when: { n: '≤1' } });
  });
});

describe('the index of a set', () => {
  it('knows the badges that bonuses ask for', () => {
    const asking = shown('afu', { ...troop, bonus: { when: { badge: 'wings' }, reward: { attack: 2 } } });
    const index = new CardIndex({ cards: [asking], badges: { wings: 'крила' } });
    expect([index.asked.has('wings'), index.asked.has('guns'), index.badge('wings'), index.badge('x')]).toEqual([true, false, 'крила', 'x']);
  });
});
