import { describe, expect, it } from 'vitest';
import type { AfuFacts } from './facts';
import { Layout } from './layout';

const NOBODY = ['-', '-', '-'];

function facts(more: Partial<AfuFacts>): AfuFacts {
  const two = { attack: [NOBODY, NOBODY], attack_support: [NOBODY, NOBODY], defence: [NOBODY, NOBODY], defence_support: [NOBODY, NOBODY] };
  const piles = { offered: [[], []], fought: [[], []], spent: [[], []], revealed: [], discard_tops: ['-', '-'], hands: [1, 2], display: ['-'], top: ['-'], objectives: [], enemy_bid: ['-'], foreseen: [] };
  return { seat: 0, players: '2', colour: 'yellow', hand: ['scouts'], secret: [], ...two, ...piles, ...more } as AfuFacts;
}

describe('the layout', () => {
  it('gives copies keys of their own, one’s own cards first', () => {
    const layout = new Layout(facts({ hand: ['scouts', 'scouts'], display: ['scouts', '-'] }), 0, null);
    expect(layout.mine.hand.map((piece) => piece.key)).toEqual(['scouts#1', 'scouts#2']);
    expect(layout.display.map((piece) => piece?.key)).toEqual(['scouts#3', undefined]);
  });

  it('keeps the key of a card that goes from the hand to the front', () => {
    const fielded = new Layout(facts({ hand: [], defence: [['-', 'scouts', '-'], NOBODY] }), 0, null);
    expect(fielded.mine.defence[1]?.key).toBe(new Layout(facts({}), 0, null).mine.hand[0]?.key);
  });

  it('shows another hand from behind, and open where everything is', () => {
    const hidden = new Layout(facts({}), 0, null).other!;
    expect([hidden.open, hidden.hand.map((piece) => piece.key)]).toEqual([false, ['back#1-0', 'back#1-1']]);
    const open = new Layout(facts({}), 0, [facts({ seat: 1, hand: ['medics', 'scouts'] })]).other!;
    expect([open.open, open.hand.map((piece) => piece.id)]).toEqual([true, ['medics', 'scouts']]);
  });

  it('knows the colours of the seats and that nobody sits opposite in a solo game', () => {
    const layout = new Layout(facts({ colour: 'blue' }), 0, null);
    expect([layout.mine.colour, layout.other?.colour]).toEqual(['blue', 'yellow']);
    expect(new Layout(facts({ players: '1' }), 0, null).other).toBeNull();
  });
});

describe('a front', () => {
  it('keeps the key of a card that has fought', () => {
    const fought = new Layout(facts({ hand: [], fought: [['scouts'], []], discard_tops: ['scouts', '-'] }), 0, null);
    expect([fought.mine.fought[0]?.key, fought.mine.discardTop?.key]).toEqual(['scouts#1', 'scouts#2']);
  });
});
