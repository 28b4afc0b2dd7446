import type { Page } from '@playwright/test';
import { LABELS, type Language } from './labels';

/** Demo account of the reference server on a loopback address. */
export const RESEARCHER = { username: 'researcher', password: 'quartet-demo' };

/** Sets the language before the portal starts, as for a returning visitor. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((lang) => {
    // A frame without an origin has no storage.
    if (location.protocol !== 'about:' && window.origin !== 'null' && localStorage.getItem('lang') === null)
      localStorage.setItem('lang', lang);
  }, language);
}

/** Fills in the sign-in form on the page and submits it. On a site with LemonLDAP::NG the form is on the page of that provider. */
export async function signIn(
  page: Page,
  language: Language,
  { username, password } = RESEARCHER,
): Promise<void> {
  const labels = LABELS[language];
  if (isAtLemonldap()) return signInAtLemonldap(page, labels.toProvider, username);
  await page.getByRole('textbox', { name: labels.username }).fill(username);
  await page.getByRole('textbox', { name: labels.password }).fill(password);
  await page.getByRole('main').getByRole('button', { name: labels.login, exact: true }).click();
}

/** True on a site whose accounts are those of LemonLDAP::NG. */
export function isAtLemonldap(): boolean {
  return process.env['SITE_PROVIDER'] === 'lemonldap';
}

/**
 * Signs in on the page of LemonLDAP::NG, whose demo accounts have their names as passwords.
 * @param toProvider name of the button that leads there
 */
export async function signInAtLemonldap(
  page: Page,
  toProvider: string | RegExp,
  username: string,
): Promise<void> {
  // With a session of an earlier sign-in the provider would return at once, as the account of that.
  await page.context().clearCookies({ name: 'lemonldap' });
  await page.getByRole('button', { name: toProvider }).click();
  await page.locator('input[name=user]').fill(username);
  await page.locator('input[name=password]').fill(username);
  await page.locator('input[name=password]').press('Enter');
}
