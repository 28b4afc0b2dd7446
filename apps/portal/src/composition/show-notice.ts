import type { Notice } from '@omics-portal/ui';

const wanting = new Set<() => void>();
let wanted = false;

/** Calls back once a notice is to be shown, at once if one was before. Returns the way to stop. */
export function onNoticeWanted(listener: () => void): () => void {
  wanting.add(listener);
  if (wanted) {
    listener();
  }
  return () => void wanting.delete(listener);
}

/** Shows a notice, loading what it takes on first use. What it returns takes the notice away. */
export function showNotice(notice: Notice): () => void {
  wanted = true;
  wanting.forEach((listener) => listener());
  const shown = import('./toasts').then(({ notify }) => notify(notice));
  return () => void shown.then((dismiss) => dismiss());
}
