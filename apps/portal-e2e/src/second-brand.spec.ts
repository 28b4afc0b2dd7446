import { expect, test, type Page } from '@playwright/test';
import { secondBrand } from './fixtures/second-brand';
import { startSite, type Site } from './fixtures/site';
import { screenAddresses } from './pages/screen-addresses';
import { speak } from './pages/sign-in';

let site: Site;

test.beforeAll(async () => {
  site = await startSite(await secondBrand());
});

test.afterAll(() => site.stop());

/** Repository of a table that ships. Its licence requires that a plot of it names the source. */
const ATTRIBUTION = /chinese-quartet\/[\w-]+/g;

/** Texts of the page and of its frames, with what a screen reader speaks, that name the brand that ships. */
async function textsOfShippedBrand(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame.evaluate(() => [
          document.title,
          ...document.body.innerText.split('\n'),
          ...[...document.body.querySelectorAll('*')].flatMap((element) =>
            ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
          ),
        ]),
      ),
  );
  return found.flat().filter((text) => /quartet/i.test(text.replaceAll(ATTRIBUTION, '')));
}

/** Opens a screen and waits until it has its heading and everything that it loads. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${site.url}/#${route}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^(Loading|加载中)/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

const LANGUAGES = {
  'en-US': [
    'Genomes of Acme',
    'The Acme Project for Quality Control of Proteomics Profiling',
    'Wiki of Acme',
  ],
  'zh-CN': ['Acme 基因组', 'Acme 项目：蛋白质组数据质量控制', 'Acme 百科'],
} as const;

for (const [language, [genomics, proteomics, tile]] of Object.entries(LANGUAGES)) {
  test(`no public screen of another brand names the one that ships (${language})`, async ({ page }) => {
    test.setTimeout(300_000);
    await speak(page, language as keyof typeof LANGUAGES);
    const found: Record<string, string[]> = {};
    for (const route of await screenAddresses(page, 'public', {}, site.url)) {
      await open(page, route);
      const texts = await textsOfShippedBrand(page);
      if (texts.length > 0) found[route] = texts;
    }
    expect(found).toEqual({});
  });

  test(`texts, documents and tiles are those of the brand's folder (${language})`, async ({ page }) => {
    await speak(page, language as keyof typeof LANGUAGES);
    await open(page, '/data/download/acme-genomics');
    await expect(page.getByText(genomics)).toBeVisible();
    await open(page, '/data/download/acme-proteomics');
    await expect(page.getByText(proteomics)).toBeVisible();
    await open(page, '/materials');
    await expect(page.getByText('ACME-DNA-D5')).toBeVisible();
    await open(page, '/publications');
    await expect(page.getByText('A paper.')).toBeVisible();
    await expect(page).toHaveTitle(/Acme.* - Acme Data Portal$/);
    await page.getByRole('button', { name: /^(Tools|工具)$/ }).click();
    await expect(page.getByRole('link', { name: tile })).toHaveAttribute('href', /qc-report-management$/);
  });
}
