// Focus that is lent to something for as long as it is there.

/** An action: the focus comes to the element, and goes back to where it was. */
export function borrowing(element: HTMLElement) {
  const before = document.activeElement;
  element.focus();
  return { destroy: () => void (before instanceof HTMLElement && before.isConnected && before.focus()) };
}
