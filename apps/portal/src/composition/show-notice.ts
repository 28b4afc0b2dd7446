import type { Notice } from '@omics-portal/ui';

const listeners = new Set<() => void>();
let isRequested = false;

/** Calls the listener for each notice to show, and at once if there was one before. Returns a function that unsubscribes. */
export function onFirstNotice(listener: () => void): () => void {
  listeners.add(listener);
  if (isRequested) {
    listener();
  }
  return () => void listeners.delete(listener);
}

/** Shows a notice; the code of notices loads on first use. Returns a function that dismisses it. */
export function showNotice(notice: Notice): () => void {
  isRequested = true;
  listeners.forEach((listener) => listener());
  const shown = import('./toasts').then(({ notify }) => notify(notice));
  return () => void shown.then((dismiss) => dismiss());
}
