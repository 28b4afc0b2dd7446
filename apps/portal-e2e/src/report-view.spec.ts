import type { ExpressionReport } from '@omics-portal/qc-metrics';
import { expect, test } from '@playwright/test';
import { changeLanguage } from './pages/change-language';
import { expectExpressionCharts } from './pages/expression-charts';
import { type ChartedReport, type ComparedChanges, expectedLoadings } from './pages/report-charts';
import { makePeptideReport, makeReport, projectSucceeded } from './pages/projects';
import { expectChart } from './pages/shown-charts';
import { downloadedReport, expectCheckedLimits, expectFigures, expectLibraries } from './pages/shown-report';
import { signIn, speak } from './pages/sign-in';

interface Report
  extends Omit<ChartedReport, 'perSample'>, Pick<ExpressionReport, 'metrics' | 'perSample' | 'verdict'> {
  readonly correlation: ComparedChanges | null;
  readonly featureTable: { readonly entries: number };
}

const LOADINGS = 'Features that drive the components (loadings)';

test('the parts of a report that are opened by a press: features, loadings, zoom; and their link', async ({
  page,
  request,
}) => {
  const name = `view_${Date.now()}`;
  const { projectId, reportId } = await makeReport(request, name);
  await projectSucceeded(request, projectId);
  await speak(page, 'en-US');
  await page.goto(`/#/datains-report/${reportId}`);
  await signIn(page, 'en-US');
  const report = await downloadedReport<Report>(page);
  const features = page.getByRole('grid', { name: 'Figures of each feature' });
  const rows = features.getByRole('row');

  await test.step('figures and libraries are those of report.json', async () => {
    await expectFigures(page, report);
    await expectCheckedLimits(page, report);
    await expectLibraries(page, report);
  });

  await test.step('the numbers of each chart are those of report.json', () =>
    expectExpressionCharts(page, report));

  await test.step('the features are as many as in report.json, and are searched and sorted', async () => {
    const all = report.featureTable.entries.toLocaleString('en-US');
    await page.getByRole('button', { name: `Show ${all} features` }).click();
    await expect(features).toHaveAttribute('aria-rowcount', String(report.featureTable.entries + 1));
    const [{ name: feature = '' } = {}] = report.pca.loadings;
    await page.getByRole('searchbox', { name: 'Name of a feature' }).fill(feature);
    await page.keyboard.press('Enter');
    await expect(rows.filter({ hasText: feature }).first()).toBeVisible();
    await expect(page.getByText(new RegExp(`^\\d+ of ${all} features\\.`))).toBeVisible();
    await features.getByRole('button', { name: 'Feature', exact: true }).click();
    await expect(features.locator('[aria-sort=ascending]')).toHaveText(/Feature/);
  });

  await test.step('the plane is zoomed, and shows the features that pull it', async () => {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page).toHaveURL(/pcaZoom=/);
    await page.getByRole('radio', { name: 'Features (loadings)' }).click();
    await expect(page).toHaveURL(/pca=features/);
    await expectChart(page, expectedLoadings(report, LOADINGS));
  });

  await test.step('the address has the view: after a reload it is the same', async () => {
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Features (loadings)' })).toBeChecked();
    await expect(features.locator('[aria-sort=ascending]')).toHaveText(/Feature/);
    await expect(rows.nth(1)).toBeVisible();
  });

  await test.step('its tab has a title in the language of the user, also while another page is open', async () => {
    const tab = page.getByRole('navigation').getByRole('link', { name });
    await expect(tab).toHaveText(`Report: ${name}`);
    await page.goto('/#/404');
    await changeLanguage(page, 'zh-CN');
    await expect(tab).toHaveText(`质控报告：${name}`);
  });
});

test('the charts of a report on peptides, with their agreement with the reference set, have the numbers of report.json', async ({
  page,
  request,
}) => {
  const reportId = await makePeptideReport(request, `agreement_${Date.now()}`);
  await speak(page, 'en-US');
  await page.goto(`/#/datains-report/${reportId}`);
  await signIn(page, 'en-US');
  const report = await downloadedReport<Report & { readonly correlation: ComparedChanges }>(page);
  expect(report.correlation.points).toHaveLength(report.correlation.n);
  const agreement = page.locator('[data-section=agreement]');
  for (const pair of ['D5/D6', 'F7/D6', 'M8/D6']) {
    await expect(agreement.getByRole('radio', { name: pair, exact: true })).toBeVisible();
  }
  await expectExpressionCharts(page, report);
});
