import { expect, test } from '@playwright/test';
import { AUTH, expireAccessToken, TOKEN_ENDPOINT } from './pages/expired-token';
import { RESEARCHER, signIn, speak } from './pages/sign-in';
import { LABELS } from './pages/labels';

for (const language of ['en-US', 'zh-CN'] as const) {
  test(`a wrong password shows a message, and the right one then works (${language})`, async ({ page }) => {
    const labels = LABELS[language];
    await speak(page, language);
    await page.goto('/#/user/login');
    await signIn(page, language, { ...RESEARCHER, password: 'not-the-password' });
    await expect(page.getByText(labels.wrongPair)).toBeVisible();
    await signIn(page, language);
    await expect(page).toHaveURL(/#\/dashboard/);
    await expect(page.getByText('Ada Researcher').first()).toBeVisible();
  });
}

test('a private deep link in a new tab opens that page after login', async ({ page }) => {
  const path = '/seq-flow/quality-assessment-management?status=Failed&page=1';
  await speak(page, 'en-US');
  await page.goto(`/#${path}`);
  await expect(page.getByText(LABELS['en-US'].noPermission)).toBeVisible();
  await expect(page).toHaveURL(/#\/user\/login\?redirect=/);
  await signIn(page, 'en-US');
  await expect(page).toHaveURL(/#\/seq-flow\/quality-assessment-management\?.*status=Failed/);
  await expect(page.getByRole('radio', { name: 'Failed' })).toBeChecked();
});

test('signing out in one tab signs out the other', async ({ context }) => {
  const first = await context.newPage();
  await speak(first, 'en-US');
  await first.goto('/#/user/login');
  await signIn(first, 'en-US');
  await expect(first).toHaveURL(/#\/dashboard/);
  const second = await context.newPage();
  await second.goto('/#/notifications');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await first.evaluate((key) => localStorage.removeItem(key), AUTH);
  await second.goto('/#/seq-flow/file-manager');
  await expect(second).toHaveURL(/#\/user\/login/);
});

test('a reload during a refresh, whose response is lost, does not end the sign-in', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto('/#/user/login');
  await signIn(page, 'en-US');
  await expect(page).toHaveURL(/#\/dashboard/);
  const expired = await expireAccessToken(page);
  const replaced = new Promise<number>((resolve) => {
    // The server replaces the refresh token, and the page waits for the response until it is reloaded.
    void page.route(TOKEN_ENDPOINT, async (route) => resolve((await route.fetch()).status()), {
      times: 1,
    });
  });
  await page.goto('/#/notifications');
  expect(await replaced).toBe(200);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account of Ada Researcher' })).toBeVisible();
  await expect(page).toHaveURL(/#\/notifications/);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key) ?? '', AUTH))
    .not.toContain(expired);
});

test('an unknown path shows the 404 page, which names it', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto('/#/no/such/place');
  await expect(page).toHaveURL(/#\/404/);
  await expect(page.getByText(LABELS['en-US'].notFound)).toBeVisible();
  await expect(page.getByText('/no/such/place')).toBeVisible();
});
