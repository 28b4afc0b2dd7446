import type { DnaMetric, DnaReport } from '@omics-portal/qc-metrics';
import type { Page } from '@playwright/test';
import { type ExpectedChart, expectChart, expectTitles } from './shown-charts';

const OWN = 'This batch';
const TYPES = { snv: 'Snv', indel: 'Indel' } as const;
const METRICS = [
  'total',
  ...(['precision', 'recall', 'mendelian'] as const).flatMap((part) =>
    Object.values(TYPES).map((type) => `${part}${type}` as const satisfies DnaMetric),
  ),
] as const;

/** Expects that a page in English has the charts of a DNA report and no other, with the numbers of report.json. */
export async function expectDnaCharts(page: Page, report: DnaReport): Promise<void> {
  const charts = [concordance(report, 'snv'), concordance(report, 'indel'), batches(report)];
  await expectTitles(
    page,
    charts.map(({ title }) => title),
  );
  for (const chart of charts) {
    await expectChart(page, chart);
  }
}

function valueOf({ metrics }: Pick<DnaReport, 'metrics'>, key: (typeof METRICS)[number]): number {
  return metrics.find((metric) => metric.key === key)?.value ?? NaN;
}

/** F1 of this batch and of those of the history over their Mendelian concordance rates. */
function concordance(report: DnaReport, type: keyof typeof TYPES): ExpectedChart {
  const own = (part: 'precision' | 'recall' | 'mendelian') => valueOf(report, `${part}${TYPES[type]}`);
  const f1 = (2 * own('precision') * own('recall')) / (own('precision') + own('recall'));
  return {
    title: `Concordance and F1 of ${type.toUpperCase()}s`,
    rows: [
      [OWN, OWN, own('mendelian'), f1],
      ...report.history.map((past) => [past.batch, past.group, past.mendelian[type], past.f1[type]]),
    ],
  };
}

/** Distances to the mean of the history in standard deviations, with two decimals. */
function batches(report: DnaReport): ExpectedChart {
  const past = report.history.flatMap(({ batch, metrics }) => (metrics ? [{ batch, metrics }] : []));
  const scores = METRICS.map((key) => {
    const values = past.map(({ metrics }) => metrics[key]);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
    return (value: number) => Number(((value - mean) / Math.sqrt(variance)).toFixed(2)) + 0;
  });
  const row = (name: string, of: (key: (typeof METRICS)[number]) => number) => [
    name,
    ...METRICS.map((key, index) => scores[index]?.(of(key)) ?? NaN),
  ];
  return {
    title: 'Metrics of the batches',
    rows: [
      row(OWN, (key) => valueOf(report, key)),
      ...past.map(({ batch, metrics }) => row(batch, (key) => metrics[key])),
    ],
  };
}
