/** Where the focus goes when what had it is gone: never to nowhere, from where the next Tab would start all over again. */

/** Puts it on this element, if that is still there and takes it; else on the panel, or whatever the place has instead. */
export function focusAgain(element?: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected && element !== document.body) {
    element.focus();
    if (document.activeElement === element) return;
  }
  document.querySelector<HTMLElement>('[data-rest]')?.focus();
}
