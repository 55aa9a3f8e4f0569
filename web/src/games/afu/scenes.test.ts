import { describe, expect, it } from 'vitest';
import type { Scene } from '../../lib/protocol';
import { placesOf, staged, type FightScene } from './scenes';

const scene = (facts: object): Scene => ({ title: '', lines: [], cards: [], facts }) as Scene;

describe('the places of a front', () => {
  it('are those of whoever fights now, without other scenes', () => {
    const now = scene({ kind: 'fight', seat: 1, place: 2 });
    const among = [scene({ kind: 'fight', seat: 0, place: 0 }), scene({ kind: 'fight', seat: 1, place: 0 }), now, scene({ kind: 'event', card: 'x' })];
    expect(placesOf(among, staged(now) as FightScene).map(({ place }) => place)).toEqual([0, 2]);
  });
});
