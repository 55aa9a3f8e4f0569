// What each game brings for the page, a folder each, loaded when it is needed; a game without one is shown by the generic page.
import type { Component } from 'svelte';
import GenericCover from '../generic/Cover.svelte';
import type { BoardProps, Code } from './board';
import type { Cards, Position, Scene, Seat } from './protocol';

/** A note of the coach, in both languages and with the rule; the note `Aim` opens the game. */
export interface CoachNote extends Record<Code, string> {
  rule: string;
}
/** A card by its notation, or by its id in the card set. */
export interface CardProps {
  card: string;
  cards: Cards | null;
  size: number;
}

export interface SceneProps {
  scene: Scene;
  /** All that come one after the other, this one among them. */
  among: Scene[];
  cards: Cards | null;
  seats: Seat[];
  /** From whose side the board is drawn. */
  seat: number;
}

export interface EndingProps {
  /** How the game stands at its end. */
  position: Position;
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Board.svelte');
const covers = import.meta.glob<{ default: Component }>('../games/*/Cover.svelte', { eager: true });
const cards = import.meta.glob<{ default: Component<CardProps> }>('../games/*/Card.svelte');
const scenes = import.meta.glob<{ default: Component<SceneProps> }>('../games/*/Scene.svelte');
interface Options {
  matters(option: string, chosen: Record<string, string>): boolean;
  firstGame?: Record<string, string>;
}
const endings = import.meta.glob<{ default: Component<EndingProps> }>('../games/*/Ending.svelte');
const options = import.meta.glob<Options>('../games/*/options.ts', { eager: true });
const guides = import.meta.glob<{ guide: Record<string, CoachNote> }>('../games/*/guide.ts');

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const own = boards[`../games/${game}/Board.svelte`];
  return (await (own ? own() : import('../generic/Board.svelte'))).default;
}

export function coverOf(game: string): Component {
  return covers[`../games/${game}/Cover.svelte`]?.default ?? GenericCover;
}

export async function cardOf(game: string): Promise<Component<CardProps> | undefined> {
  return (await cards[`../games/${game}/Card.svelte`]?.())?.default;
}

/** What draws a scene of a game; without it, its cards and its words are shown. */
export async function sceneOf(game: string): Promise<Component<SceneProps> | undefined> {
  return (await scenes[`../games/${game}/Scene.svelte`]?.())?.default;
}

/** The last picture of a game that has one. */
export async function endingOf(game: string): Promise<Component<EndingProps> | undefined> {
  return (await endings[`../games/${game}/Ending.svelte`]?.())?.default;
}

/** Whether there is a coach for a first game. */
export function hasGuide(game: string): boolean {
  return `../games/${game}/guide.ts` in guides;
}

export async function guideOf(game: string): Promise<Record<string, CoachNote>> {
  return (await guides[`../games/${game}/guide.ts`]?.())?.guide ?? {};
}

/** Whether an option makes a difference to the game as it is chosen so far. */
export function optionMatters(game: string, option: string, chosen: Record<string, string>): boolean {
  return options[`../games/${game}/options.ts`]?.matters(option, chosen) ?? true;
}

/** What is chosen for somebody's first game, unless they choose otherwise. */
export function firstGameOptions(game: string): Record<string, string> {
  return options[`../games/${game}/options.ts`]?.firstGame ?? {};
}
