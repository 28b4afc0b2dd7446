import { expect, test } from '@playwright/test';
import { makeFailingProject } from './pages/projects';
import { signIn, speak } from './pages/sign-in';
import { LABELS } from './pages/labels';

test('a failed job shows the reason in its row, and one click opens its standard error', async ({
  page,
  request,
}) => {
  const labels = LABELS['en-US'];
  const projectId = await makeFailingProject(request, `swapped_files_${Date.now()}`);
  await speak(page, 'en-US');
  await page.goto(`/#/data/qc-job-management/${projectId}`);
  await signIn(page, 'en-US');

  const row = page
    .getByRole('grid', { name: 'Jobs of the project' })
    .getByRole('row', { name: /Details of protqc_example/ });
  await expect(row.getByText(labels.failed, { exact: true })).toBeVisible({ timeout: 60_000 });
  await row.getByRole('button', { name: /failed:/ }).click();

  const log = page.getByRole('dialog');
  await expect(log.getByRole('tab', { name: labels.standardError })).toHaveAttribute('aria-selected', 'true');
  await expect(log.getByRole('tabpanel')).toContainText(/column|sample/i);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: /^Resubmit/ })).toBeVisible();
});
