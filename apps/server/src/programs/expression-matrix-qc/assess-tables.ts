import { join } from 'node:path';
import {
  buildExpressionReport,
  compareSamples,
  type ExpressionReport,
  type ExpressionReportInput,
  featureTable,
  groupBySample,
  quartetSampleOf,
} from '@omics-portal/qc-metrics';
import type { ReportTables } from './read-tables.ts';
import { writeFeatures } from './write-features.ts';

/** File with the figures of all features. */
const FEATURES_FILE = 'features.tsv';

/** Report on two tables; the table of its features is written into the output folder. */
export function assessTables(
  tables: ReportTables,
  settings: Pick<
    ExpressionReportInput,
    'omics' | 'generatedAt' | 'software' | 'profile' | 'reference' | 'sequencing'
  >,
  out: string,
): ExpressionReport {
  const { matrix, preparation, sheet } = tables;
  const { omics, reference } = settings;
  const groups = groupBySample(
    sheet.map(({ library, sample }) => ({ library, sample: quartetSampleOf(sample) ?? sample })),
  );
  const comparison = compareSamples({ omics, matrix, groups, reference: reference?.foldChanges });
  const { differences } = comparison;
  const features = featureTable({ omics, matrix, scale: preparation.scale, groups, differences });
  const built = buildExpressionReport({ ...settings, ...tables, comparison });
  writeFeatures(join(out, FEATURES_FILE), features);
  return { ...built, featureTable: { file: FEATURES_FILE, entries: features.entries } };
}
