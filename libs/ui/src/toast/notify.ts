import type { Notice } from './notice';

/**
 * Says something in passing, in the region of the page's Toaster. What must not be missed gets
 * a duration without end. What it returns takes the notice away early. What draws notices is loaded
 * with the first of them.
 */
export function notify(notice: Notice): () => void {
  const shown = import('./show-notice').then(({ showNotice }) => showNotice(notice));
  return () => void shown.then((dismiss) => dismiss());
}
