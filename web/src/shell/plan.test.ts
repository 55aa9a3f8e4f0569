import { describe, expect, it } from 'vitest';
import type { GameShown } from '../lib/protocol';
import { besides, newTable, seatsOf, unusual, type Plan } from './plan';

const option = (name: string, ...values: string[]) => ({ name, title: name, about: '', values: values.map((value) => ({ value, title: value })) });
const level = (name: string) => ({ name, title: name, about: '' });
const game: GameShown = {
  name: 'muster',
  title: 'Muster',
  about: '',
  seats: [['first', 'second'], ['commander'], ['first', 'second', 'third']],
  options: [option('players', '2', '1', '3'), option('colour', 'yellow', 'blue')],
  levels: [level('beginner'), level('amateur')],
  match: false,
  match_about: '',
  together: false,
};
const plan: Plan = { options: {}, mine: '0', others: {}, match: true, friendly: true, clock: null };

describe('a new game', () => {
  it('is played against an amateur if nothing else is said', () => {
    expect(newTable(game, plan, 'Olena')).toEqual({
      game: 'muster',
      options: { players: '2', colour: 'yellow' },
      seats: [{ kind: 'me', name: 'Olena' }, { kind: 'bot', level: 'amateur' }],
      match: false,
      clock: null,
      friendly: true,
    });
  });

  it('may have one person in several seats', () => {
    const alone = { ...plan, options: { players: '3' }, others: { 1: { kind: 'me' as const } } };
    expect(newTable(game, alone, 'Olena').seats).toEqual([
      { kind: 'me', name: 'Olena' },
      { kind: 'me', name: 'Olena' },
      { kind: 'bot', level: 'amateur' },
    ]);
  });

  it('keeps the opponent on the other side of whichever seat is mine', () => {
    const second = { ...plan, mine: '1', others: { 0: { kind: 'friend' as const } } };
    expect(besides(game, second)).toEqual([{ seat: 0, title: 'first' }]);
    expect(newTable(game, second, '').seats.map(({ kind }) => kind)).toEqual(['friend', 'me']);
  });

  it('has one seat alone where one plays alone', () => {
    const solo = { ...plan, mine: '1', options: { players: '1' } };
    expect(seatsOf(game, solo.options)).toEqual(['commander']);
    expect(newTable(game, solo, '').seats.map(({ kind }) => kind)).toEqual(['me']);
  });

  it('asks who sits in each of the other seats, however many there are', () => {
    const three = { ...plan, options: { players: '3' }, mine: '1', others: { 2: { kind: 'friend' as const } } };
    expect(besides(game, three)).toEqual([{ seat: 0, title: 'first' }, { seat: 2, title: 'third' }]);
    expect(newTable(game, three, '').seats.map(({ kind }) => kind)).toEqual(['bot', 'me', 'friend']);
    expect(besides(game, { ...three, mine: 'random' })).toEqual([{ seat: 1, title: '' }, { seat: 2, title: '' }]);
  });

  it('seats me somewhere where chance decides', () => {
    const kinds = newTable(game, { ...plan, mine: 'random' }, '').seats.map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['bot', 'me']);
  });
});

describe('what is told of a game before it begins', () => {
  it('is what is not as usual', () => {
    expect(unusual(game, { players: '1', colour: 'yellow' })).toEqual([]);
    expect(unusual(game, { players: '2', colour: 'blue' })).toEqual([{ name: 'colour', title: 'colour', value: 'blue' }]);
  });
});
