import { expect, type Page } from '@playwright/test';
import { LABELS } from './labels';

const labels = LABELS['en-US'];

/** Opens the form of a project from the card of an app, in English, and fills in its first step; `search` filters the apps. */
export async function openWizard(
  page: Page,
  {
    app,
    name,
    description,
    search = '',
  }: { app: string; name: string; description: string; search?: string },
): Promise<void> {
  await page.goto(`/#/seq-flow/app-store${search}`);
  await page.getByRole('link', { name: `Run ${app}` }).click();
  await page.getByRole('textbox', { name: labels.name }).fill(name);
  await page.getByRole('textbox', { name: labels.description }).fill(description);
  await expect(page.getByText('This name is free.')).toBeVisible();
}

/** Chooses a file for a field of the form by its storage link. */
export async function pickByPath(page: Page, field: string, link: string): Promise<void> {
  await page.getByRole('button', { name: labels.selectFiles(field) }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('tab', { name: 'By path' }).click();
  await picker.getByRole('textbox', { name: 'Storage link' }).fill(link);
  await picker.getByRole('button', { name: 'Add', exact: true }).click();
  await picker.getByRole('button', { name: labels.confirm }).click();
}
