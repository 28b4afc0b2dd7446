import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExpressionReport } from '@omics-portal/qc-metrics';
import { expect, test } from '@playwright/test';
import { expectExpressionCharts } from './pages/expression-charts';
import type { ChartedReport, ComparedChanges } from './pages/report-charts';
import { downloadedReport, expectCheckedLimits, expectFigures, expectLibraries } from './pages/shown-report';
import { signIn, speak } from './pages/sign-in';
import { expectNoViolations } from './pages/violations';

const SEED = join(import.meta.dirname, '../../server/seed/metabolomics');
const METADATA = join(SEED, 'metqc_metadata_example.csv');

type Report = ExpressionReport & ChartedReport & { readonly correlation: ComparedChanges };

/** File of a table. */
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('metabolite tables: a broken one is refused by row and column, the real ones become a report with its measurement and material', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const name = `metabolites_${Date.now()}`;
  const operator = `Grace ${Date.now()}`;
  const data = await readFile(join(SEED, 'metqc_data_example.csv'), 'utf8');
  await speak(page, 'en-US');
  await page.goto('/#/seq-flow/metqc-report-management');
  await signIn(page, 'en-US');
  await page.getByRole('button', { name: 'New QC Report' }).first().click();
  const form = page.getByRole('dialog', { name: 'New QC Report' });

  await test.step('a broken table is refused with row and column before the upload', async () => {
    await form.getByLabel('Choose or drop the file: Metadata File').setInputFiles(METADATA);
    const broken = data.replace('3902914.757', 'many');
    expect(broken).not.toBe(data);
    await form.getByLabel('Choose or drop the file: Data File').setInputFiles(csv('metabolites.csv', broken));
    await expect(form.getByText('Row 2, column “U_L1_D5_2”: “many” is not a number.')).toBeVisible();
    await form.getByRole('button', { name: 'Remove metabolites.csv' }).click();
  });

  await test.step('the real tables are accepted, and the metadata say the laboratory', async () => {
    await form
      .getByLabel('Choose or drop the file: Data File')
      .setInputFiles(join(SEED, 'metqc_data_example.csv'));
    await expect(form.getByText('In the metadata table: L1')).toBeVisible();
    await form.getByRole('textbox', { name: 'Report Name' }).fill(name);
    await form.getByLabel('Operator').fill(operator);
    await form.getByLabel('Date of measurement').fill('2026-03-02');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByRole('link', { name: 'Open report' }).click();
  });

  await test.step('the report has a verdict, and its details the measurement', async () => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const verdict = page.getByRole('heading', { level: 2, name: 'Fail', exact: true });
    await expect(verdict).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText(/^9\.959/).first()).toBeVisible();
    const report = await downloadedReport<Report>(page);
    await expectFigures(page, report);
    await expectCheckedLimits(page, report);
    await expectLibraries(page, report);
    await expectExpressionCharts(page, report);
    await page.getByRole('button', { name: 'Details of the report' }).click();
    for (const fact of ['L1', operator, '2026-03-02']) {
      await expect(page.locator('[data-slot="page-header"]').getByText(fact, { exact: true })).toBeVisible();
    }
  });

  await test.step('it names a lot of the reference materials, whose page lists it', async () => {
    await page.getByRole('button', { name: 'Measurement and references' }).click();
    const drawer = page.getByRole('dialog', { name: 'Measurement and references' });
    await drawer.getByRole('checkbox', { name: /^Metabolite materials, lot/ }).click();
    await expectNoViolations(page, '[role=dialog]');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toHaveCount(0);
    await page.goto('/#/materials');
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /datains-report/);
  });

  await test.step('the server filters the list by its measurement, state and tool', async () => {
    await page.goto('/#/seq-flow/qc-report-management');
    const rows = page.getByRole('table', { name: 'Reports' }).locator('tbody').getByRole('row');
    const choose = async (label: string, option: string) => {
      await page.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose('Report Tool', 'Metabolomics report');
    const filtered = page.waitForRequest((one) => /operator=Grace/.test(one.url()));
    await choose('Operator', operator);
    await filtered;
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(name);
    await page.getByLabel('Measured on or after').fill('2026-03-03');
    await expect(page.getByText('No report matches')).toBeVisible();
    await page.getByLabel('Measured on or after').fill('2026-03-02');
    await expect(rows).toHaveCount(1);
    await page.getByRole('radio', { name: 'Failed' }).click();
    await expect(page.getByText('No report matches')).toBeVisible();
  });
});

test('a visitor sees no reports on the page of the materials, and asks for none', async ({ page }) => {
  await speak(page, 'en-US');
  const requested: string[] = [];
  page.on('request', (one) => requested.push(one.url()));
  await page.goto('/#/materials');
  await expect(page.getByRole('region', { name: 'Metabolite Materials', exact: true })).toBeVisible();
  await expect(page.getByText('Your reports')).toHaveCount(0);
  expect(requested.filter((url) => url.includes('/quartet-service/'))).toEqual([]);
});
