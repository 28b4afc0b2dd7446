import { useSyncExternalStore } from 'react';

/** Device class by window width; it determines the form of the menu. */
export type Device = 'desktop' | 'tablet' | 'mobile';

/**
 * Minimum window widths of the device classes, in CSS pixels. The specification names 576 px for both a phone and a tablet:
 * here 576 px is a tablet, so that every width belongs to exactly one class.
 */
const FROM = { desktop: '(min-width: 1200px)', tablet: '(min-width: 576px)' } as const;

/** Device class of a window, by its media queries. */
export function deviceOf(matches: (query: string) => boolean): Device {
  if (matches(FROM.desktop)) {
    return 'desktop';
  }
  return matches(FROM.tablet) ? 'tablet' : 'mobile';
}

function subscribe(listener: () => void): () => void {
  const queries = Object.values(FROM).map((query) => window.matchMedia(query));
  queries.forEach((query) => query.addEventListener('change', listener));
  return () => queries.forEach((query) => query.removeEventListener('change', listener));
}

const readDevice = () => deviceOf((query) => window.matchMedia(query).matches);

/** Current device class of the window. */
export function useDevice(): Device {
  return useSyncExternalStore(subscribe, readDevice);
}
