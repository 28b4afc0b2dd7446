import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { changeLanguage } from './pages/change-language';
import { downloadBy, downloadedText } from './pages/downloads';
import { speak } from './pages/sign-in';
import { preferTheme } from './pages/theme';
import { violationsWithFrames } from './pages/violations';

const RNA = '/#/reference-datasets/visualization/quartet-rna-vis';
const DNA = '/#/reference-datasets/visualization/quartet-dna-vis';

/** First load of a visualisation, without the chart engine: bytes of script as they travel. */
const FIRST_LOAD = 150_000;
/** Chunks that load with the first plot. */
const CHART_CHUNKS = /\/(?:dna-page|expression-page|chart)[^/]*\.js$/;

const NAMES = {
  'en-US': { rna: 'Transcriptomics', table: 'Show as a table', save: 'Save' },
  'zh-CN': { rna: '转录组', table: '以表格显示', save: '保存' },
} as const;

function framed(page: Page, title: string): FrameLocator {
  return page.frameLocator(`iframe[title="${title}"]`);
}

/** Cells of the table that a plot shows, the heads first. */
async function shownCells(card: Locator): Promise<string[][]> {
  return card
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent.trim())));
}

/** Saves the table of a plot and reads it. */
async function savedCells(
  page: Page,
  frame: FrameLocator | Page,
  card: Locator,
  names: (typeof NAMES)['en-US' | 'zh-CN'],
) {
  await card.getByRole('button', { name: names.save, exact: true }).click();
  const download = await downloadBy(page, () => frame.getByRole('menuitem', { name: /TSV/ }).click());
  const text = await downloadedText(download);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

/** Texts depend on the language alone, and colours on the theme alone: two pairs test both of each. */
const FORMS = [
  ['en-US', 'light'],
  ['zh-CN', 'dark'],
] as const;

for (const [language, scheme] of FORMS) {
  test(`a gene is found and is selected in every plot (${language}, ${scheme})`, async ({ page }) => {
    const names = NAMES[language];
    await speak(page, language);
    await preferTheme(page, scheme);
    await page.goto(RNA);
    const frame = framed(page, names.rna);
    await expect(frame.locator('html')).toHaveAttribute('lang', language);
    await expect(frame.locator('html')).toHaveAttribute('data-theme', scheme);
    await frame.getByRole('combobox').fill('synth000038');
    await frame.getByRole('option', { name: 'SYNTH000038' }).click();
    await expect(frame.locator('[data-selected="SYNTH000038"]')).toHaveCount(2);
    await expect(page).toHaveURL(/view=feature%3DSYNTH000038/);

    const card = frame
      .locator('[data-slot="card"]')
      .filter({ hasText: /SYNTH000038/ })
      .first();
    await card.getByRole('button', { name: names.table }).click();
    const shown = await shownCells(card);
    expect(shown).toHaveLength(13);
    const saved = await savedCells(page, frame, card, names);
    expect(saved.map((row) => row.map((cell) => cell.replaceAll(',', '')))).toEqual(
      shown.map((row) => row.map((cell) => cell.replaceAll(',', ''))),
    );
    expect(await violationsWithFrames(page)).toEqual([]);
  });
}

test('language and theme follow the portal, and the view stays', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto(`${DNA}?view=${encodeURIComponent('figure=recall&set=ILM_Nova_ARD_20181108_1')}`);
  const english = framed(page, 'Genomics');
  await expect(english.getByRole('radio', { name: 'Recall' })).toBeChecked();
  await expect(english.locator('[data-selected="ILM_Nova_ARD_20181108_1"]')).toHaveCount(2);
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() && request.url().includes('/visualisation/') ? 1 : 0;
  });
  await page.getByRole('button', { name: 'Tools', exact: true }).click();
  await page.getByRole('button', { name: 'Change to the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(english.locator('html')).toHaveAttribute('data-theme', 'dark');
  await changeLanguage(page, 'zh-CN');
  const chinese = framed(page, '基因组');
  await expect(chinese.getByRole('radio', { name: '召回率' })).toBeChecked();
  await expect(chinese.locator('[data-selected="ILM_Nova_ARD_20181108_1"]')).toHaveCount(2);
  expect(loads, 'the page in the frame is not loaded again').toBe(0);
});

test('a batch is selected by the keyboard, and a link opens the view again', async ({ page, context }) => {
  await speak(page, 'en-US');
  await page.goto(DNA);
  const frame = framed(page, 'Genomics');
  await frame
    .getByRole('button', { name: /^ILM_Nova_WUX_20190917_1: / })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(frame.locator('[data-selected="ILM_Nova_WUX_20190917_1"]')).toHaveCount(2);
  await expect(page).toHaveURL(/view=set%3DILM_Nova_WUX_20190917_1/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(framed(other, 'Genomics').locator('[data-selected="ILM_Nova_WUX_20190917_1"]')).toHaveCount(2);
});

for (const [language, scheme] of FORMS) {
  test(`an installed set of small variants has its density along the genome (${language}, ${scheme})`, async ({
    page,
  }) => {
    const names = NAMES[language];
    await page.goto(`/visualisation/dna/?lang=${language}&theme=${scheme}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
    const map = page.locator('[data-slot="card"]').filter({ has: page.getByRole('combobox') });
    await expect(map.locator('[data-mark]')).toHaveCount(24);
    await expect(map.locator('[data-source="simulated-small-variants"]')).toContainText('MIT');
    // A line that is cut off, one of mitochondria, one that failed its filter, and the genotypes on Y of three samples.
    const leftOut = map.locator('[data-slot="left-out"] li');
    await expect(leftOut).toHaveText([
      /[:：]\s?1[.。]$/,
      /[:：]\s?1[.。]$/,
      /[:：]\s?1[.。]$/,
      /[:：]\s?[\d,]+[.。]$/,
    ]);

    await map.getByRole('button', { name: /^chr5: / }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(map.locator('[data-selected="chr6"]')).toBeVisible();
    await expect(page.locator('#chromosome-density [data-mark]')).toHaveCount(4);
    await map.getByText('F7', { exact: true }).click();
    await expect(page).toHaveURL(/#chromosome=chr6&sample=F7$/);
    const opened = await page.context().newPage();
    await opened.goto(page.url());
    await expect(opened.locator('[data-selected="chr6"]')).toBeVisible();
    await opened.close();

    await map.getByRole('button', { name: names.table }).click();
    await map.getByRole('searchbox').fill('chr6 31000001');
    await expect(map.getByRole('row')).toHaveCount(2);
    const [, shown] = await shownCells(map);
    const saved = await savedCells(page, page, map, names);
    expect(saved).toHaveLength(3103);
    expect(saved).toContainEqual(shown?.map((cell) => cell.replaceAll(',', '')));
    expect(Number(shown?.[3])).toBeGreaterThan(50);
    expect(await violationsWithFrames(page)).toEqual([]);
  });
}

test('the icon of a visualisation is served', async ({ page, request }) => {
  await page.goto('/visualisation/dna/');
  const icon = await page.locator('link[rel="icon"]').evaluate((link: HTMLLinkElement) => link.href);
  const response = await request.get(icon);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('svg');
});

for (const [kind, title] of [
  ['protein', 'Proteomics'],
  ['metabolism', 'Metabolomics'],
] as const) {
  test(`${title} says why it is disabled, and a window opens it`, async ({ page }) => {
    await speak(page, 'en-US');
    await page.goto(`/#/reference-datasets/visualization/quartet-${kind}-vis`);
    await expect(page.getByText(/The plots of this kind of data are preliminary/)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open the visualization in a new window' }).click();
    const window = await opened;
    await expect(window.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(window.locator('[data-slot="chart-plot"] svg').first()).toBeVisible();
    expect(await violationsWithFrames(window)).toEqual([]);
  });
}

test('the frame runs without the origin of the portal, and its policy evaluates no text', async ({
  page,
  request,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|sandbox/i.test(message.text())) refused.push(message.text());
  });
  await page.goto(RNA);
  const frame = page.locator('iframe');
  await expect(frame.contentFrame().locator('[data-slot="chart-plot"] svg').first()).toBeVisible();
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
  expect(refused).toEqual([]);
  const policy = (await request.get('/visualisation/rna/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe-eval');
});

test('the first load of a visualisation is within its budget, before the chart engine', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  await page.goto('/visualisation/rna/?lang=en-US');
  await expect(page.locator('[data-slot="chart-plot"] svg').first()).toBeVisible();
  expect(scripts.filter((path) => CHART_CHUNKS.test(path))).not.toEqual([]);
  const sizes = await Promise.all(
    scripts
      .filter((path) => !CHART_CHUNKS.test(path))
      .map(
        async (path) =>
          (await request.head(path, { headers: { 'accept-encoding': 'br' } })).headers()['content-length'],
      ),
  );
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + Number(size), 0)).toBeLessThan(FIRST_LOAD);
});
