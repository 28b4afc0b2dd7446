import { expect, test } from '@playwright/test';
import { downloadBy, downloadedText } from './pages/downloads';
import { readExported } from './pages/exported-table';
import { fastqSummaries, makeFastqProject, uploadFile } from './pages/projects';
import { signIn, speak } from './pages/sign-in';

/** Quality character of each sample; that of the last one is far below the others. */
const QUALITIES = ['I', 'H', 'G', 'I', 'H', '+'];
const COMPARED = ['reads', 'bases', 'mean_quality', 'q30', 'gc', 'duplication_estimate', 'adapter_max'];

function fastq(quality: string, seed: number): string {
  const bases = (read: number) =>
    Array.from({ length: 40 }, (_, at) => 'ACGT'[(read * 7 + at * seed + at * at) % 4]).join('');
  return Array.from(
    { length: 60 },
    (_, read) => `@r${read}\n${bases(read)}\n+\n${quality.repeat(40)}\n`,
  ).join('');
}

test('figures of all samples are one table: those of the programs, with a mark at the odd sample', async ({
  page,
  request,
}) => {
  const name = `figures_${Date.now()}`;
  const samples = await Promise.all(
    QUALITIES.map(async (quality, at) => ({
      sample_id: `S${at + 1}`,
      read1: await uploadFile(request, `${name}_S${at + 1}.fastq`, fastq(quality, at + 1)),
    })),
  );
  const projectId = await makeFastqProject(request, name, samples);
  const summaries = await fastqSummaries(request, projectId);
  await speak(page, 'en-US');
  await page.goto(`/#/data/qc-job-management/${projectId}`);
  await signIn(page, 'en-US');
  await page.getByRole('tab', { name: 'Figures' }).click();
  const grid = page.getByRole('grid', { name: 'Figures over samples' });

  await test.step('each sample has a row', async () => {
    await expect(grid.getByRole('button', { name: /^Details of S\d$/ })).toHaveCount(QUALITIES.length);
  });

  await test.step('sorted by quality, the odd sample is first and marked', async () => {
    await grid
      .getByRole('columnheader', { name: /^Mean quality/ })
      .getByRole('button')
      .first()
      .click();
    const row = grid.getByRole('row').nth(1);
    await expect(row).toContainText('Details of S6');
    await expect(row).toContainText(/Outlier: [\d.]+ robust deviations below the median of 6\./);
    await expect(page).toHaveURL(/figureSort=mean_quality/);
  });

  await test.step('the file has the figures of the programs in full', async () => {
    const download = await downloadBy(page, () =>
      page.getByRole('button', { name: 'Download the figures as TSV' }).click(),
    );
    const rows = readExported('TSV', await downloadedText(download));
    expect(rows).toHaveLength(QUALITIES.length);
    for (const row of rows) {
      const summary = summaries.get(row['sample'] ?? '') ?? {};
      const figures = COMPARED.map((key) => Number(row[key]));
      expect(figures.filter(Number.isFinite)).toHaveLength(COMPARED.length);
      expect(figures).toEqual(COMPARED.map((key) => Number(summary[key])));
    }
  });

  await test.step('a point of the box plot opens its job', async () => {
    await page.getByRole('combobox', { name: 'Figure of the box plot' }).click();
    await page.getByRole('option', { name: 'Quality: Mean quality (Phred)' }).click();
    await page.getByRole('button', { name: 'S6: Read 1, 10' }).press('Enter');
    await expect(page.getByRole('dialog')).toContainText('S6');
  });
});
