import { expect, type Locator, type Page } from '@playwright/test';
import { WORK_MS } from './projects';

/** Submits the form of a new report, opens the report, and waits until it is finished. Returns its verdict. */
export async function submitReport(page: Page, form: Locator): Promise<Locator> {
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByRole('link', { name: 'Open report' }).click();
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(verdict).toBeVisible({ timeout: WORK_MS });
  return verdict;
}
