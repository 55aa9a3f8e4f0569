import { describe, expect, it } from 'vitest';
import { aboutPiece, inZone, read, slotText } from './choices';

describe('a notation', () => {
  it('names a card or a strategy', () => {
    expect(read('play kraken')).toMatchObject({ kind: 'play', card: 'kraken' });
    expect(read('take out new-york')).toMatchObject({ kind: 'take out', card: 'new-york' });
    expect(read('strategy hangar-18')).toMatchObject({ kind: 'strategy', card: 'hangar-18' });
  });

  it('names a place, on a side or on the own one', () => {
    expect(read('mankind pacific-rim 2')).toMatchObject({ kind: 'slot', side: 0, zone: 0, place: 1 });
    expect(read('use eurasia 4 second')).toMatchObject({ kind: 'use', zone: 1, place: 3, ability: 1 });
    expect(read('spend africa 1')).toMatchObject({ kind: 'spend', zone: 2, place: 0, ability: 0 });
  });

  it('names a zone, a number, or is a word', () => {
    expect(read('in africa')).toMatchObject({ kind: 'in', zone: 2 });
    expect(read('limit 7')).toMatchObject({ kind: 'limit', n: 7 });
    expect(read('end turn').kind).toBe('end turn');
  });

  it('is written as it is read', () => {
    expect(read(inZone(1)).zone).toBe(1);
    expect(read(slotText(1, 2, 3))).toMatchObject({ side: 1, zone: 2, place: 3 });
  });
});

describe('what a choice is about', () => {
  it('is a card of either side where one is chosen, and an own one where it is used', () => {
    expect(aboutPiece(read('invader eurasia 1'), 1, 1, 0, 0)).toBe(true);
    expect(aboutPiece(read('invader eurasia 1'), 0, 1, 0, 0)).toBe(false);
    expect(aboutPiece(read('use eurasia 1'), 1, 1, 0, 0)).toBe(false);
    expect(aboutPiece(read('use eurasia 1'), 0, 1, 0, 0)).toBe(true);
  });
});
