import type { DnaReport } from '@omics-portal/qc-metrics';
import { expect, test, type Page } from '@playwright/test';
import { LABELS } from './pages/labels';
import { WORK_MS } from './pages/projects';
import { downloadedReport } from './pages/shown-report';
import { signIn, speak } from './pages/sign-in';
import { openWizard, pickByPath } from './pages/wizard';

const labels = LABELS['en-US'];
const VCF = 'minio://quartet-data-portal/genomics/synthetic/vcf/synthetic_family.vcf';

/** Fills in the form of a project of variants up to its last step. */
async function fillForm(page: Page, name: string): Promise<void> {
  await openWizard(page, {
    app: 'Small Variant Quality Control',
    name,
    description: 'Variants of a synthetic family',
  });
  await page.getByRole('button', { name: labels.next, exact: true }).click();
  await pickByPath(page, 'Multi-sample VCF', VCF);
  await page.getByRole('button', { name: labels.nextStep, exact: true }).click();
}

for (const { kind, option } of [
  { kind: 'WGS', option: 'Whole genome (WGS)' },
  { kind: 'WES', option: 'Exome (WES)' },
]) {
  test(`a project of variants ends in a report on ${kind}, as chosen in the last step of its form`, async ({
    page,
  }) => {
    test.setTimeout(WORK_MS * 3);
    const name = `${kind.toLowerCase()}_${Date.now()}`;
    await speak(page, 'en-US');
    await page.goto('/#/user/login');
    await signIn(page, 'en-US');
    await expect(page).toHaveURL(/#\/dashboard/);
    await fillForm(page, name);

    await test.step('the choice survives a reload', async () => {
      const choice = page.getByRole('combobox', { name: 'Sequencing' });
      await choice.click();
      await page.getByRole('option', { name: option }).click();
      await page.reload();
      await expect(choice).toHaveText(option);
    });

    await test.step('the project ends in a report, whose verdict its page shows', async () => {
      await page.getByRole('button', { name: labels.runAssessment }).click();
      await page.getByRole('link', { name: labels.openProject }).click();
      const report = page.getByRole('link', { name: `View report: ${name}`, exact: true });
      await expect(report).toBeVisible({ timeout: WORK_MS });
      // Without a truth set there is no verdict, but the report says so.
      await expect(page.getByText('Not assessed').first()).toBeVisible({ timeout: WORK_MS });
      await report.click();
    });

    await test.step('the report is on this kind of sequencing, and says that it was stated', async () => {
      const verdict = page.getByRole('region', { name: labels.verdict });
      await expect(verdict).toBeVisible({ timeout: WORK_MS });
      await expect(page.getByText(`${kind} (as stated)`)).toBeVisible();
      const { input } = await downloadedReport<DnaReport>(page);
      expect(input).toMatchObject({ sequencing: kind, sequencingChosen: true });
    });
  });
}
