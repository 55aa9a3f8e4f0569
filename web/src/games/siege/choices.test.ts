import { describe, expect, it } from 'vitest';
import type { Position } from '../../lib/protocol';
import { cancels, siegeCard, sorted } from './cards';
import { CAULDRON, EXPLOSION, RETREAT, atWall, byItself, canGoToAWall, inProgress, parts } from './choices';
import { guide } from './guide';
import { seen } from './seen';
import type { SiegeFacts } from './facts';

function asking(todo: string[], options: string[]): Position {
  return { view: { todo, options }, then: [] } as unknown as Position;
}

describe('cards', () => {
  it('are siege cards with colour and strength, or tactics cards', () => {
    expect(siegeCard('R11')).toEqual({ colour: 'R', strength: 11 });
    expect(siegeCard('SP')).toBeNull();
    expect(siegeCard('desertion')).toBeNull();
  });

  it('are sorted by colour or by strength, tactics cards last', () => {
    const hand = ['exchange', 'S2', 'J1', 'R10', 'R9', 'B2'];
    expect(sorted(hand, 'colour')).toEqual(['R9', 'R10', 'B2', 'S2', 'J1', 'exchange']);
    expect(sorted(hand, 'strength')).toEqual(['B2', 'S2', 'R9', 'R10', 'J1', 'exchange']);
  });

  it('cancel only as the 0 and the 11 of one colour', () => {
    expect(cancels('B0', 'B11')).toBe(true);
    expect(cancels('B11', 'B0')).toBe(true);
    expect(cancels('B0', 'R11')).toBe(false);
    expect(cancels('B0', 'J1')).toBe(false);
  });
});

describe('choices', () => {
  it('name what comes to a wall', () => {
    expect(['R7', CAULDRON, RETREAT, EXPLOSION].map((held) => atWall(held, 3))).toEqual(['R7@3', 'oil 3', 'retreat 3', 'explode 3']);
  });

  it('tell whether anything can be done with a card', () => {
    const position = asking(['PlayACard'], ['R7@3', 'play desertion']);
    expect(canGoToAWall(position, 'R7')).toBe(true);
    expect(canGoToAWall(position, 'R8')).toBe(false);
    expect(byItself(position, 'desertion')).toEqual(['play desertion']);
    expect(byItself(position, 'R7')).toBeNull();
    expect(byItself(asking(['SetAside(0)'], ['pick R7']), 'R7')).toEqual(['pick R7']);
  });

  it('know what an action in progress puts to a wall', () => {
    expect(inProgress(asking(['Move(7)'], ['discard', 'R7@1', 'R7@2']))).toBe('R7');
    expect(inProgress(asking(['Blast'], ['explode 2']))).toBe(EXPLOSION);
    expect(inProgress(asking(['PlayACard'], ['R7@1']))).toBeNull();
  });

  it('are about cards and walls', () => {
    expect(parts('R10@3')).toEqual({ card: 'R10', wall: 3 });
    expect(parts('pick SP')).toEqual({ card: 'SP', wall: null });
    expect(parts('play treachery')).toEqual({ card: 'treachery', wall: null });
    expect(parts('control 5')).toEqual({ card: null, wall: 5 });
    expect(parts('pass')).toEqual({ card: null, wall: null });
  });

  it('are explained step by step', () => {
    for (const step of ['Prepare', 'PlayACard', 'DrawACard', 'Declare', 'Redeploy', 'Move', 'Recruit', 'Enlist']) expect(guide).toHaveProperty(step);
    for (const step of ['Desert', 'Betray', 'TurnCoat', 'Blast', 'Reinforce', 'SetAside']) expect(guide).toHaveProperty(step);
  });
});

describe('the discard at a glance', () => {
  it('tells where each siege card is', () => {
    const facts = { attack: [['R1'], ['J1']], defence: [['Y2']], hand: ['G3'], aside: [], discard: ['B4', 'SP'] } as unknown as SiegeFacts;
    const cells = seen(facts).flat();
    const where = (card: string) => cells.find((cell) => cell.card === card)?.where;
    expect(cells).toHaveLength(60);
    expect(['R1', 'Y2', 'G3', 'B4', 'S5'].map(where)).toEqual(['placed', 'placed', 'inHand', 'gone', 'unknown']);
  });
});
