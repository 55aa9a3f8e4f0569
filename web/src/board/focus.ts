// Focus that goes to something new: for good, or lent for as long as it is there.

/** An action: the focus comes to the element, and goes back to where it was. */
export function borrowing(element: HTMLElement) {
  const before = document.activeElement;
  element.focus();
  return { destroy: () => void (before instanceof HTMLElement && before.isConnected && before.focus()) };
}

/** An action: the focus is lent to the element, unless it is with something beside the board. */
export function offering(element: HTMLElement) {
  const here = document.activeElement;
  return here === null || here === document.body || here.closest('main') ? borrowing(element) : undefined;
}

/** An action: the focus comes to the element as soon as it is there. */
export function taking(element: HTMLElement): void {
  element.focus();
}
