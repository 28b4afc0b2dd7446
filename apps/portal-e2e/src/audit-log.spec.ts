import { expect, test } from '@playwright/test';
import { downloadBy, downloadedText } from './pages/downloads';
import { signIn, speak } from './pages/sign-in';

test('an admin finds who signed in, filters the log, and exports it', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto('/#/account/audit');
  await signIn(page, 'en-US', { username: 'admin', password: 'quartet-admin' });
  const table = page.getByRole('table', { name: 'Audit log' });
  await expect(table.getByRole('row').filter({ hasText: 'Signed in' }).first()).toContainText('127.0.0.1');

  await page.getByRole('combobox', { name: 'Kind of event' }).click();
  await page.getByRole('option', { name: 'Signed in' }).click();
  await page.getByRole('searchbox', { name: 'Person' }).fill('admin');
  await page.getByRole('searchbox', { name: 'Person' }).press('Enter');
  await expect(page).toHaveURL(/person=admin/);
  await expect(table.getByRole('row').filter({ hasText: 'researcher' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Export' }).click();
  const file = await downloadBy(page, () => page.getByRole('menuitem', { name: 'TSV' }).click());
  expect(file.suggestedFilename()).toBe('audit-log.tsv');
  const [head, first] = (await downloadedText(file)).split('\n');
  expect(head).toBe('id\ttime\tkind\tactor\tsubject\taddress');
  expect(first).toMatch(/\tsign-in\tadmin\t/);
});
