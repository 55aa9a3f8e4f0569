// Single keys that do something wherever the focus is, except where one types.
import { busy } from '../board/keys';

export function shortcut(event: KeyboardEvent, does: Record<string, () => void>): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key !== 'Escape' && busy(event.target)) return;
  does[event.key.length === 1 ? latin(event) : event.key]?.();
}

const MARKS: Record<string, string> = { Comma: ',', Period: '.' };

/** The letter or mark on the key, also where the keyboard writes Ukrainian. */
function latin(event: KeyboardEvent): string {
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : (MARKS[event.code] ?? event.key);
}
