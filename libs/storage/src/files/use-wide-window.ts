import { useSyncExternalStore } from 'react';

/** Width from which the folder tree fits beside the file list, in CSS pixels. */
const WIDE = '(min-width: 1200px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True while the window is wide enough for the folder tree beside the file list. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
