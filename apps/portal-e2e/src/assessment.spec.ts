import { expect, test, type Page } from '@playwright/test';
import { signIn, speak } from './pages/sign-in';
import { WORDS, type Language } from './pages/words';

type Words = (typeof WORDS)[Language];

/** Ticks values of a facet by what the person reads; in a long one it searches for them first. */
async function tick(page: Page, facet: string, ...values: string[]): Promise<void> {
  const panel = page.getByRole('region', { name: facet, exact: true });
  await expect(panel.getByRole('checkbox').first()).toBeVisible();
  const search = panel.getByRole('searchbox');
  for (const value of values) {
    if (await search.isVisible()) await search.fill(value);
    await panel.getByRole('checkbox', { name: value, exact: true }).check();
  }
}

async function collectTables(page: Page, words: Words): Promise<void> {
  await page.goto('/#/data/download/quartet-proteomics');
  await tick(page, words.dataType, words.matrix, words.sampleSheet);
  await tick(page, words.dataFormat, 'CSV');
  await expect(page.getByText(words.shown(2))).toBeVisible();
  await page.getByRole('checkbox', { name: words.wholePage }).check();
}

async function downloadOne(page: Page, words: Words): Promise<string> {
  await page.getByRole('button', { name: words.cart }).click();
  const cart = page.getByRole('dialog');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    cart.getByRole('button', { name: words.download('protqc_metadata_example.csv') }).click(),
  ]);
  await cart.getByRole('button', { name: words.close }).first().click();
  const stream = await download.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function pick(page: Page, words: Words, label: string, file: string): Promise<void> {
  await page.getByRole('button', { name: words.selectFiles(label) }).click();
  const picker = page.getByRole('dialog');
  await picker
    .getByRole('radio', { name: file })
    .or(picker.getByRole('checkbox', { name: file }))
    .first()
    .click();
  await picker.getByRole('button', { name: words.confirm }).click();
}

async function submit(page: Page, words: Words, name: string): Promise<void> {
  await page.goto('/#/seq-flow/app-store?appCategory=proteomics');
  await page.getByRole('link', { name: words.runApp }).click();
  await page.getByRole('textbox', { name: words.name }).fill(name);
  await page.getByRole('textbox', { name: words.description }).fill('The shipped protein example');
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await pick(page, words, words.dataTable, 'protqc_data_log2_example.csv');
  await pick(page, words, words.sheet, 'protqc_metadata_example.csv');
  await page.getByRole('button', { name: words.nextStep, exact: true }).click();
  await page.getByRole('button', { name: words.runAssessment }).click();
  await page.getByRole('link', { name: words.openProject }).click();
}

for (const language of ['en-US', 'zh-CN'] as const) {
  test(`from the reference tables to a quality report that shows the published figures (${language})`, async ({
    page,
  }) => {
    const words = WORDS[language];
    await speak(page, language);
    await page.goto('/#/user/login');
    await signIn(page, language);
    await expect(page).toHaveURL(/#\/dashboard/);

    await test.step('filter by two fields, put the two tables into the cart, download one', async () => {
      await collectTables(page, words);
      const downloaded = await downloadOne(page, words);
      expect(downloaded.split('\n')[0]?.trim()).toBe('name,sample');
      expect(downloaded).toContain('B1_DDA_JNU_Lumos_Firmiana_D5_1,D5');
    });

    await test.step('run the expression-matrix app on them and see it succeed', async () => {
      await submit(page, words, `journey_${language.slice(0, 2)}_${Date.now()}`);
      await expect(page.getByRole('table').getByText(words.succeeded)).toBeVisible({ timeout: 60_000 });
    });

    await test.step('read its log', async () => {
      await page.getByRole('button', { name: words.logs }).first().click();
      await expect(
        page
          .getByRole('dialog')
          .getByText(/4,?831/)
          .first(),
      ).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('read the report: the figures are those that were published', async () => {
      await page.getByRole('link', { name: words.viewReport }).first().click();
      await expect(page).toHaveURL(/#\/datains-report\//);
      for (const figure of ['25.651', '26.030', '0.950', '1.001', '7.017']) {
        await expect(page.getByText(figure).first()).toBeVisible();
      }
      await expect(page.getByText(/4,?831/).first()).toBeVisible();
      await expect(page.getByRole('img', { name: /PCA/ })).toBeVisible();
    });

    await test.step('go astray, and come back', async () => {
      const report = page.url();
      await page.goto('/#/nowhere');
      await expect(page.getByText(words.notFound)).toBeVisible();
      await page.getByRole('button', { name: words.back }).click();
      await expect(page).toHaveURL(report);
    });
  });
}
