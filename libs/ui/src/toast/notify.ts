import type { Notice } from './notice';

/**
 * Toast: shows a message for a short time in the page's Toaster. A message that must not be missed gets an infinite
 * duration. Returns a function that dismisses it. The renderer is loaded with the first toast.
 */
export function notify(notice: Notice): () => void {
  const shown = import('./show-notice').then(({ showNotice }) => showNotice(notice));
  return () => void shown.then((dismiss) => dismiss());
}
