// What the visitor wants this browser to remember.

export type Theme = 'system' | 'light' | 'dark';
export type Help = 'guided' | 'normal' | 'bare';
/** How long a scene is held: until it is dismissed, for a while, or not at all. */
export type Pace = 'step' | 'slow' | 'quick' | 'off';

export const themes: Theme[] = ['system', 'light', 'dark'];
export const helpLevels: Help[] = ['guided', 'normal', 'bare'];
export const paces: Pace[] = ['step', 'slow', 'quick', 'off'];

function kept<T extends string>(key: string, among: T[], otherwise: T): T {
  const value = localStorage.getItem(key) as T | null;
  return value !== null && among.includes(value) ? value : otherwise;
}

let theme = $state<Theme>(kept('theme', themes, 'system'));
let pace = $state<Pace>(kept('pace', paces, 'step'));
const helps = $state<Record<string, Help>>({});
let confirms = $state(kept('confirm', ['yes', 'no'], matchMedia('(pointer: coarse)').matches ? 'yes' : 'no') === 'yes');

export function currentTheme(): Theme {
  return theme;
}

export function setTheme(next: Theme): void {
  theme = next;
  localStorage.setItem('theme', next);
  wearTheme();
}

export function wearTheme(): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.dataset.theme = theme;
}

export function currentPace(): Pace {
  return pace;
}

export function setPace(next: Pace): void {
  pace = next;
  localStorage.setItem('pace', next);
}

/** How much help is shown at a table. */
export function helpAt(table: string): Help {
  return helps[table] ?? kept(`help:${table}`, helpLevels, 'normal');
}

export function setHelp(table: string, help: Help): void {
  helps[table] = help;
  localStorage.setItem(`help:${table}`, help);
}

/** The kinds of question that the guide has explained at a table. */
export function explainedAt(table: string): string[] {
  return (localStorage.getItem(`guide:${table}`) ?? '').split(' ').filter(Boolean);
}

export function noteExplained(table: string, kind: string): void {
  localStorage.setItem(`guide:${table}`, [...new Set([...explainedAt(table), kind])].join(' '));
}

/** Whether one person plays all sides at this screen, so that nobody has to look away. */
export function playsAllSides(table: string): boolean {
  return localStorage.getItem(`alone:${table}`) === 'yes';
}

export function playAllSides(table: string): void {
  localStorage.setItem(`alone:${table}`, 'yes');
}

/** Whether a choice that cannot be taken back is made only when it is confirmed; usual where one touches the screen. */
export function confirmsMoves(): boolean {
  return confirms;
}

export function confirmMoves(on: boolean): void {
  confirms = on;
  localStorage.setItem('confirm', on ? 'yes' : 'no');
}

/** The hash of the seed that this browser was told first, before the game was over; nothing where it never was there. */
export function hashTold(table: string): string {
  return localStorage.getItem(`hash:${table}`) ?? '';
}

export function keepHash(table: string, hash: string): void {
  if (hash && !hashTold(table)) localStorage.setItem(`hash:${table}`, hash);
}
