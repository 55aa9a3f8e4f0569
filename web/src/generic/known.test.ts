import { describe, expect, it } from 'vitest';
import { changed, known, titled } from './known';

describe('what a view tells', () => {
  const view = { seat: 0, asked: 0, options: ['take 1'], todo: ['Take'], over: false, heap: 7, hands: [['a'], []] };

  it('is told without the question', () => {
    expect(known(view)).toEqual({ heap: 7, hands: [['a'], []] });
  });

  it('is told of another seat only where it differs', () => {
    expect(changed(known({ ...view, seat: 1, hands: [[], ['b']] }), known(view))).toEqual({ hands: [[], ['b']] });
  });

  it('has names that people read', () => {
    expect(titled('cards_left')).toBe('Cards left');
  });
});
