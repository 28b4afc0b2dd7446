import { useCallback, useSyncExternalStore } from 'react';

/** True while the window is at most this wide, in CSS pixels. */
export function useMaxWidth(width: number): boolean {
  const media = `(max-width: ${width}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(media).matches);
}
