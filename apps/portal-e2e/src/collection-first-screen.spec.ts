import { expect, test, type Page } from '@playwright/test';
import { speak } from './pages/sign-in';

const DATA = '/#/data/download/quartet-proteomics';
const MIN_ROWS = 14;

/** Columns that must be visible without scrolling sideways, and the labels of the pager and of the filters, in each language. */
const SCREENS = {
  'en-US': {
    columns: ['File Name', 'Data Type', 'Data Format', 'Sample', 'File Size', 'Access', 'Download'],
    pager: 'Pages',
    chips: 'Filters active',
  },
  'zh-CN': {
    columns: ['文件名', '数据类型', '数据格式', '样本', '文件大小', '访问权限', '下载'],
    pager: '页面',
    chips: '当前筛选条件',
  },
} as const;
type Language = keyof typeof SCREENS;

const COLLECTIONS = ['genomics', 'transcriptomics', 'proteomics', 'metabolomics'];
/** Filters of fields that every collection has; all files with a size are found. */
const FILTERS = '?x.data_category=x&x.data_format=PDF&x.batch=a&x.platform=b&f.file_size=1..';

/** Head of a column; its accessible name has the label of the separator too. */
const headOf = (page: Page, name: string) =>
  page.getByRole('columnheader').filter({ has: page.getByText(name, { exact: true }) });

/** Number of rows of files that are wholly visible: within the window, and within the table's own scroll area. */
async function visibleRows(page: Page): Promise<number> {
  return page.getByRole('grid').evaluate((grid) => {
    const { top, bottom } = grid.getBoundingClientRect();
    const head = grid.querySelector('[role=columnheader]')?.getBoundingClientRect().bottom ?? top;
    const rows = [...grid.querySelectorAll('[role=row]:has([role=gridcell])')];
    return rows.filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= head - 1 && box.bottom <= Math.min(bottom, innerHeight);
    }).length;
  });
}

/** Expects the rows, the columns and the pager of the table within the window. */
async function expectFirstScreen(page: Page, language: Language): Promise<void> {
  const { columns, pager } = SCREENS[language];
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect.poll(() => visibleRows(page)).toBeGreaterThanOrEqual(MIN_ROWS);
  const grid = await page.getByRole('grid').boundingBox();
  for (const name of columns) {
    const head = headOf(page, name);
    await expect(head).toBeInViewport({ ratio: 1 });
    const box = await head.boundingBox();
    expect((box?.x ?? Infinity) + (box?.width ?? 0), name).toBeLessThanOrEqual(
      (grid?.x ?? 0) + (grid?.width ?? 0) + 1,
    );
  }
  await expect(page.getByRole('navigation', { name: pager })).toBeInViewport({ ratio: 1 });
}

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const language of Object.keys(SCREENS) as Language[])
    test(`the first screen of each collection is the table, with and without filters (${language})`, async ({
      page,
    }) => {
      await speak(page, language);
      for (const omics of COLLECTIONS)
        for (const filters of ['', FILTERS])
          await test.step(`${omics}${filters}`, async () => {
            // A new document: another collection must not be measured on the table of the last one.
            await page.goto('about:blank');
            await page.goto(`/#/data/download/quartet-${omics}${filters}`);
            await expectFirstScreen(page, language);
            const chips = page.getByRole('region', { name: SCREENS[language].chips }).getByRole('listitem');
            await expect(chips).toHaveCount(filters === '' ? 0 : 5);
          });
    });

  test('the pager stays visible above a notice of the page', async ({ page, context }) => {
    await speak(page, 'en-US');
    await page.goto(DATA);
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    const notices = page.locator('[data-slot="page-notices"]');
    await expect(notices).toBeAttached();
    await context.setOffline(true);
    const notice = notices.getByText('You are offline.');
    await expect(notice).toBeVisible();
    const pager = page.getByRole('navigation', { name: SCREENS['en-US'].pager });
    await expect
      .poll(async () => {
        const [lower, edge] = [await pager.boundingBox(), await notices.boundingBox()];
        return (edge?.y ?? 0) - (lower?.y ?? Infinity) - (lower?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(0);
    await expect(pager).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
  });

  test('folded filters give their width to the names, and stay folded', async ({ page }) => {
    await speak(page, 'en-US');
    await page.goto(DATA);
    const name = headOf(page, 'File Name');
    const before = (await name.boundingBox())?.width ?? 0;
    await page.getByRole('button', { name: 'Hide the filters' }).click();
    await expect(page.getByRole('complementary', { name: 'Filters' })).toHaveCount(0);
    expect((await name.boundingBox())?.width).toBeGreaterThan(before + 200);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show the filters' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('many filters stay in one line', async ({ page }) => {
    await speak(page, 'en-US');
    await page.goto(
      `${DATA}?f.sample=D5&f.data_format=CSV&f.data_type=Library%20QC&f.data_category=x&f.batch=a&f.platform=b&f.site=c&f.file_size=1..2000000`,
    );
    const chips = page.getByRole('region', { name: 'Filters active' });
    await expect(chips.getByRole('listitem')).not.toHaveCount(0);
    expect((await chips.boundingBox())?.height).toBeLessThan(40);
  });
});

test.describe('between phone and tablet', () => {
  test.use({ viewport: { width: 640, height: 900 } });

  for (const language of Object.keys(SCREENS) as Language[])
    test(`the buttons of a million files stand in one line (${language})`, async ({ page }) => {
      await page.route(/\/api\/collections\/[^/]+\?/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), total: 1_234_567 } });
      });
      await speak(page, language);
      await page.goto(DATA);
      const add = page.getByRole('button', { name: /1,234,567/ });
      await expect(add).toBeVisible();
      const tops = await add.evaluate((button) =>
        [...(button.parentElement?.querySelectorAll('button') ?? [])]
          .map((each) => each.getBoundingClientRect())
          .filter(({ height }) => height > 0)
          .map(({ top }) => Math.round(top)),
      );
      expect(tops).toHaveLength(5);
      expect(new Set(tops).size).toBe(1);
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('each file is a card, and few controls stand above the first', async ({ page }) => {
    await speak(page, 'en-US');
    await page.goto(DATA);
    const cards = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    const top = (await cards.first().boundingBox())?.y ?? Infinity;
    expect(top).toBeLessThan(480);
    const above = await page.getByRole('main').evaluate((main, limit) => {
      const controls = [...main.querySelectorAll('button, a[href], input')];
      return controls.filter((each) => {
        const box = each.getBoundingClientRect();
        return box.height > 0 && box.bottom <= limit;
      }).length;
    }, top);
    expect(above).toBeLessThan(14);
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scroll).toBeLessThanOrEqual(390);

    const first = cards.first();
    await first.getByRole('checkbox').click();
    await expect(page.getByRole('button', { name: /^Cart Files/ })).toContainText('1');
    await expect(first.getByRole('button', { name: /^Download/ })).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Largest first' }).click();
    await expect(page).toHaveURL(/sort=file_size:desc/);
    await cards.first().getByRole('link').click();
    await expect(page.getByRole('dialog')).toContainText('SHA-256 checksum');
  });

  test('the collection of the page is in the row of links to all of them', async ({ page }) => {
    await speak(page, 'en-US');
    await page.goto('/#/data/download/quartet-metabolomics');
    const links = page.getByRole('navigation', { name: 'Collections' });
    await expect(links.getByRole('link', { name: 'Metabolomics' })).toBeInViewport({ ratio: 1 });
  });

  test('libraries have rows of one line', async ({ page }) => {
    await speak(page, 'en-US');
    await page.goto('/#/data/download/quartet-transcriptomics?tab=libraries');
    const rows = page.getByRole('row', { name: /^SYNTHETIC_D5/ });
    await expect(rows.first()).toBeVisible();
    expect((await rows.first().boundingBox())?.height).toBeLessThan(48);
  });
});
