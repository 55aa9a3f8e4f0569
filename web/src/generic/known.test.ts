import { describe, expect, it } from 'vitest';
import { agreed, changed, known, titled } from './known';

describe('what a view tells', () => {
  const view = { seat: 0, asked: 0, options: ['take 1'], todo: ['Take'], over: false, teams: 'yes', heap: 7, hands: [['a'], []] };
  const options = [{ name: 'teams', title: 'In teams', about: '', values: [{ value: 'no', title: 'No' }, { value: 'yes', title: 'Yes' }] }];

  it('is told without the question and the options', () => {
    expect(known(view, options)).toEqual({ heap: 7, hands: [['a'], []] });
  });

  it('is told of another seat only where it differs', () => {
    expect(changed(known({ ...view, seat: 1, hands: [[], ['b']] }, options), known(view, options))).toEqual({ hands: [[], ['b']] });
  });

  it('has the options in words', () => {
    expect(agreed(view, options)).toEqual({ 'In teams': 'Yes' });
  });

  it('has names that people read', () => {
    expect(titled('cards_left')).toBe('Cards left');
  });
});
