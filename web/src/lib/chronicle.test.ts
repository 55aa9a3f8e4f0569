import { describe, expect, it } from 'vitest';
import { appended, beside, lastOwn, lines, since } from './chronicle';
import type { Event } from './protocol';

let number = 0;

function event(said: string, facts: Partial<Event> = {}): Event {
  return { number: ++number, kind: 'choice', seat: 0, said: said ? [said] : [], at: -1, passing: false, settles: false, table: '', scenes: [], ...facts };
}

const said = (events: Event[]) => lines(events).map((line) => (line.times > 1 ? `${line.said} ×${line.times}` : line.said));

describe('the log', () => {
  it('leaves out what was taken back, and only that', () => {
    const before = [event('a', { at: 0 }), event('b', { at: 1 }), event('hello', { kind: 'chat' }), event('c', { at: 2 })];
    const events = [...before, event('back', { kind: 'undo', at: 1 }), event('d', { at: 1 })];
    expect(said(events)).toEqual(['a', 'hello', 'back', 'd']);
  });

  it('leaves out what was said in passing once the same seat settled it', () => {
    const passing = [event('a', { passing: true, at: 0 }), event('b', { seat: 1, passing: true, at: 1 })];
    expect(said(passing)).toEqual(['a', 'b']);
    expect(said([...passing, event('done', { settles: true, at: 2 }), event('c', { passing: true, at: 3 })])).toEqual(['b', 'done', 'c']);
  });

  it('says again what was settled and then taken back', () => {
    const events = [event('a', { passing: true, at: 0 }), event('done', { settles: true, at: 1 }), event('', { kind: 'undo', at: 1 })];
    expect(said(events)).toEqual(['a']);
  });

  it('counts the same sentence in a row, but not what people say', () => {
    expect(said([event('draws'), event('draws'), event('draws'), event('plays'), event('draws')])).toEqual(['draws ×3', 'plays', 'draws']);
    expect(said([event('hi', { kind: 'chat' }), event('hi', { kind: 'chat' })])).toEqual(['hi', 'hi']);
  });
});

describe('a line of the log', () => {
  it('has a key of its own, even where one event says the same twice', () => {
    const told = lines([event('', { said: ['is hit', 'is spared', 'is hit'] }), event('is spared')]);
    expect(told.length).toBe(4);
    expect(new Set(told.map(({ key }) => key)).size).toBe(4);
  });
});

describe('what is known', () => {
  const known = [event('a'), event('b')];

  it('grows by what was missed, nothing twice', () => {
    const more = [known[1]!, event('c')];
    expect(appended(known, more, false).map((one) => one.said[0])).toEqual(['a', 'b', 'c']);
  });

  it('keeps its order when something was told before its turn', () => {
    const [first, second, third] = [event('d'), event('hello', { kind: 'chat' }), event('e')];
    const before = appended(known, beside([first, second, third]), false);
    expect(before.map((one) => one.said[0])).toEqual(['a', 'b', 'hello']);
    expect(appended(before, [first, second, third], false)).toEqual([...known, first, second, third]);
  });

  it('is told anew as a whole', () => {
    expect(appended(known, [known[0]!], true)).toEqual([known[0]]);
  });
});

describe('what others have done', () => {
  const mine = (seat: number) => seat === 0;
  const after = (...events: Event[]) => since(lines(events), lastOwn(events, mine) || Infinity, mine).map((line) => line.said);

  it('is told since my last choice', () => {
    expect(after(event('old', { seat: 1 }), event('mine'), event('new', { seat: 1 }), event('newer', { seat: 2 }))).toEqual(['new', 'newer']);
  });

  it('is neither what chance did nor what they said', () => {
    expect(after(event('mine'), event('a card', { seat: -1 }), event('hello', { seat: 1, kind: 'chat' }))).toEqual([]);
  });

  it('is nothing before my first choice', () => {
    expect(after(event('old', { seat: 1 }))).toEqual([]);
  });
});
