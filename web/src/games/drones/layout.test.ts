import { describe, expect, it } from 'vitest';
import type { DronesFacts } from './facts';
import { Layout, counted, heights, lapOf, printed, round, table, within, type Standing } from './layout';

const NOBODY: string[][] = [[], []];
const facts = (some: Partial<DronesFacts>) =>
  ({
    logistics: [3, 3], exchanged: 0, shop: [], looked: [],
    crew: NOBODY, hq: NOBODY, turned: NOBODY, depot: NOBODY, broken: NOBODY, opened: NOBODY, projects: NOBODY, spent: NOBODY, protection: NOBODY,
    played: NOBODY, trophies: NOBODY, mishaps: NOBODY, hand: NOBODY, kept: NOBODY, wounded: NOBODY,
    ...some,
  }) as DronesFacts;

describe('a board', () => {
  it('gives every card a key of its own, wherever its copies lie', () => {
    const { sides } = new Layout(facts({ crew: [['pilot'], ['pilot']], hq: [['medic'], []] }));
    expect(sides.map((side) => side.crew.map((piece) => piece.key))).toEqual([['pilot#1'], ['pilot#2']]);
  });

  it('turns over as many copies of a project as were used', () => {
    const { sides } = new Layout(facts({ projects: [['delta', 'delta'], []], spent: [['delta'], []] }));
    expect(sides[0]!.projects.map((piece) => piece.turned)).toEqual([true, false]);
  });

  it('knows who has exchanged a trophy', () => {
    expect(new Layout(facts({ exchanged: 2 })).sides.map((side) => side.exchanged)).toEqual([false, true]);
  });
});

describe('the field', () => {
  const enemies: Record<string, Standing> = {
    tank: { line: 1, numbers: [6] },
    squad: { line: 1, numbers: [6] },
    mlrs: { line: 2, numbers: [4, 5] },
    gun: { line: 2, numbers: [5] },
    storm: { line: 1, numbers: [1, 3] },
    orlan: { line: 3, numbers: [2] },
  };
  const spots = (...field: string[]) => table(field, (id) => enemies[id]!).filter((spot) => spot.groups.length > 0);

  it('has a place for each line and number, with copies counted', () => {
    expect(spots('tank', 'tank', 'orlan')).toEqual([
      { line: 3, from: 2, to: 2, groups: [{ id: 'orlan', count: 1 }] },
      { line: 1, from: 6, to: 6, groups: [{ id: 'tank', count: 2 }] },
    ]);
  });

  it('keeps different enemies of one number together', () => {
    expect(counted(spots('tank', 'squad', 'tank')[0]!.groups)).toBe(3);
  });

  it('lets an enemy span the numbers that adjoin, unless another is in the way', () => {
    expect(spots('mlrs')).toMatchObject([{ line: 2, from: 4, to: 5 }]);
    expect(spots('mlrs', 'gun')).toMatchObject([
      { from: 4, to: 4, groups: [{ id: 'mlrs' }] },
      { from: 5, to: 5, groups: [{ id: 'mlrs' }, { id: 'gun' }] },
    ]);
  });

  it('shows an enemy of numbers that lie apart at each of them', () => {
    expect(spots('storm').map((spot) => spot.from)).toEqual([1, 3]);
  });

  it('has eighteen places where nobody spans two', () => {
    expect(table([], (id) => enemies[id]!)).toHaveLength(18);
  });
});

describe('numbers', () => {
  it('of a sortie: the chance of a hit within the attacks left', () => {
    expect(within(33, 3)).toBe(70);
    expect(within(50, 1)).toBe(50);
  });

  it('of the lap, by the cards that are left', () => {
    const hands = (...sizes: number[]) => facts({ hand: sizes.map((n) => Array<string>(n).fill('dugout')) });
    expect([hands(4, 4), hands(3, 4), hands(3, 3), hands(0, 1)].map(lapOf)).toEqual([1, 1, 2, 4]);
  });

  it('below nothing have a true minus', () => {
    expect([printed(-9), printed(2), printed(undefined)]).toEqual(['−9', '2', '']);
  });

  it('of the seats, from one’s own on', () => {
    expect(round(2, 4)).toEqual([2, 3, 0, 1]);
  });
});

describe('the lines of the field', () => {
  it('are as high as they are crowded', () => {
    const group = (id: string) => ({ id, count: 1 });
    const spots = [
      { line: 1 as const, from: 1, to: 1, groups: [group('a'), group('b')] },
      { line: 2 as const, from: 1, to: 2, groups: [group('c')] },
    ];
    expect(heights(spots)).toEqual([0.5, 1, 1.35]);
    expect(heights([])).toEqual([0.5, 0.5, 0.5]);
  });
});
