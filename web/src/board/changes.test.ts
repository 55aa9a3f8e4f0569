import { describe, expect, it } from 'vitest';
import { changed } from './changes';

describe('what has changed', () => {
  it('is what has come and what lies elsewhere, not what stayed or went', () => {
    const before = new Map([['a', 'shop'], ['b', 'shop'], ['c', 'walls']]);
    const now = new Map([['a', 'shop'], ['b', 'walls'], ['d', 'walls']]);
    expect(changed(before, now)).toEqual(['b', 'd']);
    expect(changed(now, now)).toEqual([]);
  });
});
