import { expect, test } from '@playwright/test';

const ENTRY_FILES = /\/assets\/(?:index|portal|vendor)-[^/]+\.js$/;

test('an entry script that fails once shows a message and a link to the requested page', async ({ page }) => {
  let failed = 0;
  await page.route(ENTRY_FILES, async (route) => {
    failed += 1;
    await route.fulfill({ status: 503, contentType: 'text/html', body: 'Service Unavailable' });
  });
  await page.goto('/#/materials');
  await expect(page.getByRole('heading', { name: 'The portal has not started' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '门户未能启动' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The portal has not started' })).toHaveCSS(
    'font-weight',
    '600',
  );
  expect(failed).toBeGreaterThan(0);

  await page.unroute(ENTRY_FILES);
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reference Materials' })).toBeVisible();
  await expect(page).toHaveURL(/#\/materials$/);
  await expect(page.getByText('The portal has not started')).toHaveCount(0);
});

test('messages that fail to load are not reported as a configuration error', async ({ page }) => {
  await page.route(/\/assets\/messages-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/#/materials');
  await expect(page.getByRole('heading', { name: 'The portal has not started' })).toBeVisible();
  await expect(page.getByText('The portal cannot start')).toHaveCount(0);
  await expect(page.getByText(/config\.json/)).toHaveCount(0);
});

test.describe('in a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page states in both languages that the portal needs it', async ({ page }) => {
    await page.goto('/');
    // Playwright's text selectors ignore <noscript>.
    const paragraphs = page.locator('noscript p');
    await expect(paragraphs.nth(0)).toContainText('This portal needs JavaScript.');
    await expect(paragraphs.nth(0)).toBeVisible();
    await expect(paragraphs.nth(1)).toContainText('本门户需要 JavaScript。');
    await expect(paragraphs.nth(1)).toHaveCSS('padding-left', '24px');
    await expect(page.getByText('The portal has not started')).toBeHidden();
  });
});
