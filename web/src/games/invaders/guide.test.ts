import { describe, expect, it } from 'vitest';
import { guide } from './guide';

describe('the coach', () => {
  it('begins with the aim of the game', () => {
    expect(Object.keys(guide)[0]).toBe('Aim');
  });

  it('tells the Invader of their own aim and main phase', () => {
    for (const step of ['Aim', 'Main']) expect(guide[`${step} 1`], step).not.toEqual(guide[step]);
  });

  it('names a rule and speaks both languages', () => {
    for (const [step, note] of Object.entries(guide)) {
      expect(note.rule, step).toMatch(/^invaders-\d+$/);
      expect(note.en && note.uk, step).toBeTruthy();
    }
  });
});
