// What the page asks the server for beside the socket.
import type { Code } from './board';
import type { Cards, Home, Invitation, Me, NewTable, Opened, Replay, Rules, Shown, Wrong } from './protocol';

/** A request was refused, or nobody answered; the message is for people. */
export class Refusal extends Error {
  constructor(
    readonly said: string,
    readonly status: number,
  ) {
    super(said);
  }
}

/** What to tell people about something that went wrong, empty where nobody said. */
export function saidOf(error: unknown): string {
  return error instanceof Refusal ? error.said : '';
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', ...init }).catch(() => null);
  if (response === null) throw new Refusal('', 0);
  if (response.ok) return response;
  const wrong = (await response.json().catch(() => ({ said: '' }))) as Wrong;
  throw new Refusal(wrong.said, response.status);
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return (response.status === 204 ? undefined : await response.json().catch(() => undefined)) as T;
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const of = (game: string) => `/api/games/${encodeURIComponent(game)}`;

export const home = (code: Code) => get<Home>(`/api/home?lang=${code}`);
export const remember = (me: Me) => post<void>('/api/me', me);
export const open = (table: NewTable) => post<Opened>('/api/tables', table);
export const invitation = (invite: string, code: Code) => get<Invitation>(`/api/invitations/${encodeURIComponent(invite)}?lang=${code}`);
export const join = (invite: string) => post<Opened>('/api/join', { invite });
export const cards = (game: string, code: Code) => get<Cards>(`${of(game)}/cards?lang=${code}`);
export const rules = (game: string, code: Code) => get<Rules>(`${of(game)}/rules?lang=${code}`);
export const replay = (id: string, code: Code) => get<Replay>(`${at(id)}/replay?lang=${code}`);
export const shown = (id: string, choices: number, code: Code) => get<Shown>(`${at(id)}/replay/${choices}?lang=${code}`);
export const recordOf = (id: string) => `${at(id)}/record`;

export async function openRecord(text: string): Promise<Opened> {
  const response = await ask('/api/records', { method: 'POST', headers: { 'content-type': 'text/plain; charset=utf-8' }, body: text });
  return response.json() as Promise<Opened>;
}
