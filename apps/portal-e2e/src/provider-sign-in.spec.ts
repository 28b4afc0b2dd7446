import { test as base, expect, type Page } from '@playwright/test';
import { startSite, type Site } from './fixtures/site';
import { AUTH, expireAccessToken } from './pages/expired-token';
import { WORK_MS } from './pages/projects';
import { RESEARCHER, speak } from './pages/sign-in';

/** Authorization code with PKCE: a server of its own for each worker, whose portal signs in at the provider's page. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await startSite({ IDENTITY_FLOW: 'code' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: WORK_MS },
  ],
});

const LOGIN = { 'en-US': 'Continue to the sign-in', 'zh-CN': '前往登录' } as const;

async function signInThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: LOGIN['en-US'] }).click();
  await expect(page).toHaveURL(/\/identity\/interaction\//);
  await page.getByLabel('Username or email').fill(RESEARCHER.username);
  await page.getByLabel('Password').fill(RESEARCHER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a deep link survives the trip to the provider, and no password reaches the portal', async ({
  page,
  site,
}) => {
  await speak(page, 'en-US');
  await page.goto(`${site.url}/#/seq-flow/quality-assessment-management?status=Failed&page=1`);
  await expect(page.getByLabel('Password')).toHaveCount(0);
  await signInThere(page);
  await expect(page).toHaveURL(/\/#\/seq-flow\/quality-assessment-management\?.*status=Failed/);
  await expect(page.getByRole('radio', { name: 'Failed' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Account of Ada Researcher' })).toBeVisible();
  expect(await page.evaluate(() => location.search)).toBe('');
});

test('a wrong password is said at the provider, and a way back without a sign-in begins again', async ({
  page,
  site,
}) => {
  await speak(page, 'en-US');
  await page.goto(`${site.url}/#/user/login`);
  await page.getByRole('button', { name: LOGIN['en-US'] }).click();
  await page.getByLabel('Username or email').fill(RESEARCHER.username);
  await page.getByLabel('Password').fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('not valid');
  await page.goto(`${site.url}/callback.html?code=made-up&state=made-up`);
  await expect(page.getByText(/The sign-in was not completed/)).toBeVisible();
  await expect(page.getByRole('button', { name: LOGIN['en-US'] })).toBeEnabled();
});

test('the sign-in is renewed without a word, with and without a refresh token', async ({ page, site }) => {
  await speak(page, 'en-US');
  await page.goto(`${site.url}/#/user/login`);
  await signInThere(page);
  await expect(page).toHaveURL(/#\/dashboard/);
  for (const keepRefreshToken of [true, false]) {
    const before = await expireAccessToken(page, { origin: site.url, keepRefreshToken });
    await page.goto(`${site.url}/#/notifications`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/#\/notifications/);
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key) ?? '', AUTH))
      .not.toContain(before);
  }
});

test('signing out ends the session of the provider too', async ({ page, site }) => {
  await speak(page, 'en-US');
  await page.goto(`${site.url}/#/user/login`);
  await signInThere(page);
  await expect(page).toHaveURL(/#\/dashboard/);
  await page.goto(`${site.url}/#/account/settings/security`);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  const ended = page.waitForResponse(/\/session\/end\/confirm/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await ended;
  await page.waitForURL(/#\/dashboard/);
  expect(await page.evaluate((key) => localStorage.getItem(key), AUTH)).toBeNull();
  await page.goto(`${site.url}/#/user/login`);
  await page.getByRole('button', { name: LOGIN['en-US'] }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('both pages speak Chinese', async ({ page, site }) => {
  await speak(page, 'zh-CN');
  await page.goto(`${site.url}/#/user/login`);
  await page.getByRole('button', { name: LOGIN['zh-CN'] }).click();
  await expect(page).toHaveURL(/\/identity\/interaction\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByLabel('用户名或邮箱')).toBeVisible();
});
