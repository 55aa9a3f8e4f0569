import { describe, expect, it } from 'vitest';
import { routeOf } from './routes.svelte';

const at = (path: string) => routeOf(new URL(path, 'http://table.example'));

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new/muster', { page: 'new', game: 'muster' }],
    ['/table/a-1', { page: 'table', id: 'a-1', seat: null }],
    ['/table/a-1?seat=1', { page: 'table', id: 'a-1', seat: 1 }],
    ['/join/secret', { page: 'join', token: 'secret' }],
    ['/replay/a-1?at=12&seat=0', { page: 'replay', id: 'a-1', at: 12, seat: 0 }],
    ['/rules/muster#muster-12', { page: 'rules', game: 'muster', rule: 'muster-12' }],
    ['/table/a-1?seat=-1', { page: 'table', id: 'a-1', seat: null }],
    ['/table', { page: 'unknown' }],
    ['/table/a/b', { page: 'unknown' }],
    ['/nowhere/x', { page: 'unknown' }],
    ['/nowhere/%zz', { page: 'unknown' }],
    ['/table/%zz', { page: 'table', id: '%zz', seat: null }],
  ])('%s leads somewhere', (path, route) => {
    expect(at(path)).toEqual(route);
  });
});
