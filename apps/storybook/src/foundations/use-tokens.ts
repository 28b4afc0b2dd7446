import { useSyncExternalStore } from 'react';

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: ['style', 'data-theme', 'data-colour-weak'],
  });
  return () => observer.disconnect();
}

const SEPARATOR = '\u0000';

/** Current values of custom properties, in the given order. A change of the theme renders again. */
export function useTokens(names: readonly string[]): readonly string[] {
  const read = () => {
    const styles = getComputedStyle(document.documentElement);
    return names.map((name) => styles.getPropertyValue(name).trim()).join(SEPARATOR);
  };
  return useSyncExternalStore(watchTheme, read).split(SEPARATOR);
}
