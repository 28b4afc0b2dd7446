import type { QcCurves } from '@omics-portal/qc-metrics';
import { expect, type Page } from '@playwright/test';
import { expectChart } from './shown-charts';

/** Titles of the charts of the kinds of curves, on a page in English. */
const TITLES: Readonly<Record<string, string>> = {
  meanQuality: 'Base quality',
  readGc: 'GC content of reads',
  adapterContent: 'Adapter content',
  insertSize: 'Insert size',
  coverage: 'Depth of coverage',
  cumulativeCoverage: 'Genome covered at a depth',
  geneCoverage: 'Coverage along genes',
  mappedGc: 'GC content of mapped reads',
};

/** The curves.json of a report, which its page reads when it is loaded anew. */
export async function loadedCurves(page: Page): Promise<QcCurves> {
  const read = page.waitForResponse((one) => /\/curves\.json(\?|$)/.test(one.url()) && one.ok());
  await page.reload();
  return (await (await read).json()) as QcCurves;
}

/** Expects that the charts of curves of a page in English, their tables and the files that they save have the numbers of curves.json. */
export async function expectCurves(page: Page, { curves }: QcCurves): Promise<void> {
  const kinds = page.getByRole('radiogroup', { name: 'Kind of the curves' }).getByRole('radio');
  const known = new Set(curves.map(({ kind }) => kind).filter((kind) => kind in TITLES));
  await expect(kinds).toHaveCount(known.size);
  for (const kind of known) {
    const title = TITLES[kind] ?? kind;
    const ofKind = curves.filter((curve) => curve.kind === kind);
    // The columns begin with the outliers.
    const columns = [...ofKind.filter(({ outlier }) => outlier), ...ofKind.filter(({ outlier }) => !outlier)];
    const xs = [...new Set(ofKind.flatMap(({ points }) => points.map(([x]) => x)))];
    await page.getByRole('radio', { name: title, exact: true }).click();
    await expectChart(page, {
      title,
      rows: xs.map((x) => [x, ...columns.map(({ points }) => points.find(([at]) => at === x)?.[1] ?? '')]),
    });
  }
}
