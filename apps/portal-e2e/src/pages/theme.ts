import type { Page } from '@playwright/test';

/** Makes the portal start in a theme. Frames without an origin have no storage. */
export async function preferTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((mode) => {
    if (location.protocol !== 'about:' && window.origin !== 'null')
      localStorage.setItem('pro__preferences', JSON.stringify({ themeMode: mode }));
  }, theme);
}
