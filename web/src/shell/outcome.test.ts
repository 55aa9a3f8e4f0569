import { describe, expect, it } from 'vitest';
import type { Ended, Seat } from '../lib/protocol';
import { another, headline, standing } from './outcome';

const say = (key: string, facts = {}) => [key, ...Object.values(facts)].join(' ');
const seat = (player: string, mine = false) => ({ player, mine, kind: 'person', title: '' }) as Seat;
const three = [seat('Olena', true), seat('Taras'), seat('Petro')];
const watched = three.map((one) => ({ ...one, mine: false }));
const ended = (outcome: string, winners: number[], ranking: number[][], scores: number[] = []): Ended => ({ outcome, winners, ranking, scores });

describe('the headline', () => {
  it('is about oneself', () => {
    expect(headline(ended('decided', [0], [[0], [1, 2]]), three, say)).toBe('won');
    expect(headline(ended('decided', [0, 1], [[0, 1], [2]]), three, say)).toBe('wonEqual');
    expect(headline(ended('decided', [1, 2], [[1, 2], [0]]), three, say)).toBe('lostGame');
    expect(headline(ended('decided', [], [[0, 1, 2]]), three, say)).toBe('drawn');
    expect(headline(null, three, say)).toBe('drawn');
  });

  it('names the winners to spectators, and to those who play several sides', () => {
    expect(headline(ended('decided', [1, 2], [[1, 2], [0]]), watched, say)).toBe('wonBy Taras, Petro 2');
    expect(headline(ended('decided', [1], [[1], [0]]), [seat('Olena', true), seat('Taras', true)], say)).toBe('wonBy Taras 1');
  });

  it('is the same for all of a team, whoever did most', () => {
    expect(headline(ended('won', [1], [[1], [0, 2]]), three, say)).toBe('teamWon');
    expect(headline(ended('lost', [], [[0, 1, 2]]), watched, say)).toBe('teamLost');
  });

  it('of somebody alone is no team’s', () => {
    expect(headline(ended('won', [0], [[0]]), [seat('Olena', true)], say)).toBe('won');
    expect(headline(ended('lost', [], [[0]]), [seat('Olena', true)], say)).toBe('lostGame');
    expect(headline(ended('won', [0], [[0]]), [seat('Olena')], say)).toBe('wonBy Olena 1');
    expect(headline(ended('lost', [], [[0]]), [seat('Olena')], say)).toBe('lostBy Olena');
  });
});

describe('the standing', () => {
  it('has equals in the same place', () => {
    expect(standing(ended('decided', [2, 0], [[2, 0], [1]], [4, 1, 4]))).toEqual([
      { place: 1, seat: 2, score: 4 },
      { place: 1, seat: 0, score: 4 },
      { place: 3, seat: 1, score: 1 },
    ]);
  });

  it('is told without scores where there is a second', () => {
    expect(standing(ended('decided', [1], [[1], [0], [2]])).map(({ place, seat }) => [place, seat])).toEqual([[1, 1], [2, 0], [3, 2]]);
    expect(standing(ended('decided', [1], [[1], [0]]))).toEqual([]);
  });

  it('is nothing to somebody alone', () => {
    expect(standing(ended('won', [0], [[0]], [23]))).toEqual([]);
  });
});

it('is called by what becomes of the roles', () => {
  expect([1, 2, 3].map((players) => another(three.slice(0, players)))).toEqual(['playAgain', 'rematch', 'rematchRound']);
});
