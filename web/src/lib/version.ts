// A table that was renewed while the page was open may speak another protocol than the page was built for.
import { PROTOCOL } from './protocol';

const KEY = 'loaded for';

/** Whether the table speaks as this page does; if it does not, the page is loaded anew, but only once for each protocol. */
export function sameProtocol(told: number): boolean {
  if (told === PROTOCOL) {
    sessionStorage.removeItem(KEY);
    return true;
  }
  if (sessionStorage.getItem(KEY) !== String(told)) {
    sessionStorage.setItem(KEY, String(told));
    location.reload();
  }
  return false;
}
