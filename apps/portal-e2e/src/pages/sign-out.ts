import { expect, type Page } from '@playwright/test';

/**
 * Confirms the question of a sign-out in English. The page is loaded anew after it: an address that is opened before would be
 * lost, or never open.
 */
export async function confirmSignOut(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await loaded;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
}
