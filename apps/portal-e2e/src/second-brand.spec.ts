import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { LOGO_PX, secondBrand } from './fixtures/second-brand';
import { startSite, type Site } from './fixtures/site';
import { changeLanguage } from './pages/change-language';
import type { Language } from './pages/labels';
import { moveToScreen } from './pages/open-screen';
import { openRequests } from './pages/open-requests';
import { makeReport, uploadFiles } from './pages/projects';
import { screenAddresses, type RecordIds } from './pages/screen-addresses';
import { signIn, speak } from './pages/sign-in';

// The tests of this file share one server, whose start costs as much as a test.
test.describe.configure({ mode: 'default' });

let site: Site;

test.beforeAll(async () => {
  site = await startSite(await secondBrand());
});

test.afterAll(() => site.stop());

/** Repository of a table that ships. Its licence requires that a plot of it names the source. */
const ATTRIBUTION = /chinese-quartet\/[\w-]+/g;

/** Reference materials, the workflows, histories and sets of their project: they have this name at each site. */
const MATERIALS =
  /\w+omics-quartet|Quartet(?: family| samples?| workflows?| DNA| RNA| proteomics| ?家系| ?样本| ?流程)/g;
const TABLES = ['protqc_data_log2_example.csv', 'protqc_metadata_example.csv'];

/**
 * Texts of the page and of its frames, with what a screen reader speaks, that name the brand that ships.
 * @param facts names that are no brand
 */
async function textsOfShippedBrand(page: Page, facts: readonly RegExp[] = [ATTRIBUTION]): Promise<string[]> {
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
  const withoutFacts = (text: string) => facts.reduce((rest, fact) => rest.replaceAll(fact, ''), text);
  return found.flat().filter((text) => /quartet/i.test(withoutFacts(text)));
}

/** Waits until the screen has its heading and everything that it loads. */
async function settled(page: Page, requests: () => number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.poll(requests).toBe(0);
  await expect(page.getByRole('status').filter({ hasText: /^(Loading|加载中)/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(requests).toBe(0);
}

/**
 * Texts that name the brand that ships, for each screen and language that has one. The portal opens once; the screens follow
 * within it. Each is read in the language of the one before, then in the other.
 */
async function screensOfShippedBrand(
  page: Page,
  routes: readonly string[],
  facts?: readonly RegExp[],
): Promise<Record<string, string[]>> {
  const requests = openRequests(page);
  const found: Record<string, string[]> = {};
  await page.goto(`${site.url}/#${routes[0] ?? ''}`);
  let languages: readonly Language[] = ['en-US', 'zh-CN'];
  for (const route of routes) {
    await moveToScreen(page, route);
    for (const language of languages) {
      await changeLanguage(page, language);
      await settled(page, requests);
      const texts = await textsOfShippedBrand(page, facts);
      if (texts.length > 0) found[`${route} (${language})`] = texts;
    }
    languages = languages.toReversed();
  }
  return found;
}

/** Makes a project and a report, of tables of the account, since the site has no example data. */
async function makeRecords(request: APIRequestContext, name: string): Promise<RecordIds> {
  const folder = join(import.meta.dirname, '../../server/seed/proteomics');
  const files = TABLES.map((table) => ({
    name: `${name}/${table}`,
    content: readFileSync(join(folder, table), 'utf8'),
  }));
  const [data = '', sheet = ''] = await uploadFiles(request, files);
  return makeReport(request, name, { data, sheet });
}

const LANGUAGES = {
  'en-US': [
    'Genomes of Acme',
    'The Acme Project for Quality Control of Proteomics Profiling',
    'Wiki of Acme',
  ],
  'zh-CN': ['Acme 基因组', 'Acme 项目：蛋白质组数据质量控制', 'Acme 百科'],
} as const;

test('no public screen of another brand names the one that ships, in both languages', async ({ page }) => {
  test.setTimeout(300_000);
  await speak(page, 'en-US');
  const routes = await screenAddresses(page, 'public', {}, site.url);
  expect(await screensOfShippedBrand(page, routes)).toEqual({});
});

test('no private screen of another brand names the one that ships, but as the reference materials, in both languages', async ({
  page,
  playwright,
}) => {
  test.setTimeout(300_000);
  const request = await playwright.request.newContext({ baseURL: site.url });
  const ids = await makeRecords(request, 'records_of_acme');
  await request.dispose();
  await speak(page, 'en-US');
  // The stream never ends, so that the network would never be idle.
  await page.route('**/datains/api/events', (route) => route.abort());
  await page.goto(`${site.url}/#/user/login`);
  await signIn(page, 'en-US');
  await expect(page).toHaveURL(/#\/dashboard/);
  const routes = await screenAddresses(page, 'signed-in', ids, site.url);
  expect(await screensOfShippedBrand(page, routes, [ATTRIBUTION, MATERIALS])).toEqual({});
});

for (const [language, [genomics, proteomics, tile]] of Object.entries(LANGUAGES)) {
  test(`texts, documents and tiles are those of the brand's folder (${language})`, async ({ page }) => {
    await speak(page, language as Language);
    await page.goto(`${site.url}/#/data/download/acme-genomics`);
    await expect(page.getByText(genomics)).toBeVisible();
    await moveToScreen(page, '/data/download/acme-proteomics');
    await expect(page.getByText(proteomics)).toBeVisible();
    await moveToScreen(page, '/materials');
    await expect(page.getByText('ACME-DNA-D5')).toBeVisible();
    await moveToScreen(page, '/publications');
    await expect(page.getByText('A paper.')).toBeVisible();
    await expect(page).toHaveTitle(/Acme.* - Acme Data Portal$/);
    const logo = page.getByRole('link', { name: 'Acme', exact: true }).locator('img').first();
    await expect(logo).toHaveAttribute('src', '/logo.svg');
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(LOGO_PX);
    const icon = await page.request.get(`${site.url}/favicon.svg`);
    expect(await icon.text()).toContain('acme-icon');
    await page.getByRole('button', { name: /^(Tools|工具)$/ }).click();
    await expect(page.getByRole('link', { name: tile })).toHaveAttribute('href', /qc-report-management$/);
  });
}
