import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { downloadBy, downloadedText } from './pages/downloads';
import { makeReport, projectSucceeded, uploadFile } from './pages/projects';
import { signIn, speak } from './pages/sign-in';
import { expectNoViolations } from './pages/violations';

const EXAMPLE = join(import.meta.dirname, '../../server/seed/proteomics/protqc_data_log2_example.csv');

/** The example table without every third protein. */
async function smallerTable(): Promise<string> {
  const [head = '', ...rows] = (await readFile(EXAMPLE, 'utf8')).split('\n');
  return [head, ...rows.filter((_, index) => index % 3 !== 0)].join('\n');
}

test('two reports of one list are compared: figures, inputs, only differences, and a table to download', async ({
  page,
  request,
}) => {
  const name = `compare_${Date.now()}`;
  const table = await uploadFile(request, `${name}.csv`, await smallerTable());
  const whole = await makeReport(request, `${name}_whole`);
  const part = await makeReport(request, `${name}_part`, { data: table });
  await Promise.all([whole, part].map(({ projectId }) => projectSucceeded(request, projectId)));
  await speak(page, 'en-US');
  await page.goto('/#/seq-flow/qc-report-management');
  await signIn(page, 'en-US');

  const rows = page.getByRole('table', { name: 'Reports' }).locator('tbody').getByRole('row');
  await test.step('the server filters the history by name, verdict and days of the start', async () => {
    const requested = page.waitForRequest((one) => one.url().includes(`name=${name}`));
    await page.getByRole('searchbox').fill(name);
    await page.keyboard.press('Enter');
    await requested;
    await expect(rows).toHaveCount(2);
    await expect(rows.getByText('Pass', { exact: true })).toHaveCount(2);
    const verdicts = page.getByRole('combobox', { name: 'Verdict' });
    await verdicts.click();
    await page.getByRole('option', { name: 'Fail' }).click();
    await expect(page.getByText('No report matches')).toBeVisible();
    await verdicts.click();
    await page.getByRole('option', { name: 'Pass' }).click();
    await expect(rows).toHaveCount(2);
    await page.getByLabel('Started on or after').fill('2020-02-29');
    await expect(page).toHaveURL(/verdict=pass/);
    await page.reload();
    await expect(rows).toHaveCount(2);
    await page.getByLabel('Started on or before').fill('2020-03-01');
    await expect(page.getByText('No report matches')).toBeVisible();
    await expect(page.getByText('This server does not support')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear the filters' }).click();
  });

  await test.step('the reports are selected in the history', async () => {
    await page.getByRole('searchbox').fill(name);
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(2);
    await rows.filter({ hasText: '_whole' }).getByRole('checkbox').click();
    await rows.filter({ hasText: '_part' }).getByRole('checkbox').click();
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await expect(page).toHaveURL(
      new RegExp(`report-comparison\\?reports=${whole.reportId},${part.reportId}`),
    );
  });

  const comparison = page.getByRole('table', { name: 'Comparison of the reports' });
  await test.step('figures and inputs that differ are said to, equal ones are not', async () => {
    await expect(comparison.getByRole('row', { name: /^Number of features differs/ })).toContainText('4,831');
    await expect(comparison.getByRole('row', { name: /^Data table differs/ })).toContainText(`${name}.csv`);
    await expect(comparison.getByRole('row', { name: /^Metadata table protqc/ })).toHaveCount(1);
    await page.getByRole('switch', { name: /^Only differences/ }).click();
    await expect(comparison.getByRole('row', { name: /^Metadata table/ })).toHaveCount(0);
    await expect(page).toHaveURL(/differences=true/);
  });

  await test.step('the file has every digit of report.json, also of rows that are hidden', async () => {
    const download = await downloadBy(page, () => page.getByRole('button', { name: 'Download TSV' }).click());
    const lines = (await downloadedText(download)).trimEnd().split('\n');
    const cells = new Map(lines.map((line) => [line.split('\t')[0], line.split('\t').slice(1)]));
    expect(cells.get('features')).toEqual(['4831', '3220']);
    expect(Number(cells.get('snr')?.[0])).toBeCloseTo(25.651, 3);
    expect(cells.get('metadataFile')?.[0]).toBe(cells.get('metadataFile')?.[1]);
  });

  await test.step('the page has no accessibility violation', async () => {
    await expect(page.getByText('PC1 explains').first()).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('the address alone shows the same comparison', async () => {
    await page.reload();
    await expect(comparison.getByRole('row', { name: /^Number of features differs/ })).toBeVisible();
    await page.getByRole('button', { name: /^Remove .*_whole.* from the comparison$/ }).click();
    await expect(page.getByText('Choose at least two reports')).toBeVisible();
  });
});
