import type { Trash } from './trash.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Removes expired entries of the trash now and every hour; returns the function that stops it. */
export function removeExpiredHourly(trash: Trash): () => void {
  const remove = () => {
    trash
      .removeExpired()
      .catch((error: unknown) => console.error('The trash could not be emptied; it is tried again:', error));
  };
  remove();
  const timer = setInterval(remove, HOUR_MS).unref();
  return () => clearInterval(timer);
}
