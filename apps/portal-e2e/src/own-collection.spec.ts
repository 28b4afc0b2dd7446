import { expect, test } from '@playwright/test';
import { startSite, type Site } from './fixtures/site';
import { speak } from './pages/sign-in';
import { expectNoViolations } from './pages/violations';

const OWN = 'quartet_synthetic';
const RECORDS = '1234';

// The tests of this file share one server, whose start costs as much as a test.
test.describe.configure({ mode: 'default' });

let site: Site;

/** Site whose server lists one collection, which is none of the four. */
test.beforeAll(async () => {
  site = await startSite({}, ['--records', RECORDS]);
});

test.afterAll(() => site.stop());

for (const { language, summary, menu, data, donors } of [
  {
    language: 'en-US',
    summary: 'Data Portal Summary',
    menu: 'Menu',
    data: 'Multiomics Data',
    donors: 'Donor',
  },
  { language: 'zh-CN', summary: '数据门户概要', menu: '菜单', data: '多组学数据', donors: '供体' },
] as const)
  test(`the overview and the menu offer the collection that the server lists (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await speak(page, language);
    await page.goto(`${site.url}/#/dashboard`);
    const cards = page.getByRole('region', { name: summary });
    const own = cards.getByRole('link', { name: OWN });
    await expect(own).toBeVisible();
    await expect(cards.getByText('1,234', { exact: true })).toBeVisible();
    await expect(cards.getByRole('link')).toHaveCount(1);
    await expectNoViolations(page);
    await own.click();
    await expect(page).toHaveURL(new RegExp(`#/data/download\\?collection=${OWN}`));
    await expect(page.getByRole('gridcell').first()).toBeVisible();

    await page.getByRole('tab', { name: donors }).click();
    await expect(page).toHaveURL(/tab=donors/);
    await expect(page.getByRole('tabpanel').getByRole('row').nth(1)).toBeVisible();

    await page.goto(`${site.url}/#/publications`);
    await page.getByRole('navigation', { name: menu }).getByRole('button', { name: data }).click();
    const entry = page.getByRole('navigation', { name: menu }).getByRole('link', { name: OWN });
    await entry.click();
    await expect(page).toHaveURL(new RegExp(`#/data/download\\?collection=${OWN}`));
    await expect(page.getByRole('gridcell').first()).toBeVisible();
  });
