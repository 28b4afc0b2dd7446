import { useSyncExternalStore } from 'react';

/** How much room the window has; decides where the menu is. */
export type Device = 'desktop' | 'tablet' | 'mobile';

/**
 * From these widths on, in CSS pixels, a window counts as that device. The specification names 576 px for both a phone and
 * a tablet: here 576 px is a tablet, so that no width is two things and none between two whole pixels is nothing.
 */
const FROM = { desktop: '(min-width: 1200px)', tablet: '(min-width: 576px)' } as const;

/** The device of a window that answers these media queries. */
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

/** The window's device, followed. */
export function useDevice(): Device {
  return useSyncExternalStore(subscribe, readDevice);
}
