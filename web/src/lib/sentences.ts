// Sentences about a game as its board shows them: cards drawn where the notation stands, spoken in words.
import type { Component } from 'svelte';
import type { Position } from './protocol';
import { words } from './words/shell';
import { says } from './words.svelte';

/** Plain text, or a card with its name. */
export type Part = string | { card: string; name: string };

interface Sentences {
  split?(text: string): Part[];
  /** What is asked, told better than by the rulebook's question: what is held, what may come first. */
  question?(position: Position, held: string | null): string | null;
  /** What choices that cannot be taken back would do; null for all others. */
  confirmation?(choices: string[]): string | null;
}

const games = import.meta.glob<Sentences>('../games/*/sentences.ts', { eager: true });
const mentions = import.meta.glob<{ default: Component<{ card: string }> }>('../games/*/Mention.svelte', { eager: true });

const say = says(words);
/** A game that brings no sentences: which of its choices can be taken back is not known. */
const generic: Sentences = { confirmation: (choices) => say('confirmChoice', { choice: choices.at(-1)! }) };
const of = (game: string): Sentences => games[`../games/${game}/sentences.ts`] ?? generic;

export function partsOf(game: string, text: string): Part[] {
  return of(game).split?.(text) ?? [text];
}

/** The sentence for those who hear it. */
export function spoken(game: string, text: string): string {
  return partsOf(game, text).map((part) => (typeof part === 'string' ? part : part.name)).join('');
}

export function mentionOf(game: string): Component<{ card: string }> | undefined {
  return mentions[`../games/${game}/Mention.svelte`]?.default;
}

export function questionOf(game: string, position: Position, held: string | null): string | null {
  return of(game).question?.(position, held) ?? null;
}

export function confirmationOf(game: string, choices: string[]): string | null {
  return of(game).confirmation?.(choices) ?? null;
}
