import { expect, test } from 'vitest';
import { countsOf, sizeOf, takenOut, withCount } from './deck';

const FILE = 'game = "invaders"\nside = "mankind"\n\n[cards]\nnorad = 2\n"mako" = 1 # the last one\nwrong = many\n';

test('a file tells how many of each card there are', () => {
  expect([...countsOf(FILE)]).toEqual([['norad', 2], ['mako', 1]]);
  expect(sizeOf(FILE)).toBe(3);
});

test('a change is written into the file and nothing else is touched', () => {
  expect(withCount(FILE, 'norad', 3)).toBe(FILE.replace('norad = 2', 'norad = 3'));
  expect(withCount(FILE, 'norad', 0)).toBe(FILE.replace('norad = 2\n', ''));
  expect(withCount(FILE, 'reserve', 1)).toBe(`${FILE}reserve = 1\n`);
});

test('cards that were in the deck before are counted as taken out', () => {
  const cards = [{ card: 'norad', most: 3, before: 3 }, { card: 'mako', most: 1, before: 1 }, { card: 'reserve', most: 4, before: 0 }];
  expect(takenOut({ side: 0, size: 4, exchanged: 1, cards, text: '' }, withCount(FILE, 'reserve', 2))).toBe(1);
});
