import type { NoticeTone } from '../alert/alert';

export interface Notice {
  /** Decides the icon and its colour; a danger stays longer. */
  tone: NoticeTone;
  /** What happened, in a few words. */
  title: string;
  /** More about it, best in the server's own words. */
  description?: string | undefined;
  /** What can be done about it, such as taking it back. The notice goes once it is pressed. */
  action?: { label: string; onClick: () => void } | undefined;
  /** Milliseconds; by default a notice that asks for something stays longer. Infinity: until it is answered or closed. */
  duration?: number | undefined;
}

/**
 * Says something in passing, in the region of the page's Toaster. What must not be missed gets
 * a duration without end. What it returns takes the notice away early. What draws notices is loaded
 * with the first of them.
 */
export function notify(notice: Notice): () => void {
  const shown = import('./show-notice').then(({ showNotice }) => showNotice(notice));
  return () => void shown.then((dismiss) => dismiss());
}
