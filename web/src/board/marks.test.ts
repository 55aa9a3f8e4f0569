import { expect, it } from 'vitest';
import { markOf } from './marks';

const flies = { thing: 'mavic', colour: 'red', seat: 3 };

it('marks the drone of whoever flies, and not the same drone of another', () => {
  expect(markOf([flies], ['mavic', 'mavic#1'], '3')).toBe(flies);
  expect(markOf([flies], ['mavic', 'mavic#2'], '0')).toBeUndefined();
});

it('marks what is common to all, and what somebody points at wherever it lies', () => {
  expect(markOf([flies], ['mavic', undefined], undefined)).toBe(flies);
  expect(markOf([{ thing: 'mavic', colour: 'blue' }], ['mavic'], '0')?.colour).toBe('blue');
});

it('lets the last mark win', () => {
  expect(markOf([flies, { ...flies, colour: 'blue' }], ['mavic'], '3')?.colour).toBe('blue');
});
