import { join } from 'node:path';
import type { ExpressionReport } from '@omics-portal/qc-metrics';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectCurves, loadedCurves } from './pages/curve-charts';
import { downloadBy, downloadedBytes } from './pages/downloads';
import { dropFolder } from './pages/drop-folder';
import { expectedOrigin, expectExpressionCharts } from './pages/expression-charts';
import { pdfText } from './pages/pdf-text';
import { WORK_MS } from './pages/projects';
import type { ChartedReport } from './pages/report-charts';
import { type ExpectedChart, expectChart } from './pages/shown-charts';
import { submitReport } from './pages/reports';
import {
  downloadedReport,
  expectCheckedLimits,
  expectFigures,
  expectLibraries,
  expectSampleMatrix,
} from './pages/shown-report';
import { signIn, speak } from './pages/sign-in';
import { expectNoViolations } from './pages/violations';

type RnaReport = ExpressionReport & ChartedReport & Required<Pick<ExpressionReport, 'sequencing'>>;

const OUTPUTS = join(import.meta.dirname, '../../../libs/qc-inputs/src/testing');
/** Output of Debian's MultiQC over FastQC, SAMtools, bcftools and Picard. */
const MULTIQC = join(OUTPUTS, 'real-outputs/multiqc');
/** Outputs of Qualimap RNA-seq, STAR, HISAT2, RSeQC and Picard. */
const TOOLS = join(OUTPUTS, 'rna-outputs/tools');
const SAMPLES = ['D5', 'D6', 'F7', 'M8'];
const LIBRARIES = SAMPLES.flatMap((sample) => [1, 2, 3].map((replicate) => ({ sample, replicate })));
const GENES = 400;

/** Read count of a gene: each sample has its own pattern of genes, and replicates differ a little. */
function countOf(gene: number, sample: number, replicate: number): number {
  const level = 200 + ((gene * 37) % 800);
  const pattern = (gene * (sample + 3)) % 7 < 3 ? 2 : 1;
  return level * pattern + ((gene * 13 + replicate * 29) % 17);
}

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});
const names = LIBRARIES.map(({ sample, replicate }) => `${sample}_${replicate}`);
const COUNTS = csv('counts.csv', [
  ['gene_id', ...names].join(','),
  ...Array.from({ length: GENES }, (_, gene) =>
    [
      `ENSG${String(gene).padStart(11, '0')}`,
      ...LIBRARIES.map(({ sample, replicate }) => countOf(gene, SAMPLES.indexOf(sample), replicate)),
    ].join(','),
  ),
]);
/** FPKM of a gene: the patterns stand out, and the differences of replicates have none. */
function fpkmOf(gene: number, sample: number, replicate: number): string {
  const pattern = (gene * (sample + 3)) % 7 < 3 ? 8 : 1;
  const noise = ((gene * 7919 + sample * 104_729 + replicate * 1_299_709) % 97) / 97;
  return ((50 + (gene % 40)) * pattern * (1 + 0.02 * noise)).toFixed(3);
}

const FPKM = csv('fpkm.csv', [
  ['gene_id', ...names].join(','),
  ...Array.from({ length: GENES }, (_, gene) =>
    [
      `ENSG${String(gene).padStart(11, '0')}`,
      ...LIBRARIES.map(({ sample, replicate }) => fpkmOf(gene, SAMPLES.indexOf(sample), replicate)),
    ].join(','),
  ),
]);
const METADATA = csv('libraries.csv', [
  'name,sample',
  ...LIBRARIES.map(({ sample, replicate }) => `${sample}_${replicate},${sample}`),
]);

async function openForm(page: Page): Promise<Locator> {
  await speak(page, 'en-US');
  await page.goto('/#/seq-flow/rseqc-report-management');
  await signIn(page, 'en-US');
  await page.getByRole('button', { name: 'New QC Report' }).first().click();
  return page.getByRole('dialog', { name: 'New QC Report' });
}

async function saved(page: Page, button: string): Promise<Buffer> {
  const click = () => page.getByRole('button', { name: button }).click();
  return downloadedBytes(await downloadBy(page, click, { timeout: WORK_MS }));
}

test('counts, FPKM and a dropped MultiQC folder become one report, whose verdict is that of the counts', async ({
  page,
}) => {
  test.setTimeout(WORK_MS * 3);
  const form = await openForm(page);
  await form.getByRole('radio', { name: /^A table of counts or of FPKM, and outputs/ }).click();
  await form.getByLabel('Choose or drop the file: Metadata File').setInputFiles(METADATA);
  await form.getByLabel('Choose or drop the file: Data File').setInputFiles(COUNTS);
  await form.getByLabel('Choose or drop the file: FPKM File').setInputFiles(FPKM);
  await form.getByRole('radio', { name: 'A folder or files on this computer' }).click();
  await dropFolder(page, form.getByRole('button', { name: 'Choose folder' }), MULTIQC);
  await expect(form.getByText(/^\d+ quality-control files$/)).toBeVisible();
  await form.getByRole('textbox', { name: 'Report Name' }).fill(`rna_both_${Date.now()}`);
  const verdict = await submitReport(page, form);
  await expect(verdict.getByRole('heading', { name: 'Pass' })).toBeVisible();

  await test.step('the figures that are published on FPKM are computed on them', () =>
    expect(page.getByText(/are computed on log2\(FPKM \+ 0\.01\) of fpkm\.csv/)).toBeVisible());

  await test.step('limits, curves and the matrix are beside the figures of the counts', async () => {
    const limits = page.getByRole('list', { name: 'Limits of reads and alignments' });
    await expect(limits.getByText('Sequences', { exact: false })).toBeVisible();
    await expect(page.getByRole('grid', { name: /^Figures of each sample/ })).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Base quality' })).toBeVisible();
  });

  await test.step('the figures are those of report.json', async () => {
    const report = await downloadedReport<RnaReport>(page);
    await expectFigures(page, report);
    await expectCheckedLimits(page, report);
    await expectLibraries(page, report);
    const curves = await loadedCurves(page);
    await expectExpressionCharts(page, report, 'Base quality');
    await expectCurves(page, curves);
    await expectSampleMatrix(page, report.sequencing.samples);
  });

  await test.step('PDF and crate have both parts', async () => {
    const text = pdfText(await saved(page, 'Download PDF'));
    expect(text).toContain('Verdict: ✓ Pass');
    expect(text).toContain('Reads and alignments');
    expect(text).toContain('multiqc_data.json');
    const crate = String(await saved(page, 'Download RO-Crate metadata'));
    for (const file of ['curves.json', 'features.tsv', 'multiqc_data.json', 'counts.csv', 'fpkm.csv']) {
      expect(crate).toContain(file);
    }
  });
  await expectNoViolations(page);
});

test('outputs of tools without counts become a report that says what it lacks', async ({ page }) => {
  test.setTimeout(WORK_MS * 3);
  const form = await openForm(page);
  await form.getByRole('radio', { name: 'Outputs of MultiQC or other tools alone' }).click();
  await form.getByRole('radio', { name: 'A folder or files on this computer' }).click();
  await dropFolder(page, form.getByRole('button', { name: 'Choose folder' }), TOOLS);
  await expect(form.getByText(/^\d+ quality-control files$/)).toBeVisible();
  await expect(form.getByText('The report will have no verdict')).toBeVisible();
  await form.getByRole('textbox', { name: 'Report Name' }).fill(`rna_reads_${Date.now()}`);
  const verdict = await submitReport(page, form);
  await expect(verdict.getByRole('heading', { name: 'Not assessed' })).toBeVisible();
  await expect(verdict).toContainText('There is no table of counts');
  const grid = page.getByRole('grid', { name: /^Figures of each sample/ });
  await expect(grid.getByRole('button', { name: 'Mapped (%)', exact: true })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Origin of the reads' })).toBeVisible();
  const { sequencing } = await downloadedReport<RnaReport>(page);
  await expectSampleMatrix(page, sequencing.samples);
  const [origin] = expectedOrigin(sequencing.samples);
  await expectChart(page, origin as ExpectedChart);
  await expectCurves(page, await loadedCurves(page));
  expect(pdfText(await saved(page, 'Download PDF'))).toContain('Not computed: there is no table of counts.');
  await expectNoViolations(page);
});
