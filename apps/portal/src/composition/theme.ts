import { applyTheme } from '@omics-portal/ui';
import type { Preferences, PreferencesStore } from './preferences';

/** Where the drawn theme is kept for `theme-boot.js`, which puts it on the page before anything is painted. */
export const PAINT_KEY = 'pro__theme-paint';

/** A change of theme that takes longer than this is told. */
const SLOW_AFTER_MS = 100;

/** Shows that something goes on; what it returns takes that away again. */
export type Announce = () => () => void;

/** Announces work only if it is still going on after 100 ms, and only until it is done, well or not. */
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

/** Settles once what was changed is on the screen: a frame was drawn, and the browser got round to something else. */
function painted(page: Window): Promise<void> {
  return new Promise((resolve) => {
    page.requestAnimationFrame(() => page.setTimeout(resolve));
  });
}

/** Every custom property that the theme put on this element. */
function variablesOf({ style }: HTMLElement): Record<string, string> {
  const names = Array.from({ length: style.length }, (_, index) => style.item(index));
  return Object.fromEntries(
    names.filter((name) => name.startsWith('--')).map((name) => [name, style.getPropertyValue(name)]),
  );
}

function draw({ themeMode, primaryColour, colourWeak }: Preferences, storage: Pick<Storage, 'setItem'>) {
  applyTheme({ mode: themeMode, primary: primaryColour, colourWeak });
  const root = document.documentElement;
  const paint = { theme: root.dataset['theme'], primary: primaryColour, variables: variablesOf(root) };
  try {
    storage.setItem(PAINT_KEY, JSON.stringify(paint));
  } catch {
    // Without room for it the next visit paints the default first, and nothing else is lost.
  }
}

const sameTheme = (one: Preferences, other: Preferences) =>
  one.themeMode === other.themeMode &&
  one.primaryColour === other.primaryColour &&
  one.colourWeak === other.colourWeak;

export interface FollowThemeOptions {
  storage: Pick<Storage, 'setItem'>;
  /** How a change that takes its time is told. A page that nobody looks at tells nothing: it draws no frames. */
  announce: Announce;
  page: Window;
}

/** Keeps the page's theme in step with the preferences. */
export function followTheme(
  preferences: PreferencesStore,
  { storage, announce, page }: FollowThemeOptions,
): void {
  let drawn = preferences.get();
  draw(drawn, storage);
  preferences.subscribe(() => {
    const next = preferences.get();
    if (sameTheme(drawn, next)) {
      return;
    }
    drawn = next;
    if (!page.document.hidden) {
      announceIfSlow(painted(page), announce);
    }
    draw(drawn, storage);
  });
}
