import { expect, test } from '@playwright/test';
import { makeFailingProject } from './pages/projects';
import { signIn, speak } from './pages/sign-in';
import { WORDS } from './pages/words';

test('a failed job says why in its row, and one click shows what it wrote to standard error', async ({
  page,
  request,
}) => {
  const words = WORDS['en-US'];
  const projectId = await makeFailingProject(request, `swapped_files_${Date.now()}`);
  await speak(page, 'en-US');
  await page.goto(`/#/data/qc-job-management/${projectId}`);
  await signIn(page, 'en-US');

  const row = page.getByRole('row', { name: /^protqc_example/ });
  await expect(row.getByText(words.failed, { exact: true })).toBeVisible({ timeout: 60_000 });
  await row.getByRole('button', { name: /failed:/ }).click();

  const log = page.getByRole('dialog');
  await expect(log.getByRole('tab', { name: words.standardError })).toHaveAttribute('aria-selected', 'true');
  await expect(log.getByRole('tabpanel')).toContainText(/column|sample/i);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: /^Resubmit/ })).toBeVisible();
});
