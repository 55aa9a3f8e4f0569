import { describe, expect, it } from 'vitest';
import { askedSeat, offered, stepOf } from './asking';
import type { Position, Seat } from './protocol';

describe('the step that asks', () => {
  it('is the last one still to do, without its numbers', () => {
    expect(stepOf(['EndOfRound', 'Draw(0, False)'])).toBe('Draw');
    expect(stepOf(['Draw(0)', 'Play'])).toBe('Play');
    expect(stepOf([])).toBe('');
  });
});

describe('a choice', () => {
  it('is offered now, or after a pass', () => {
    const position = { view: { options: ['take 3', 'pass'] }, then: ['keep 3'] } as unknown as Position;
    expect(offered(position, 'take 3')).toEqual(['take 3']);
    expect(offered(position, 'keep 3')).toEqual(['pass', 'keep 3']);
    expect(offered(position, 'keep 4')).toBeNull();
  });
});

describe('the seat that is asked', () => {
  const seats = [{ mine: true }, { mine: false }] as Seat[];
  const at = (seat: number, settling: number[], settled: boolean) =>
    ({ view: { seat, asked: 0, options: [] }, over: false, settling, settle: settling.includes(seat) ? {} : null, settled }) as unknown as Position;

  it('is one’s own while one has not settled, whoever the rules ask first', () => {
    expect(askedSeat(at(0, [0, 1], false), seats)).toBe(0);
    expect(askedSeat(at(1, [0, 1], false), seats)).toBe(1);
  });

  it('is another that settles once one has, first of all one’s own', () => {
    expect(askedSeat(at(0, [0, 1], true), seats)).toBe(1);
    expect(askedSeat(at(1, [0, 1], true), seats)).toBe(0);
    expect(askedSeat(at(2, [0, 1, 2], true), [{ mine: false }, { mine: true }, { mine: true }] as Seat[])).toBe(1);
  });

  it('is whom the rules ask, where nothing is to be settled', () => {
    expect(askedSeat(at(1, [], false), seats)).toBe(0);
  });
});
