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

// The tests of this file share one server, whose start costs as much as a test.
test.describe.configure({ mode: 'default' });

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

/** Ends the sign-in at the provider, as another device does: the open page still has its tokens, which are valid no more. */
async function endSessionElsewhere(page: Page): Promise<void> {
  const status = await page.evaluate(async (key) => {
    const { refresh_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}') as {
      refresh_token: string;
    };
    const body = new URLSearchParams({ client_id: 'portal', token });
    return (await fetch('/identity/token/revocation', { method: 'POST', body })).status;
  }, AUTH);
  expect(status).toBe(200);
  await page.context().clearCookies();
}

test('half-filled forms survive the trip to the provider after the session has ended', async ({
  page,
  site,
}) => {
  await speak(page, 'en-US');
  await page.goto(`${site.url}/#/user/login`);
  await signInThere(page);
  await expect(page).toHaveURL(/#\/dashboard/);

  await test.step('the wizard of a new project', async () => {
    await page.goto(`${site.url}/#/seq-flow/app-store`);
    await page.getByRole('link', { name: 'Run FASTQ Quality Control' }).click();
    const name = page.getByRole('textbox', { name: 'Assessment Name' });
    await name.fill('before_the_trip');
    await expect(page.getByText('This name is free.')).toBeVisible();
    const wizard = page.url();
    await endSessionElsewhere(page);
    await page.getByRole('textbox', { name: 'Description' }).fill('Entered after the end');
    // The check of the name is the first request without a session.
    await name.fill('over_the_trip');
    await expect(page).toHaveURL(/#\/user\/login\?redirect=/);
    await signInThere(page);
    await expect(page).toHaveURL(wizard);
    await expect(name).toHaveValue('over_the_trip');
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Entered after the end');
    await expect(page.getByText('This name is free.')).toBeVisible();
  });

  await test.step('the form of a new report', async () => {
    await page.goto(`${site.url}/#/seq-flow/protqc-report-management`);
    const open = page.getByRole('button', { name: 'New QC Report' }).first();
    const form = page.getByRole('dialog', { name: 'New QC Report' });
    await open.click();
    await form.getByRole('textbox', { name: 'Report Name' }).fill('report_over_the_trip');
    await endSessionElsewhere(page);
    await form.getByRole('textbox', { name: 'Description' }).fill('Entered after the end');
    await page.reload();
    await expect(page).toHaveURL(/#\/user\/login\?redirect=/);
    await signInThere(page);
    await expect(page).toHaveURL(/#\/seq-flow\/protqc-report-management/);
    await open.click();
    await expect(form.getByRole('textbox', { name: 'Report Name' })).toHaveValue('report_over_the_trip');
    await expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue('Entered after the end');
  });
});

test('both pages speak Chinese', async ({ page, site }) => {
  await speak(page, 'zh-CN');
  await page.goto(`${site.url}/#/user/login`);
  await page.getByRole('button', { name: LOGIN['zh-CN'] }).click();
  await expect(page).toHaveURL(/\/identity\/interaction\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByLabel('用户名或邮箱')).toBeVisible();
});
