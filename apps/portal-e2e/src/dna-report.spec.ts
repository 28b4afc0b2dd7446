import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DnaReport } from '@omics-portal/qc-metrics';
import { expect, test, type Page } from '@playwright/test';
import { expectDnaCharts } from './pages/dna-charts';
import { downloadBy, downloadedBytes } from './pages/downloads';
import { dropFolder } from './pages/drop-folder';
import { pdfText } from './pages/pdf-text';
import { createProject, projectSucceeded, WORK_MS } from './pages/projects';
import { submitReport } from './pages/reports';
import {
  downloadedReport,
  expectCheckedLimits,
  expectFigures,
  expectSampleMatrix,
  expectVariants,
} from './pages/shown-report';
import { signIn, speak } from './pages/sign-in';
import { expectNoViolations } from './pages/violations';

const SEED = join(import.meta.dirname, '../../server/seed/dnaseq');
/** Output of Debian's MultiQC over FastQC, SAMtools, bcftools and Picard, with its `multiqc_data.json`. */
const OUTPUTS = join(import.meta.dirname, '../../../libs/qc-inputs/src/testing/real-outputs');
const VCF = 'minio://quartet-data-portal/genomics/synthetic/vcf/synthetic_family.vcf';
const REPORTS = '/#/seq-flow/dseqc-report-management';

/** Opens the form of a new report on DNA. */
async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New QC Report' }).first().click();
  await expect(page.getByRole('dialog', { name: 'New QC Report' })).toBeVisible();
}

test('a dropped folder becomes a report whose figures are those of report.json', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto(REPORTS);
  await signIn(page, 'en-US');
  await openForm(page);
  const form = page.getByRole('dialog', { name: 'New QC Report' });

  await test.step('the files are read before the upload: samples with their donors', async () => {
    await form.getByRole('radio', { name: 'A folder or files on this computer' }).click();
    await dropFolder(page, form.getByRole('button', { name: 'Choose folder' }), join(SEED, 'wgs'));
    await expect(form.getByText(/^\d quality-control files$/)).toBeVisible();
    await expect(form.getByRole('combobox', { name: /^Donor of LCL5_D5/ }).first()).toHaveText('D5');
    await expect(form.getByText('The report will have no verdict')).toHaveCount(0);
  });

  await test.step('the verdict follows the published score and rank', async () => {
    await form.getByRole('textbox', { name: 'Report Name' }).fill(`wgs_${Date.now()}`);
    const verdict = await submitReport(page, form);
    await expect(verdict.getByRole('heading', { name: 'Pass' })).toBeVisible();
    await expect(verdict).toContainText('rank 2 of 10');
  });

  await test.step('every figure on the page is in report.json', async () => {
    const report = await downloadedReport<DnaReport>(page);
    expect(report.metrics).toHaveLength(7);
    await expectFigures(page, report);
    await expectCheckedLimits(page, report);
    await expectVariants(page, report);
    await expectSampleMatrix(page, report.samples);
    await expectDnaCharts(page, report);
  });

  await test.step('its PDF document has the verdict as text, its crate the files with checksums', async () => {
    const save = async (name: string) => {
      const click = () => page.getByRole('button', { name }).click();
      return downloadedBytes(await downloadBy(page, click, { timeout: WORK_MS }));
    };
    expect(pdfText(await save('Download PDF'))).toContain('Verdict: ✓ Pass');
    const crate = JSON.parse(String(await save('Download RO-Crate metadata'))) as { '@graph': unknown[] };
    expect(crate['@graph']).toContainEqual(
      expect.objectContaining({ '@id': 'report.json', sha256: expect.stringMatching(/^[\da-f]{64}$/) }),
    );
    // The citation has the report's own address, without the choices of this view.
    const [address = ''] = page.url().split('?');
    await expect(page.getByText(address)).toHaveText(/^Ada Researcher\. /);
  });

  await test.step('the page has no accessibility violation', async () => {
    await expectNoViolations(page);
  });
});

test('a dropped folder of MultiQC and fastp says what a verdict lacks, and becomes a report of its samples', async ({
  page,
}) => {
  test.setTimeout(WORK_MS * 3);
  const folder = await mkdtemp(join(tmpdir(), 'run-'));
  await cp(join(OUTPUTS, 'multiqc'), folder, { recursive: true });
  await cp(join(OUTPUTS, 'fastp'), folder, { recursive: true });
  await speak(page, 'en-US');
  await page.goto(REPORTS);
  await signIn(page, 'en-US');
  await openForm(page);
  const form = page.getByRole('dialog', { name: 'New QC Report' });

  await test.step('the files are read before the upload', async () => {
    await form.getByRole('radio', { name: 'A folder or files on this computer' }).click();
    await dropFolder(page, form.getByRole('button', { name: 'Choose folder' }), folder);
    await expect(form.getByText(/^\d+ quality-control files$/)).toBeVisible();
    await expect(form.getByRole('combobox', { name: /^Donor of D5_1/ }).first()).toHaveText('D5');
    await expect(form.getByText('The report will have no verdict')).toBeVisible();
  });

  await test.step('the report has no verdict, and the figures of both programs', async () => {
    await form.getByRole('textbox', { name: 'Report Name' }).fill(`multiqc_${Date.now()}`);
    const verdict = await submitReport(page, form);
    await expect(verdict.getByRole('heading', { name: 'Not assessed' })).toBeVisible();
    await expect(verdict).toContainText('No file compares the called variants with a truth set.');
    const grid = page.getByRole('grid', { name: /^Figures of each sample, by the programs/ });
    await expect(grid.getByRole('button', { name: 'Mapped (%)', exact: true })).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Base quality' })).toBeVisible();
  });

  await test.step('report.json names the files, with a figure of fastp', async () => {
    const report = await downloadedReport<DnaReport>(page);
    expect(report.input.files).toContainEqual({ path: 'D5_1.fastp.json', tool: 'fastp' });
    expect(report.input.files.map(({ path }) => path)).toContain('multiqc_data.json');
    expect(report.samples.columns.map(({ key }) => key)).toContain('readsKept');
    expect(report.samples.rows).toContainEqual(expect.objectContaining({ sample: 'D5_1', donor: 'D5' }));
    await expectSampleMatrix(page, report.samples);
  });
  await expectNoViolations(page);
  await rm(folder, { recursive: true, force: true });
});

test('a project of variants becomes a report that says what it lacks', async ({ page, request }) => {
  const name = `family_${Date.now()}`;
  const projectId = await createProject(request, {
    name,
    app: 'variant-qc',
    samples: [{ sample_id: 'family_1', layout: 'joint', vcf: VCF }],
  });
  await projectSucceeded(request, projectId);
  await speak(page, 'en-US');
  await page.goto(REPORTS);
  await signIn(page, 'en-US');
  await openForm(page);
  const form = page.getByRole('dialog', { name: 'New QC Report' });
  await form.getByRole('combobox', { name: 'Project' }).fill(name);
  await page.getByRole('option', { name }).click();
  const verdict = await submitReport(page, form);
  await expect(verdict.getByRole('heading', { name: 'Not assessed' })).toBeVisible();
  await expect(verdict).toContainText('No file compares the called variants with a truth set.');
  const family = page.getByRole('table', { name: 'Mendelian concordance of each family' });
  await expect(family.getByRole('row', { name: /^family_1 SNV/ })).toBeVisible();
});
