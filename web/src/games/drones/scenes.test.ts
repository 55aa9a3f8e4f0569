import { describe, expect, it } from 'vitest';
import type { Scene } from '../../lib/protocol';
import { staged, struck, type DefenceScene } from './scenes';

const scene = (facts: object) => ({ title: '', lines: [], cards: [], facts }) as unknown as Scene;
const roll = (seat: number, many: number) => Array.from({ length: many }, (_, n) => scene({ kind: 'defence', seat, enemy: 'tank', number: n + 1, many }));

describe('the enemies of one roll', () => {
  const among = [...roll(1, 6), scene({ kind: 'mishap', seat: 1 }), ...roll(2, 2)];
  const around = (place: number) => struck(among, staged(among[place]!) as DefenceScene).map(({ seat, number }) => [seat, number]);

  it('are those before and after the one that acts now', () => {
    expect(around(0)).toEqual([[1, 1], [1, 2], [1, 3]]);
    expect(around(3)).toEqual([[1, 2], [1, 3], [1, 4], [1, 5], [1, 6]]);
    expect(around(8)).toEqual([[2, 1], [2, 2]]);
  });
});
