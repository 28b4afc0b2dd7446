import { emptyQuery, evaluate, toQueryTree, withSearch } from '@omics-portal/data-query';
import { expect, test, type Page } from '@playwright/test';
import { recordsOf } from './pages/files-page';
import { speak } from './pages/sign-in';

const DATA = '/#/data/download/quartet-proteomics';
const COLLECTION = 'quartet_proteomics';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the files' });
const option = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Suggestions' }).getByRole('button', { name });

test('files are found by parts of name, library and donor, in the address, and undone', async ({
  page,
  request,
}) => {
  const search = { text: 'bgi D5', fields: ['file_name', 'file_path', 'library_id', 'donor_id'] };
  const tree = toQueryTree(withSearch(emptyQuery(COLLECTION), search));
  const found = (await recordsOf(request, COLLECTION)).filter((record) => evaluate(tree, record));
  expect(found.length).toBeGreaterThan(1);

  await speak(page, 'en-US');
  await page.goto(DATA);
  await box(page).fill('bgi D5');
  await expect(option(page, 'Search for bgi D5')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=bgi%20D5$/);
  await expect(page.getByText(new RegExp(`of ${found.length} files$`))).toBeVisible();
  await page.reload();
  await expect(box(page)).toHaveValue('bgi D5');
  await expect(page.getByRole('button', { name: 'Remove: Search: bgi D5' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Search: bgi D5' }).click();
  await expect(page).toHaveURL(/quartet-proteomics$/);
  await expect(box(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo the last filter change' }).click();
  await expect(page).toHaveURL(/\?q=bgi%20D5$/);
  await box(page).fill('');
  await expect(page.getByText(/^Showing 1 - 25 of/)).toBeVisible();
});

test('a suggested donor becomes a filter, and a suggested file opens', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto(DATA);
  await box(page).fill('f7');
  await option(page, /^F7\s*Donor/).click();
  await expect(page).toHaveURL(/\?f\.donor_id=F7$/);
  await box(page).fill('protqc_meta');
  await expect(page.getByText('No file of this result has this text')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(option(page, 'Search for protqc_meta')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove: Donor is F7' }).click();
  await box(page).fill('protqc_metadata');
  await expect(option(page, /^protqc_metadata_example\.csv/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Search for protqc_metadata')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('protqc_metadata_example.csv');
});

test('a text that finds nothing says so, and shows the way back', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto(`${DATA}?q=no-such-file-anywhere`);
  await expect(page.getByText('No file has all of this')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear all filters' }).last().click();
  await expect(page.getByText(/^Showing 1 - 25 of/)).toBeVisible();
});
