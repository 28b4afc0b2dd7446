import { applyTheme } from '@omics-portal/ui';
import type { Preferences, PreferencesStore } from './preferences';

/** Local storage key of the applied theme, which `theme-boot.js` applies before the first paint. */
export const PAINT_KEY = 'pro__theme-paint';

/** Duration after which a theme change is announced, in milliseconds. */
const SLOW_AFTER_MS = 100;

/** Announces work in progress. Returns a function that ends the announcement. */
export type Announce = () => () => void;

/** Announces work that takes longer than 100 ms, until it has ended or failed. */
export function announceIfSlow(work: Promise<unknown>, announce: Announce): void {
  let end: (() => void) | undefined;
  const timer = setTimeout(() => {
    end = announce();
  }, SLOW_AFTER_MS);
  const finish = () => {
    clearTimeout(timer);
    end?.();
  };
  work.then(finish, finish);
}

/** Resolves after the next frame has been painted. */
function painted(page: Window): Promise<void> {
  return new Promise((resolve) => {
    page.requestAnimationFrame(() => page.setTimeout(resolve));
  });
}

/** Custom properties that the theme has set on an element. */
function variablesOf({ style }: HTMLElement): Record<string, string> {
  const names = Array.from({ length: style.length }, (_, index) => style.item(index));
  return Object.fromEntries(
    names.filter((name) => name.startsWith('--')).map((name) => [name, style.getPropertyValue(name)]),
  );
}

/** Applies a theme, and stores it for the next first paint. Without its palette, the page has the default primary colour. */
async function draw(
  { themeMode, primaryColour, colourWeak }: Preferences,
  storage: Pick<Storage, 'setItem'>,
): Promise<void> {
  try {
    await applyTheme({ mode: themeMode, primary: primaryColour, colourWeak });
  } catch {
    return;
  }
  const root = document.documentElement;
  const paint = { theme: root.dataset['theme'], primary: primaryColour, variables: variablesOf(root) };
  try {
    storage.setItem(PAINT_KEY, JSON.stringify(paint));
  } catch {
    // The storage is full: the next visit paints the default theme first.
  }
}

const sameTheme = (one: Preferences, other: Preferences) =>
  one.themeMode === other.themeMode &&
  one.primaryColour === other.primaryColour &&
  one.colourWeak === other.colourWeak;

export interface FollowThemeOptions {
  storage: Pick<Storage, 'setItem'>;
  /** Announces a slow change. Not called on a hidden page, which paints no frames. */
  announce: Announce;
  page: Window;
}

/** Applies the theme of the preferences to the page, now and after each change. */
export function followTheme(
  preferences: PreferencesStore,
  { storage, announce, page }: FollowThemeOptions,
): void {
  let drawn = preferences.get();
  void draw(drawn, storage);
  preferences.subscribe(() => {
    const next = preferences.get();
    if (sameTheme(drawn, next)) {
      return;
    }
    drawn = next;
    const change = draw(drawn, storage);
    if (!page.document.hidden) {
      announceIfSlow(
        change.then(() => painted(page)),
        announce,
      );
    }
  });
}
