import { type DelimitedFormat, delimitedText } from '@omics-portal/data-query/files';
import { FEATURE_COLUMNS } from '@omics-portal/qc-metrics';
import type { FeatureTableContent } from './read-feature-table';

/** Text of some rows of a feature table, with the names of the columns as in the file of the report. */
export function featuresFile(
  { names, columns }: FeatureTableContent,
  rows: readonly number[],
  format: DelimitedFormat,
): string {
  return delimitedText(format, [
    [FEATURE_COLUMNS.name, ...columns.map(({ id }) => id)],
    ...rows.map((row) => [names[row], ...columns.map(({ values }) => values[row])]),
  ]);
}
