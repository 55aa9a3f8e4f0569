import { describe, expect, it } from 'vitest';
import type { Words } from '../words.svelte';

const areas = import.meta.glob<{ words: Words }>(['./shell.ts', '../../generic/words.ts', '../../games/*/words.ts'], { eager: true });
const facts = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([fact]) => fact).sort();
const forms = (text: string) => [...text.matchAll(/\{\w+\|([^}]+)\}/g)].map(([, all]) => all!.split('|').length);

describe.each(Object.entries(areas))('the words of %s', (_, { words }) => {
  it.each(Object.entries(words))('%s is said in both languages with the same facts', (_, { en, uk }) => {
    expect(en.trim()).not.toBe('');
    expect(uk.trim()).not.toBe('');
    expect(facts(uk)).toEqual(facts(en));
    expect(forms(en).every((count) => count === 2)).toBe(true);
    expect(forms(uk).every((count) => count === 3)).toBe(true);
  });

  it('are Ukrainian where they should be', () => {
    const latin = Object.entries(words).filter(([, { uk }]) => /[ыэъё]/i.test(uk));
    expect(latin).toEqual([]);
  });
});
