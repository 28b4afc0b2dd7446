import { expect, test } from '@playwright/test';
import { signIn, speak } from './pages/sign-in';

test('the API reference loads nothing from elsewhere, and tries a call with the sign-in of the portal', async ({
  page,
  baseURL,
}) => {
  const outside: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:')) outside.push(url);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await speak(page, 'en-US');

  await test.step('a visitor reads the operations of each service', async () => {
    await page.goto('/openapi/');
    await expect(page.getByRole('status')).toHaveText(
      /^Sign in to the portal, or give a personal access token/,
    );
    await expect(page.getByRole('heading', { name: /^Data-pipeline service/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Service', exact: true }).selectOption('dataseq');
    await expect(page).toHaveURL(/#dataseq$/);
    await expect(page.locator('#operations-collections-countCollection')).toBeVisible();
  });

  await test.step('a signed-in user tries one', async () => {
    await page.goto('/#/user/login');
    await signIn(page, 'en-US');
    await expect(page).toHaveURL(/#\/dashboard/);
    await page.goto('/openapi/#datains');
    await expect(page.getByRole('status')).toContainText('sends calls as researcher');
    const operation = page.locator('#operations-storage-listFsServices');
    await operation.locator('.opblock-summary-control').click();
    await operation.getByRole('button', { name: 'Try it out' }).click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    const response = operation.locator('.live-responses-table tbody .response-col_status');
    await expect(response).toHaveText(/^200/);
  });

  expect(outside).toEqual([]);
  expect(problems).toEqual([]);
});
