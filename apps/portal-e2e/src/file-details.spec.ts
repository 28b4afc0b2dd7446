import { expect, test, type Page } from '@playwright/test';
import { recordsOf } from './pages/files-page';
import { speak } from './pages/sign-in';

const DATA = '/#/data/download/quartet-proteomics';
const NAME = 'protqc_metadata_example.csv';

const drawer = (page: Page, name = NAME) => page.getByRole('dialog', { name });

test('the details of a file have an address, which Back leaves and another browser opens', async ({
  page,
  browser,
}) => {
  await speak(page, 'en-US');
  await page.goto(`${DATA}?f.data_format=CSV&q=protqc_meta`);
  await page.getByRole('link', { name: NAME, exact: true }).click();
  await expect(drawer(page)).toContainText('SHA-256 checksum');
  await expect(page).toHaveURL(/f\.data_format=CSV.*file=[^&]*protqc_metadata_example\.csv/);
  await expect(page).toHaveTitle(`${NAME} - Quartet Data Portal`);
  const address = page.url();
  await page.goBack();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Proteomics Data - /);
  await expect(page).toHaveURL(/\?f\.data_format=CSV&q=protqc_meta$/);
  await page.goForward();
  await expect(drawer(page)).toBeVisible();
  await page.reload();
  await expect(drawer(page)).toContainText('SHA-256 checksum');
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\?f\.data_format=CSV&q=protqc_meta$/);

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await speak(other, 'en-US');
  // The file is not among the rows of this page.
  await other.goto(`${address}&page=9&per_page=5`);
  await expect(drawer(other)).toContainText('SHA-256 checksum');
  await stranger.close();
});

test('a related file opens from the details of another, over the same result', async ({ page, request }) => {
  const records = await recordsOf(request, 'quartet_proteomics');
  const file = records.find(
    ({ file_path: path, library_id: library }) =>
      library && records.some((other) => other['library_id'] === library && other['file_path'] !== path),
  );
  await speak(page, 'en-US');
  await page.goto(`${DATA}?q=protqc&file=${encodeURIComponent(String(file?.['file_path']))}`);
  const related = page.getByRole('region', { name: 'Related files' });
  const link = related.locator('a[href*="file="]').first();
  const name = (await link.textContent()) ?? '';
  expect(name).not.toBe(file?.['file_name']);
  await link.click();
  await expect(drawer(page, name)).toBeVisible();
  await drawer(page, name).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\?q=protqc$/);
});

test('an address of a file that does not exist says so', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto(`${DATA}?file=withdrawn.csv`);
  await expect(drawer(page, 'withdrawn.csv')).toContainText('No such record');
});

test('the result has a size, and a size filter is typed with its unit', async ({ page, request }) => {
  const records = await recordsOf(request, 'quartet_proteomics');
  const large = records.filter(({ file_size: size }) => Number(size ?? 0) >= 102_400);
  expect(large.length).toBeGreaterThan(0);

  await speak(page, 'en-US');
  await page.goto(`${DATA}?f.file_size=0..`);
  await expect(page.getByRole('group', { name: 'The query' })).toContainText(/\d files · [\d.]+ (KB|MB|GB)/);
  const facet = page.getByRole('region', { name: 'File Size' });
  await facet.getByRole('textbox', { name: 'At least' }).fill('100 XB');
  await expect(facet).toContainText('Not a size');
  await facet.getByRole('textbox', { name: 'At least' }).fill('100 kB');
  await facet.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/f\.file_size=102400\.\.$/);
  await expect(page.getByText(new RegExp(`of ${large.length} files$`))).toBeVisible();
});
