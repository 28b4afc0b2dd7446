import { delimitedText, type DelimitedFormat } from '@omics-portal/data-query/files';
import type { JudgedChart } from './judged-points';

const HEAD = ['order', 'report', 'report_id', 'started_at', 'value', 'centre', 'sd', 'score', 'broken_rules'];

/** Text of a CSV or TSV file with the points of a control chart, all digits; without limits, scores and rules are NA. */
export function chartFile({ points, limits, gap }: JudgedChart, format: DelimitedFormat): string {
  return delimitedText(format, [
    HEAD,
    ...points.map(({ point: { report, time, value }, order, score, broken }) => [
      order,
      report.name,
      report.id,
      new Date(time).toISOString(),
      value,
      limits?.centre ?? 'NA',
      limits?.sd ?? 'NA',
      score ?? 'NA',
      gap === null ? broken.join(' ') : 'NA',
    ]),
  ]);
}
