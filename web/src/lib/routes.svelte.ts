// Where in the product one is: one address each, so that everything can be linked and the back button works.

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; seat: number | null }
  | { page: 'join'; token: string }
  | { page: 'replay'; id: string; at: number | null; seat: number | null }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'unknown' };

/** A part of an address as it was meant; one that means nothing stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function routeOf(address: URL): Route {
  const [page = '', name = '', ...rest] = address.pathname.split('/').slice(1).map(decoded);
  const number = (key: string) => (/^\d+$/.test(address.searchParams.get(key) ?? '') ? Number(address.searchParams.get(key)) : null);
  if (page === '' && name === '') return { page: 'home' };
  if (name === '' || rest.some((part) => part !== '')) return { page: 'unknown' };
  switch (page) {
    case 'new':
      return { page, game: name };
    case 'table':
      return { page, id: name, seat: number('seat') };
    case 'join':
      return { page, token: name };
    case 'replay':
      return { page, id: name, at: number('at'), seat: number('seat') };
    case 'rules':
      return { page, game: name, rule: decoded(address.hash.slice(1)) };
    default:
      return { page: 'unknown' };
  }
}

let current = $state.raw<Route>({ page: 'unknown' });

function look(): void {
  current = routeOf(new URL(location.href));
}

export function route(): Route {
  return current;
}

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', path);
  look();
  if (how === 'push') window.scrollTo(0, 0);
}

/** Follow the addresses from now on; links within the product load nothing anew. */
export function follow(): void {
  window.addEventListener('popstate', look);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    const other = event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (other || !link || link.target || link.hasAttribute('download') || link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
  look();
}
