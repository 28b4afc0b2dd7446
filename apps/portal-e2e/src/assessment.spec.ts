import { expect, test, type Page } from '@playwright/test';
import { downloadBy, downloadedText } from './pages/downloads';
import { WORK_MS } from './pages/projects';
import { signIn, speak } from './pages/sign-in';
import { LABELS, type Language } from './pages/labels';

type Labels = (typeof LABELS)[Language];

/** Selects values of a facet by their labels; searches for them first in a long facet. */
async function tick(page: Page, facet: string, ...values: string[]): Promise<void> {
  const panel = page.getByRole('region', { name: facet, exact: true });
  await expect(panel.getByRole('checkbox').first()).toBeVisible();
  const search = panel.getByRole('searchbox');
  for (const value of values) {
    if (await search.isVisible()) await search.fill(value);
    // The box is checked once the address has the filter, which `check()` does not wait for.
    const box = panel.getByRole('checkbox', { name: value, exact: true });
    await box.click();
    await expect(box).toBeChecked();
  }
}

async function collectTables(page: Page, labels: Labels): Promise<void> {
  await page.goto('/#/data/download/quartet-proteomics');
  await tick(page, labels.dataType, labels.matrix, labels.sampleSheet);
  await tick(page, labels.dataFormat, 'CSV');
  await expect(page.getByText(labels.shown(2))).toBeVisible();
  await page.getByRole('checkbox', { name: labels.wholePage }).check();
}

async function downloadOne(page: Page, labels: Labels): Promise<string> {
  await page.getByRole('button', { name: labels.cart }).click();
  const cart = page.getByRole('dialog');
  const download = await downloadBy(page, () =>
    cart.getByRole('button', { name: labels.download('protqc_metadata_example.csv') }).click(),
  );
  await cart.getByRole('button', { name: labels.close }).first().click();
  return downloadedText(download);
}

async function pick(page: Page, labels: Labels, label: string, file: string): Promise<void> {
  await page.getByRole('button', { name: labels.selectFiles(label) }).click();
  const picker = page.getByRole('dialog');
  await picker
    .getByRole('radio', { name: file })
    .or(picker.getByRole('checkbox', { name: file }))
    .first()
    .click();
  await picker.getByRole('button', { name: labels.confirm }).click();
}

async function submit(page: Page, labels: Labels, name: string): Promise<void> {
  await page.goto('/#/seq-flow/app-store?appCategory=proteomics');
  await page.getByRole('link', { name: labels.runApp }).click();
  await page.getByRole('textbox', { name: labels.name }).fill(name);
  await page.getByRole('textbox', { name: labels.description }).fill('The shipped protein example');
  await page.getByRole('button', { name: labels.next, exact: true }).click();
  await pick(page, labels, labels.dataTable, 'protqc_data_log2_example.csv');
  await pick(page, labels, labels.sheet, 'protqc_metadata_example.csv');
  await page.getByRole('button', { name: labels.nextStep, exact: true }).click();
  await page.getByRole('button', { name: labels.runAssessment }).click();
  await page.getByRole('link', { name: labels.openProject }).click();
}

for (const language of ['en-US', 'zh-CN'] as const) {
  test(`from the reference tables to a quality report that shows the published figures (${language})`, async ({
    page,
  }) => {
    const labels = LABELS[language];
    await speak(page, language);
    await page.goto('/#/user/login');
    await signIn(page, language);
    await expect(page).toHaveURL(/#\/dashboard/);

    await test.step('filter by two fields, put the two tables into the cart, download one', async () => {
      await collectTables(page, labels);
      const downloaded = await downloadOne(page, labels);
      expect(downloaded.split('\n')[0]?.trim()).toBe('name,sample');
      expect(downloaded).toContain('B1_DDA_JNU_Lumos_Firmiana_D5_1,D5');
    });

    await test.step('run the expression-matrix app on them and see it succeed', async () => {
      await submit(page, labels, `journey_${language.slice(0, 2)}_${Date.now()}`);
      await expect(page.getByRole('grid').getByText(labels.succeeded)).toBeVisible({ timeout: WORK_MS });
    });

    await test.step('read its log', async () => {
      await page.getByRole('button', { name: labels.logs }).first().click();
      await expect(
        page
          .getByRole('dialog')
          .getByText(/4,?831/)
          .first(),
      ).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('read the report: the figures are those that were published', async () => {
      await page.getByRole('link', { name: labels.viewReport }).first().click();
      await expect(page).toHaveURL(/#\/datains-report\//);
      for (const figure of ['25.651', '26.030', '0.950', '1.001', '7.017']) {
        await expect(page.getByText(figure).first()).toBeVisible();
      }
      await expect(page.getByText(/4,?831/).first()).toBeVisible();
      await expect(page.getByRole('img', { name: /PCA/ })).toBeVisible();
      const verdict = page.getByRole('region', { name: labels.verdict });
      await expect(verdict.getByRole('heading', { name: labels.pass, exact: true })).toBeVisible();
    });

    await test.step('go astray, and come back', async () => {
      const report = page.url();
      await page.goto('/#/nowhere');
      await expect(page.getByText(labels.notFound)).toBeVisible();
      await page.getByRole('button', { name: labels.back }).click();
      await expect(page).toHaveURL(report);
    });
  });
}
