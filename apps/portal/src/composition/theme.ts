import { applyTheme } from '@omics-portal/ui';
import type { PreferencesStore } from './preferences';

/** Where the drawn theme is kept for `theme-boot.js`, which puts it on the page before anything is painted. */
export const PAINT_KEY = 'pro__theme-paint';

/** Keeps the page's theme in step with the preferences. */
export function followTheme(preferences: PreferencesStore, storage: Pick<Storage, 'setItem'>): void {
  const draw = () => {
    const { themeMode, primaryColour, colourWeak } = preferences.get();
    applyTheme({ mode: themeMode, primary: primaryColour, colourWeak });
    const { dataset, style } = document.documentElement;
    try {
      storage.setItem(
        PAINT_KEY,
        JSON.stringify({ mode: themeMode, theme: dataset['theme'], colourWeak, style: style.cssText }),
      );
    } catch {
      // Without room for it the next visit paints the default first, and nothing else is lost.
    }
  };
  draw();
  preferences.subscribe(draw);
}
