// Text for people in their language: each area keeps its words beside it, every text in every language.
import type { Code } from './board';

export type Words = Record<string, Record<Code, string>>;
export type Facts = Record<string, string | number>;

const KEY = 'language';
const state = $state<{ code: Code }>({ code: first() });

function first(): Code {
  const kept = localStorage.getItem(KEY);
  if (kept === 'en' || kept === 'uk') return kept;
  return navigator.languages.some((code) => code.startsWith('uk')) ? 'uk' : 'en';
}

export function language(): Code {
  return state.code;
}

export function setLanguage(code: Code): void {
  state.code = code;
  localStorage.setItem(KEY, code);
  document.documentElement.lang = code;
}

/** A function that says the words of an area; a fact stands in braces, and so does a word that goes by a number: `{n} {n|card|cards}`. */
export function says<W extends Words>(words: W): (key: keyof W & string, facts?: Facts) => string {
  return (key, facts = {}) =>
    words[key]![state.code].replace(/\{(\w+)((?:\|[^|}]+)*)\}/g, (_, name: string, forms: string) => {
      const fact = facts[name] ?? `{${name}}`;
      return forms ? plural(Number(fact), forms.slice(1).split('|')) : String(fact);
    });
}

/** The form that goes with a number: one and many, in Ukrainian one, few and many. */
function plural(n: number, forms: string[]): string {
  const place = ({ one: 0, few: 1 } as Partial<Record<Intl.LDMLPluralRule, number>>)[new Intl.PluralRules(state.code).select(n)];
  return forms[place ?? forms.length - 1]!;
}
