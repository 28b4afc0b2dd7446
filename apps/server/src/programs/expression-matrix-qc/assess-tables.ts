import { join } from 'node:path';
import {
  buildExpressionReport,
  compareSamples,
  type ExpressionReport,
  type ExpressionReportInput,
  featureTable,
  groupBySample,
  quartetSampleOf,
  withMappedIdentifiers,
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
  const { preparation, sheet } = tables;
  const { omics, reference } = settings;
  const isNamed = omics === 'metabolomics' && reference?.names !== undefined;
  const matrix = isNamed ? withMappedIdentifiers(tables.matrix, reference.names) : tables.matrix;
  const groups = groupBySample(
    sheet.map(({ library, sample }) => ({ library, sample: quartetSampleOf(sample) ?? sample })),
  );
  const comparison = compareSamples({ omics, matrix, groups, reference: reference?.foldChanges });
  const { differences } = comparison;
  const features = featureTable({ omics, matrix, scale: preparation.scale, groups, differences });
  const built = buildExpressionReport({ ...settings, ...tables, matrix, comparison });
  writeFeatures(join(out, FEATURES_FILE), features);
  return { ...built, featureTable: { file: FEATURES_FILE, entries: features.entries } };
}
