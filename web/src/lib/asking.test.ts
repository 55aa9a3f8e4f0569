import { describe, expect, it } from 'vitest';
import { offered, stepOf } from './asking';
import type { Position } from './protocol';

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
