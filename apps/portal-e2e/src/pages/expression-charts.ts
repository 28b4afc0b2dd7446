import type { ExpressionReport, QcSampleTable } from '@omics-portal/qc-metrics';
import type { Page } from '@playwright/test';
import {
  type ChartedReport,
  type ComparedChanges,
  expectedAgreements,
  expectedCharts,
  expectedVolcanoes,
} from './report-charts';
import { type ExpectedChart, expectChart, expectTitles } from './shown-charts';

const ORIGIN_PARTS = ['exonic', 'intronic', 'intergenic'];

/** Part of the report.json of an expression table that its page shows in charts. */
type Charted = ChartedReport &
  Pick<ExpressionReport, 'sequencing'> & { readonly correlation: ComparedChanges | null };

/**
 * Expects that a page in English has the charts of an expression report and no other, and that each of them, its table and the file
 * that it saves have the numbers of report.json. `curves` is the title of the shown curves, which are in a file of their own.
 */
export async function expectExpressionCharts(page: Page, report: Charted, curves?: string): Promise<void> {
  const charts = [...expectedCharts(report), ...expectedOrigin(report.sequencing?.samples)];
  const volcanoes = expectedVolcanoes(report);
  const agreements = report.correlation ? expectedAgreements(report.correlation) : [];
  await expectTitles(page, [
    ...[...charts, ...volcanoes.slice(0, 1), ...agreements.slice(0, 1)].map(({ title }) => title),
    ...(curves === undefined ? [] : [curves]),
  ]);
  for (const chart of charts) {
    await expectChart(page, chart);
  }
  const [agreement] = agreements;
  if (agreement) {
    // Of many fold changes the chart draws a sample; the table has all.
    await expectChart(page, { title: agreement.title, rows: agreements.flatMap(({ rows }) => rows) });
  }
  const pairs = { differential: volcanoes, agreement: agreements };
  for (const [section, ofPairs] of Object.entries(pairs)) {
    for (const { pair, ...chart } of ofPairs) {
      const choice = page
        .locator(`[data-section=${section}]`)
        .getByRole('radio', { name: pair, exact: true });
      await choice.click();
      await expectChart(page, chart);
    }
  }
}

/** Chart of the origin of the reads, of the samples that have all parts. */
export function expectedOrigin(samples: QcSampleTable | undefined): ExpectedChart[] {
  const columns = ORIGIN_PARTS.map((part) => samples?.columns.findIndex(({ key }) => key === part) ?? -1);
  const rows = (samples?.rows ?? []).flatMap(({ sample, values }) => {
    const parts = columns.flatMap((column) => values[column] ?? []);
    return parts.length === columns.length ? [[sample, ...parts]] : [];
  });
  return rows.length === 0 ? [] : [{ title: 'Origin of the reads', rows }];
}
