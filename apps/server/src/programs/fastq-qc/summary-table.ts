import { delimitedText } from '@omics-portal/data-query/files';
import { type FastqSummary } from './summarise.ts';

const COLUMNS: readonly (readonly [name: string, value: (file: FastqSummary) => string | number])[] = [
  ['file', (file) => file.file],
  ['mate', (file) => file.mate],
  ['reads', (file) => file.reads],
  ['bases', (file) => file.bases],
  ['mean_length', (file) => figure(file.meanLength)],
  ['mean_quality', (file) => figure(file.meanQuality)],
  ['q20', (file) => figure(file.q20)],
  ['q30', (file) => figure(file.q30)],
  ['gc', (file) => figure(file.gc)],
  ['n', (file) => figure(file.n)],
  ['adapter_max', (file) => figure(Math.max(...file.adapters.map((adapter) => adapter.share)))],
  ['duplication_estimate', (file) => figure(file.duplication.share)],
  ['duplication_standard_error', (file) => figure(file.duplication.standardError)],
  ['over_represented', (file) => file.overRepresented.sequences.length],
  ['over_represented_max', (file) => figure(file.overRepresented.sequences[0]?.share ?? 0)],
  ['quality_encoding', (file) => file.qualityEncoding.name],
  ['warnings', (file) => file.warnings.join(' ') || 'none'],
];

/** Content of summary.tsv: a header and one line for each file. A metric without a value is `NA`. */
export function summaryTable(files: readonly FastqSummary[]): string {
  const rows = files.map((file) => COLUMNS.map(([, value]) => value(file)));
  return delimitedText('tsv', [COLUMNS.map(([name]) => name), ...rows]);
}

/** Figure with all its digits, as in the JSON file: comparisons of samples by either file agree. */
function figure(value: number | null): number | string {
  return value ?? 'NA';
}
