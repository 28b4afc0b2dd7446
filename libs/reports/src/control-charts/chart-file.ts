import { delimitedText, type DelimitedFormat } from '@omics-portal/data-query/files';
import type { PlacedNote } from '../chart-notes/chart-events';
import type { JudgedChart } from './judged-points';

const HEAD = [
  ...['order', 'report', 'report_id', 'started_at', 'value', 'centre', 'sd', 'score', 'broken_rules'],
  ...['measured_on', 'laboratory', 'instrument', 'operator', 'note', 'note_by'],
];
/** Columns of a report before those of its measurement. */
const REPORT_COLUMNS = 9;

/**
 * Text of a CSV or TSV file with the points of a control chart, all digits; without limits, scores and rules are NA. Notes are rows
 * of their own, before the report that follows them: they have a day, the laboratory and instrument that they concern, and words.
 */
export function chartFile(
  { points, limits, gap }: JudgedChart,
  notes: readonly PlacedNote[],
  format: DelimitedFormat,
): string {
  const noteRows = (index: number) => notes.filter(({ before }) => before === index).map(noteRow);
  return delimitedText(format, [
    HEAD,
    ...points.flatMap(({ point: { report, value }, order, score, broken }, index) => [
      ...noteRows(index),
      [
        order,
        report.name,
        report.id,
        report.startedAt === null ? '' : new Date(report.startedAt).toISOString(),
        value,
        limits?.centre ?? 'NA',
        limits?.sd ?? 'NA',
        score ?? 'NA',
        gap === null ? broken.join(' ') : 'NA',
        report.measurement?.measuredOn ?? '',
        report.measurement?.laboratory ?? '',
        report.measurement?.instrument ?? '',
        report.measurement?.operator ?? '',
        '',
        '',
      ],
    ]),
    ...noteRows(points.length),
  ]);
}

function noteRow({ note: { noted_on: day, laboratory, instrument, text, owner } }: PlacedNote): string[] {
  const empty = Array.from({ length: REPORT_COLUMNS }, () => '');
  return [...empty, day, laboratory ?? '', instrument ?? '', '', text, owner];
}
