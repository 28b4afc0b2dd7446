import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { downloadBy } from '../pages/downloads';
import { LABELS } from '../pages/labels';
import { RESEARCHER, signIn, speak } from '../pages/sign-in';
import { openWizard, pickByPath } from '../pages/wizard';

const labels = LABELS['en-US'];
const INPUTS = process.env['ENGINE_INPUTS'] ?? '';
const GENOME = 'synthetic_genome.fasta';
const FILES = ['synthetic_genome_R1.fastq.gz', 'synthetic_genome_R2.fastq.gz', GENOME];
const STEPS = [
  'check_reads',
  'fastp',
  'bwa_index',
  'bwa_mem',
  'samtools_stats',
  'samtools_flagstat',
  'multiqc',
];
const LONG = { timeout: 600_000 };

async function upload(request: APIRequestContext, name: string): Promise<void> {
  const form = { grant_type: 'password', client_id: 'portal', scope: 'openid profile email', ...RESEARCHER };
  const tokens = await request.post('/identity/token', { form });
  const { access_token: token } = (await tokens.json()) as { access_token: string };
  const key = encodeURIComponent(`data/researcher/${name}`);
  const response = await request.post(`/datains/api/services/minio/buckets/users/object?key=${key}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { upload_url: address } = (await response.json()) as { upload_url: string };
  const stored = await request.put(address, {
    headers: { 'content-type': 'application/octet-stream' },
    data: await readFile(resolve(INPUTS, name)),
  });
  expect(stored.ok()).toBe(true);
}

/** Makes a sample of the two files of reads in the user's folder. */
async function addSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'From files' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('searchbox', { name: 'Search this folder' }).fill('synthetic_genome_R');
  await picker.getByRole('button', { name: 'Choose all files of this folder (2)' }).click();
  await picker.getByRole('button', { name: 'Add samples (1)' }).click();
}

/** Submits the app by the wizard and opens the page of its project. */
async function submit(page: Page, name: string): Promise<void> {
  await openWizard(page, {
    app: 'DNA Sequencing QC (CWL)',
    name,
    description: 'Synthetic reads of a small genome',
    search: '?appCategory=dnaseq',
  });
  await page.getByRole('button', { name: labels.next, exact: true }).click();
  await addSample(page);
  await pickByPath(page, 'Reference genome', `minio://users/data/researcher/${GENOME}`);
  await page.getByRole('button', { name: labels.nextStep, exact: true }).click();
  await page.getByRole('button', { name: labels.runAssessment }).click();
  await page.getByRole('link', { name: labels.openProject }).click();
}

/** Opens the preview of the MultiQC report, and waits for its table and a plot. */
async function previewReport(page: Page): Promise<void> {
  await page.goto('/#/seq-flow/qc-job-results');
  await page.getByRole('button', { name: 'multiqc_report.html', exact: true }).first().click();
  const report = page.getByRole('dialog').locator('iframe').contentFrame();
  await expect(report.getByRole('heading', { name: 'General Statistics' })).toBeVisible(LONG);
  const plot = report.locator('.mqc_mplplot img').first();
  await expect(plot).toBeVisible();
  expect(await plot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
}

test('the CWL app on Toil: from the wizard to its MultiQC report, stopped and resubmitted', async ({
  page,
  request,
}) => {
  const name = `cwl_${Date.now()}`;
  for (const file of FILES) await upload(request, file);
  await speak(page, 'en-US');
  await page.goto('/#/user/login');
  await signIn(page, 'en-US');
  await expect(page).toHaveURL(/#\/dashboard/);

  await test.step('submit it by the wizard, and see it run', async () => {
    await submit(page, name);
    await expect(page.getByRole('grid').getByText('Running', { exact: true })).toBeVisible(LONG);
  });

  await test.step('stop it', async () => {
    await page.getByRole('grid').getByRole('button', { name: /^Stop/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('grid').getByText('Aborted', { exact: true })).toBeVisible(LONG);
  });

  await test.step('submit it again, and see it succeed', async () => {
    await page
      .getByRole('grid')
      .getByRole('button', { name: /^Resubmit/ })
      .click();
    await expect(page.getByRole('grid').getByText(labels.succeeded, { exact: true })).toBeVisible(LONG);
  });

  await test.step('read the log of each step', async () => {
    await page.getByRole('button', { name: /^Logs/ }).first().click();
    const drawer = page.getByRole('dialog');
    for (const step of STEPS) {
      await drawer.getByRole('combobox', { name: 'Select Log File' }).click();
      await page.getByRole('option', { name: new RegExp(`${step}$`) }).click();
      await drawer.getByRole('tab', { name: labels.standardError }).click();
      await expect(drawer.getByRole('tabpanel')).toContainText(/\[(toil|cwltool)/);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('download the MultiQC report, and read it', async () => {
    await page
      .getByRole('button', { name: /^Results/ })
      .first()
      .click();
    const row = page.getByRole('dialog').getByRole('row', { name: /multiqc_report\.html/ });
    const download = await downloadBy(page, () => row.getByRole('button', { name: /^Download/ }).click());
    const report = test.info().outputPath('multiqc_report.html');
    await download.saveAs(report);
    await page.goto(`file://${report}`);
    await expect(page).toHaveTitle(/MultiQC Report/);
    await expect(page.getByText('General Statistics').first()).toBeVisible();
  });

  await test.step('preview it in the portal, with its tables and plots', () => previewReport(page));

  await test.step('a report on the project has the figures of each program, and says what a verdict needs', async () => {
    await page.goto('/#/seq-flow/dseqc-report-management');
    await page.getByRole('button', { name: 'New QC Report' }).first().click();
    const form = page.getByRole('dialog', { name: 'New QC Report' });
    await form.getByRole('combobox', { name: 'Project' }).fill(name);
    await page.getByRole('option', { name }).click();
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByRole('link', { name: 'Open report' }).click();
    const verdict = page.getByRole('region', { name: 'Verdict' });
    await expect(verdict.getByRole('heading', { name: 'Not assessed' })).toBeVisible(LONG);
    const samples = page.getByRole('grid', { name: /^Figures of each sample, by the programs/ });
    for (const figure of ['Reads with adapters', 'Mapped reads']) await expect(samples).toContainText(figure);
  });

  await test.step('the example of the app succeeds as it is', async () => {
    await page.goto('/#/seq-flow/app-store?app=dnaseq-qc-cwl');
    await page.getByRole('link', { name: 'Run the example of DNA Sequencing QC (CWL)' }).click();
    await expect(page.getByRole('textbox', { name: labels.name })).toHaveValue(/^dnaseq_qc_cwl_example_/);
    await page.getByRole('button', { name: labels.next, exact: true }).click();
    await page.getByRole('button', { name: labels.nextStep, exact: true }).click();
    await page.getByRole('button', { name: labels.runAssessment }).click();
    await page.getByRole('link', { name: labels.openProject }).click();
    await expect(page.getByRole('grid').getByText(labels.succeeded, { exact: true })).toBeVisible(LONG);
  });
});
