import { useSyncExternalStore } from 'react';

/** Width up to which a row of a table is a block of lines, in CSS pixels: Tailwind's `sm` begins above it. */
const PHONE = '(max-width: 639px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True while the window is as narrow as a phone. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches);
}
