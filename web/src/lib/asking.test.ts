import { describe, expect, it } from 'vitest';
import { stepOf } from './asking';

describe('the step that asks', () => {
  it('is the last one still to do, without its numbers', () => {
    expect(stepOf(['EndOfRound', 'Draw(0, False)'])).toBe('Draw');
    expect(stepOf(['Draw(0)', 'Play'])).toBe('Play');
    expect(stepOf([])).toBe('');
  });
});
