import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { downloadBy } from './pages/downloads';
import { readExported } from './pages/exported-table';
import { unpackKit } from './pages/kit-folder';
import { fastqSummaries, makeFastqProject, makeReport, uploadFile } from './pages/projects';
import { signIn, speak } from './pages/sign-in';

const FASTQ = Array.from({ length: 20 }, (_, read) => `@r${read}\n${'ACGTACGTAC'}\n+\nIIIIIIIIII\n`).join('');

const resultsTable = (page: Page) => page.getByRole('table', { name: 'Results' });

/** Opens the preview of a file of the list, and closes it after the check. */
async function preview(
  page: Page,
  file: string,
  check: (drawer: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await resultsTable(page).getByRole('button', { name: file, exact: true }).first().click();
  const drawer = page.getByRole('dialog', { name: file });
  await check(drawer);
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await expect(drawer).toBeHidden();
}

test('results of jobs are found, read, fetched with a verified kit, and assessed again', async ({
  page,
  request,
}, info) => {
  const name = `results_${Date.now()}`;
  const reads = await uploadFile(request, `${name}.fastq`, FASTQ);
  const samples = ['A', 'B'].map((sample) => ({ sample_id: `${name}_${sample}`, read1: reads }));
  const report = makeReport(request, `${name}_matrix`);
  const projectId = await makeFastqProject(request, name, samples);
  await fastqSummaries(request, projectId);
  await speak(page, 'en-US');
  await page.goto('/#/seq-flow/qc-job-results');
  await signIn(page, 'en-US');
  const rows = resultsTable(page).getByRole('row');

  await test.step('the list of all projects is searched by job name and sorted by size', async () => {
    await page.getByPlaceholder('Please Enter Job Name').fill(name.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(5);
    await page.getByRole('button', { name: /^Size/ }).click();
    await expect(page).toHaveURL(/sort=size/);
    await expect(rows.nth(1)).toContainText('summary.tsv');
  });

  await test.step('a table and a tree are previewed', async () => {
    await preview(page, 'summary.tsv', async (drawer) => {
      await expect(drawer.getByRole('grid', { name: 'Table of summary.tsv' })).toContainText('mean_quality');
      await expect(drawer.getByText('1 row.')).toBeVisible();
    });
    await preview(page, 'fastq_qc.json', (drawer) =>
      expect(drawer.getByRole('tree', { name: 'Content of fastq_qc.json' })).toBeVisible(),
    );
  });

  await test.step('the report page of another job is previewed', async () => {
    await report;
    await page.getByPlaceholder('Please Enter Job Name').fill('protqc_example');
    await page.keyboard.press('Enter');
    await preview(page, 'report.html', (drawer) =>
      expect(drawer.locator('iframe').contentFrame().getByRole('heading').first()).toBeVisible(),
    );
  });

  await test.step('the kit of the project fetches its files and verifies their checksums', async () => {
    await page.goto(`/#/data/qc-job-management/${projectId}`);
    await page.getByRole('tab', { name: 'Results' }).click();
    await page.getByRole('button', { name: 'Select all 4 files' }).click();
    const archive = await downloadBy(page, () => page.getByRole('button', { name: 'Download kit' }).click());
    await expect(page.getByText(/^Its links are valid until \d{4}-\d\d-\d\d \d\d:\d\d\./)).toBeVisible();
    const kit = await unpackKit(await archive.path(), info.outputPath('kit'));
    expect(await kit.read('README.md')).toMatch(/The links are valid until [\d-]{10} \d\d:\d\d \(UTC\+8\)/);
    expect((await kit.download()).stdout).toContain('4 of 4 files are here and right.');
    const sums = (await kit.read('checksums.md5')).trim().split('\n');
    expect(sums).toHaveLength(4);
    for (const line of sums) {
      const content = await readFile(join(kit.path, line.slice(34)));
      expect(createHash('md5').update(content).digest('hex')).toBe(line.slice(0, 32));
    }
    const facts = readExported('TSV', await kit.read('metadata.tsv'));
    expect(facts.map(({ job_name: job }) => job).sort()).toEqual(
      samples.flatMap(({ sample_id: sample }) => [sample, sample]),
    );
    await rm(join(kit.path, 'data', facts[0]?.['file_name'] ?? ''));
    await expect(kit.download('--check')).rejects.toMatchObject({ code: 1 });
    expect((await kit.download()).stdout.match(/^fetched /gm)).toHaveLength(1);
  });

  await test.step('on a phone the actions of a file are in view', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const action = resultsTable(page).getByRole('button', { name: 'Download summary.tsv' }).first();
    await action.scrollIntoViewIfNeeded();
    const box = await action.boundingBox();
    expect(box && box.x + box.width).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('the files are the input of a new assessment', async () => {
    await page.getByRole('button', { name: 'New assessment with these files' }).click();
    await expect(page).toHaveURL(/qc-job-submit\?files=/);
    await expect(page.getByRole('heading', { name: 'Create Project' })).toBeVisible();
  });
});
