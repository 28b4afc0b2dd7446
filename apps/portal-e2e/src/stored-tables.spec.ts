import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fastqSummaries, makeFastqProject, uploadFile } from './pages/projects';
import { submitReport } from './pages/reports';
import { signIn, speak } from './pages/sign-in';
import { expectNoViolations } from './pages/violations';

const SEED = join(import.meta.dirname, '../../server/seed/proteomics');
const FASTQ = '@r1\nACGTACGTAC\n+\nIIIIIIIIII\n';

test('protein tables of the own storage become a report, and the result of a project is offered as a table', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const name = `stored_${Date.now()}`;
  const tables = { data: `${name}/proteins.csv`, metadata: `${name}/libraries.csv` };
  await uploadFile(request, tables.data, await readFile(join(SEED, 'protqc_data_log2_example.csv'), 'utf8'));
  await uploadFile(
    request,
    tables.metadata,
    await readFile(join(SEED, 'protqc_metadata_example.csv'), 'utf8'),
  );
  const reads = await uploadFile(request, `${name}/reads.fastq`, FASTQ);
  const project = await makeFastqProject(request, name, [{ sample_id: `${name}_A`, read1: reads }]);
  await fastqSummaries(request, project);
  await speak(page, 'en-US');
  await page.goto('/#/seq-flow/protqc-report-management');
  await signIn(page, 'en-US');
  await page.getByRole('button', { name: 'New QC Report' }).first().click();
  const form = page.getByRole('dialog', { name: 'New QC Report' });

  await test.step('a result of a project is checked as a table', async () => {
    await form.getByRole('button', { name: 'From a project: Metadata File' }).click();
    const source = form.getByRole('group', { name: 'Metadata File from a project' });
    await source.getByRole('combobox', { name: 'Project' }).fill(name);
    await page.getByRole('option', { name }).click();
    await source.getByRole('combobox', { name: 'Result' }).click();
    await page.getByRole('option', { name: /^summary\.tsv/ }).click();
    await expect(form.getByText(/The column “sample” is missing/)).toBeVisible();
    await form.getByRole('button', { name: 'Remove summary.tsv' }).click();
  });

  await test.step('tables of the own storage are found by name, and nothing else is', async () => {
    await form.getByRole('button', { name: 'From storage: Metadata File' }).click();
    const metadata = form.getByRole('combobox', { name: 'Metadata File from storage' });
    await metadata.fill('LIBRARIES');
    await expect(page.getByRole('option').filter({ hasText: 'proteins.csv' })).toHaveCount(0);
    await page.getByRole('option').filter({ hasText: name }).click();
    await form.getByRole('button', { name: 'From storage: Data File' }).click();
    await form.getByRole('combobox', { name: 'Data File from storage' }).fill('proteins');
    await page
      .getByRole('option', { name: /^proteins\.csv/ })
      .filter({ hasText: name })
      .click();
    await expect(form.getByText('No problem found')).toHaveCount(2);
    await expectNoViolations(page, '[role=dialog]');
  });

  await form.getByRole('textbox', { name: 'Report Name' }).fill(name);
  const verdict = await submitReport(page, form);
  await expect(verdict.getByRole('heading', { name: 'Pass' })).toBeVisible();
});
