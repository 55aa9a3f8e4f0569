import { describe, expect, it } from 'vitest';
import { ENDINGS } from './endings';
import { PICTURES, pictureOf } from './index';

const sets = import.meta.glob<string>('../../../../../src/rubizh/games/invaders/cards/reconstruction/*.toml', { query: '?raw', import: 'default', eager: true });
const decks = Object.entries(sets).filter(([path]) => !/(board|set)\.toml$/.test(path));
const NO_NAME = 'a card that nobody has drawn';

describe('a drawing', () => {
  it.each(decks)('is there for every card of %s by its name', (_, written) => {
    const ids = [...written.matchAll(/^id = "(.+)"$/gm)].map(([, id]) => id!);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(pictureOf(id, 'invader', ['alien']) === pictureOf(NO_NAME, 'invader', ['alien']) && id !== 'alien-legions', id).toBe(false);
  });

  it('is there for all that is seen at the end', () => {
    for (const name of ENDINGS.flatMap(({ prints }) => prints)) expect(PICTURES, name).toHaveProperty([name]);
  });

  it('has nothing but finite numbers', () => {
    for (const [name, drawn] of Object.entries(PICTURES)) expect(drawn, name).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('falls back on the type of a card that an owner has named', () => {
    expect(pictureOf('my-own-saucer', 'invader', ['desolator'])).toBe('kraken');
  });
});
