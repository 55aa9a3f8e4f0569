import { describe, expect, it } from 'vitest';
import { guide } from './guide';

describe('the coach', () => {
  it('begins with the aim of the game', () => {
    expect(Object.keys(guide)[0]).toBe('Aim');
  });

  it('names a rule and speaks both languages', () => {
    for (const [step, note] of Object.entries(guide)) {
      expect(note.rule, step).toMatch(/^drones-\d+$/);
      expect(note.en && note.uk, step).toBeTruthy();
    }
  });
});
