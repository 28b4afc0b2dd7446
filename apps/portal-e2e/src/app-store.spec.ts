import { expect, test } from '@playwright/test';
import { WORK_MS } from './pages/projects';
import { signIn, speak } from './pages/sign-in';

const LONG = { timeout: WORK_MS };

test('a visitor finds an app, reads its details, and runs its example', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto('/#/seq-flow/app-store');
  const card = page.getByRole('article', { name: 'FASTQ Quality Control' });

  await test.step('a card has the cover of its app', async () => {
    const cover = card.locator('img[src$="/cover.svg"]');
    await expect(cover).toBeVisible();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByRole('article').locator('img[src$="/icon.svg"]').first()).toBeVisible();
  });

  await test.step('search, category and details are in the address', async () => {
    await page.getByRole('tab', { name: /^Transcriptomics/ }).click();
    await page.getByRole('searchbox', { name: 'Search the apps' }).fill('adapter content');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/appCategory=rnaseq.*q=adapter/);
    await page.reload();
    await expect(page.getByRole('tab', { name: /^Transcriptomics/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('article')).toHaveCount(1);
    await card.getByRole('button', { name: 'Details of FASTQ Quality Control' }).click();
    await expect(page).toHaveURL(/app=/);
  });

  const details = page.getByRole('dialog', { name: 'FASTQ Quality Control' });
  await test.step('the help document is beside the parameters and the example', async () => {
    await expect(details.getByRole('heading', { name: 'What it computes' })).toBeVisible();
    await expect(details.getByRole('cell', { name: 'Quality encoding' }).last()).toBeVisible();
    const example = details.getByRole('region', { name: 'Example' });
    await expect(example.getByText('synthetic_D5', { exact: true })).toBeVisible();
  });

  await test.step('the example fills in the wizard, also after a sign-in', async () => {
    await details.getByRole('link', { name: 'Run the example of FASTQ Quality Control' }).click();
    await signIn(page, 'en-US');
    await expect(page.getByRole('textbox', { name: 'Assessment Name' })).toHaveValue(
      /^fastq_qc_example_/,
      LONG,
    );
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Samples (2)' })).toBeVisible(LONG);
    await page.getByRole('button', { name: 'Next Step', exact: true }).click();
    await expect(page.getByText('All samples and files were checked: no problem found.')).toBeVisible(LONG);
  });

  await test.step('its jobs succeed', async () => {
    await page.getByRole('button', { name: 'Run Assessment' }).click();
    await page.getByRole('link', { name: 'Open the project' }).click(LONG);
    await expect(page.getByRole('heading', { name: /^fastq_qc_example_/ })).toBeVisible();
    await expect(page.getByText('Succeeded', { exact: true }).first()).toBeVisible(LONG);
    await expect(page.getByText('100%').first()).toBeVisible(LONG);
  });

  await test.step('the project has ended in a report, whose curves are over each other', async () => {
    const report = page.getByRole('link', { name: /^View report: fastq_qc_example_/ });
    await expect(report).toBeVisible(LONG);
    await page.getByRole('tab', { name: 'Figures' }).click();
    const curves = page.getByRole('figure', { name: 'Base quality' });
    await expect(curves).toContainText('4 curves.', LONG);
    await report.click();
    await expect(page.getByRole('heading', { name: 'Not assessed' })).toBeVisible(LONG);
    await expect(page.getByRole('grid', { name: /^Figures of each sample/ })).toContainText(
      'synthetic_D6 R2',
    );
  });
});
