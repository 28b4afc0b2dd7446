import { expect, test, type Page } from '@playwright/test';
import { speak } from './pages/sign-in';

const DATA = '/#/data/download/quartet-proteomics';

const facet = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Filters' }).getByRole('region', { name });

/** Chooses an action of the menu of the toolbar. */
async function chooseAction(page: Page, name: string, menu = 'More actions'): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Total number of files shown on the page. */
async function total(page: Page): Promise<number> {
  const text = await page.getByText(/^Showing .* of [\d,]+ files$/).textContent();
  return Number(/of ([\d,]+) files/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
}

test('a filter is undone and redone, by buttons, by keys and by the browser', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto(DATA);
  const box = facet(page, 'Sample').getByRole('checkbox', { name: 'D5' });
  await box.click();
  await expect(box).toBeChecked();
  await expect(page).toHaveURL(/\?f\.sample=D5$/);
  await page.getByRole('button', { name: 'Undo the last filter change' }).click();
  await expect(page).toHaveURL(/quartet-proteomics$/);
  await expect(box).not.toBeChecked();
  await page.keyboard.press('Control+Shift+Z');
  await expect(box).toBeChecked();
  await page.goBack();
  await expect(box).not.toBeChecked();
  await page.goForward();
  await expect(box).toBeChecked();
});

test('a bar of a chart is a filter, and counts the files that the table then has', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto(DATA);
  await chooseAction(page, 'Show charts');
  const bar = page.getByRole('button', { name: /^Batch QC: \d+$/ });
  const counted = Number(/\d+$/.exec((await bar.getAttribute('aria-label')) ?? '')?.[0]);
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/f\.data_type=Batch(\+|%20)QC/);
  await expect.poll(() => total(page)).toBe(counted);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Batch QC: \d+$/ })).toBeVisible();
});

test('a saved query persists over a reload, and its link opens it in another browser', async ({
  page,
  browser,
}) => {
  await speak(page, 'en-US');
  await page.goto(`${DATA}?f.sample=D5&f.data_format=CSV`);
  const found = await total(page);
  await chooseAction(page, 'Saved queries');
  await page.getByRole('textbox', { name: 'Name of the query on this page' }).fill('Tables of D5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(`${found} files`)).toBeVisible();
  await page.goto(DATA);
  await page.reload();
  await chooseAction(page, 'Saved queries');
  const link = page.getByRole('link', { name: 'Tables of D5' });
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page.getByRole('button', { name: 'Remove: Sample is D5' })).toBeVisible();

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await speak(other, 'en-US');
  await other.goto(new URL(href ?? '', page.url()).href);
  await expect.poll(() => total(other)).toBe(found);
  await stranger.close();
});

test('a pasted list names unknown files, and filters by the known ones; in Chinese', async ({ page }) => {
  await speak(page, 'zh-CN');
  await page.goto(DATA);
  await chooseAction(page, '粘贴列表', '更多操作');
  await page.getByRole('textbox', { name: '列表' }).fill('protqc_data_log2_example.csv\nno such file.csv');
  await page.getByRole('button', { name: '查找 2 条' }).click();
  await expect(page.getByText('找到 1 条（1 个文件），1 条未找到')).toBeVisible();
  await page.getByRole('button', { name: '用找到的条目筛选' }).click();
  await expect(page.getByText('显示第 1 - 1 条，共 1 个文件')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^显示第 1 - 25 条/)).toBeVisible();
});

test('the layout of the table persists', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto(DATA);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'MD5 checksum' }).check();
  await page.keyboard.press('Escape');
  const row = page.getByRole('row').nth(1);
  const compact = (await row.boundingBox())?.height ?? 0;
  await chooseAction(page, 'Roomy rows');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'MD5 checksum' })).toBeAttached();
  expect((await row.boundingBox())?.height).toBeGreaterThan(compact + 8);
});
