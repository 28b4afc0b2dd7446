import { useSyncExternalStore } from 'react';

/** Attributes of the root that a theme changes. */
const ATTRIBUTES = ['data-theme', 'data-colour-weak', 'style'];

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ATTRIBUTES });
  return () => observer.disconnect();
}

/** Text that changes with the theme, for drawings whose colours do not follow it by themselves. */
export function useThemeVersion(): string {
  return useSyncExternalStore(subscribe, () =>
    ATTRIBUTES.map((name) => document.documentElement.getAttribute(name) ?? '').join('|'),
  );
}
