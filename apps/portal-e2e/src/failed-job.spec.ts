import { expect, test } from '@playwright/test';
import { makeFailingProject, makeFastqProject, uploadFile, WORK_MS } from './pages/projects';
import { signIn, speak } from './pages/sign-in';
import { LABELS } from './pages/labels';

test('a failed job shows the reason in its row, and one click opens its standard error', async ({
  page,
  request,
}) => {
  const labels = LABELS['en-US'];
  const projectId = await makeFailingProject(request, `swapped_files_${Date.now()}`);
  await speak(page, 'en-US');
  await page.goto(`/#/data/qc-job-management/${projectId}`);
  await signIn(page, 'en-US');

  const row = page
    .getByRole('grid', { name: 'Jobs of the project' })
    .getByRole('row', { name: /Details of protqc_example/ });
  await expect(row.getByText(labels.failed, { exact: true })).toBeVisible({ timeout: WORK_MS });
  const reason = row.getByRole('button', { name: /failed:/ });
  // The sentence of the code that the program printed, not its line.
  await expect(reason).toContainText(
    'protqc_metadata_example.csv: The column “B1_DDA_JNU_Lumos_Firmiana_D5_1” is missing: the metadata lists',
  );
  await reason.click();

  const log = page.getByRole('dialog');
  await expect(log.getByRole('tab', { name: labels.standardError })).toHaveAttribute('aria-selected', 'true');
  await expect(log.getByRole('tabpanel')).toContainText(/column|sample/i);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: /^Resubmit/ })).toBeVisible();
});

const WHOLE = '@a\nACGT\n+\nIIII\n';
const BROKEN = '@a\nACGT\n+\nIII\n';

test('two of 24 jobs fail for one cause: shown alone, mended, submitted again, then the project is stopped and deleted', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const name = `many_jobs_${Date.now()}`;
  const whole = await uploadFile(request, `${name}_whole.fastq`, WHOLE);
  const broken = ['x', 'y'].map((part) => `${name}_${part}.fastq`);
  const links = await Promise.all(broken.map((file) => uploadFile(request, file, BROKEN)));
  const samples = Array.from({ length: 24 }, (_, at) => ({
    sample_id: `liver-${at + 1}`,
    read1: links[at - 22] ?? whole,
    group: at % 12 === 0 ? 'tumour' : 'normal',
  }));
  const projectId = await makeFastqProject(request, name, samples);
  await speak(page, 'en-US');
  await page.goto(`/#/data/qc-job-management/${projectId}`);
  await signIn(page, 'en-US');

  const causes = page.getByRole('region', { name: 'Failures by cause' });
  await expect(causes).toContainText(/2 jobs.*First: liver-23/u, { timeout: 120_000 });
  await causes.getByRole('button', { name: /^Show these 2/ }).click();
  await expect(page.getByText('2 jobs in this list')).toBeVisible();

  await page.getByRole('button', { name: /^Only this failure/ }).click();
  await page.getByRole('combobox', { name: 'Label' }).click();
  await page.getByRole('option', { name: 'group: tumour (2)' }).click();
  await expect(page.getByText('2 jobs in this list')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Details of liver-13' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Label' }).click();
  await page.getByRole('option', { name: 'All labels' }).click();
  await causes.getByRole('button', { name: /^Show these 2/ }).click();

  await page.getByRole('button', { name: 'Details of liver-23' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('region', { name: 'Parameters' })).toContainText(`${name}_x.fastq`);
  await expect(drawer).toContainText(/Label: group\s*normal/u);
  await drawer.getByRole('button', { name: 'Next job' }).click();
  await expect(drawer.getByRole('heading', { name: 'Job: liver-24' })).toBeVisible();
  await page.keyboard.press('Escape');

  await Promise.all(broken.map((file) => uploadFile(request, file, WHOLE)));
  await causes.getByRole('button', { name: /^Resubmit these 2/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Submit 2 jobs again?' });
  await question.getByRole('button', { name: 'Resubmit' }).click();
  await page.getByRole('button', { name: /^Only this failure/ }).click();
  await expect(page.getByRole('radio', { name: /^Finished\s*24$/ })).toBeVisible({ timeout: WORK_MS });
  await expect(causes).toHaveCount(0);

  const act = async (action: string) => {
    await page.getByRole('button', { name: `Actions on ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  };
  await act('Archive');
  await act('Restart');
  await act('Stop');
  await expect(page.getByRole('radio', { name: /^Running\s*0$/ })).toBeVisible({ timeout: WORK_MS });
  await expect(page.getByRole('radio', { name: /^Aborted\s*[1-9]/ })).toBeVisible();
  await act('Delete');
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
});
