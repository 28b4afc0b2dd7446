import type { Page } from '@playwright/test';
import { WORDS, type Language } from './words';

/** The demo account that the reference server has on a loopback address. */
export const RESEARCHER = { username: 'researcher', password: 'quartet-demo' };

/** Chooses the language before the portal starts, as a returning visitor has it. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((lang) => {
    if (location.protocol !== 'about:' && localStorage.getItem('lang') === null)
      localStorage.setItem('lang', lang);
  }, language);
}

/** Fills the sign-in form that is on the page and sends it. */
export async function signIn(
  page: Page,
  language: Language,
  { username, password } = RESEARCHER,
): Promise<void> {
  const words = WORDS[language];
  await page.getByRole('textbox', { name: words.username }).fill(username);
  await page.getByRole('textbox', { name: words.password }).fill(password);
  await page.getByRole('main').getByRole('button', { name: words.login, exact: true }).click();
}
