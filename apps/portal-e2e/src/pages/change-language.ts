import { expect, type Page } from '@playwright/test';
import type { Language } from './labels';

/** Changes the language of the open page, as its switch does in another tab. */
export async function changeLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate((lang) => {
    localStorage.setItem('lang', lang);
    window.dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: lang }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
