// What the server knows of the visitor and of the games, fetched once for each language.
import * as api from './api';
import type { Code } from './board';
import type { GameShown, Home } from './protocol';
import { language, setLanguage } from './words.svelte';

let known = $state.raw<Home | null>(null);
let failed = $state(false);
let asked: Code | null = null;

export function home(): Home | null {
  return known;
}

/** Whether the server could not be reached. */
export function homeFailed(): boolean {
  return failed;
}

export async function refreshHome(): Promise<void> {
  const code = (asked = language());
  try {
    const news = await api.home(code);
    if (asked === code) [known, failed] = [news, false];
  } catch {
    failed = true;
  }
}

export function gameNamed(name: string): GameShown | undefined {
  return known?.games.find((game) => game.name === name);
}

export async function speak(code: Code): Promise<void> {
  setLanguage(code);
  await api.remember({ language: code }).catch(() => undefined);
  await refreshHome();
}

export async function callMe(name: string): Promise<void> {
  await api.remember({ name });
  await refreshHome();
}
