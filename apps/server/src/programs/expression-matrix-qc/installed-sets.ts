import {
  type FeatureKey,
  type HistoricalBatch,
  type InstalledReference,
  type NameMap,
  nameKey,
  type Omics,
  SCORED_METRICS,
  type ScoredMetric,
} from '@omics-portal/qc-metrics';
import {
  findReferenceSet,
  readSetColumns,
  referenceInfo,
  type SetManifest,
} from '../report/reference-sets.ts';

interface ExpressionSetManifest extends SetManifest {
  readonly foldChanges?: {
    file: string;
    key: FeatureKey;
    columns: { feature: string; pair: string; log2FoldChange: string };
  };
  /** HMDB identifiers by the names of metabolites. */
  readonly names?: { file: string; columns: { name: string; identifier: string } };
  readonly history?: { file: string; columns: { batch: string } & Partial<Record<ScoredMetric, string>> };
}

/** Installed reference set for a kind of expression data; undefined when there is none. Throws `ProgramError` for an unreadable set. */
export function installedReference(omics: Omics): InstalledReference | undefined {
  const set = findReferenceSet(omics);
  if (!set) {
    return undefined;
  }
  const { foldChanges, history, names }: ExpressionSetManifest = set.manifest;
  return {
    info: referenceInfo(set, [foldChanges?.file, history?.file, names?.file]),
    ...(foldChanges && {
      foldChanges: { key: foldChanges.key, values: readFoldChanges(set.folder, foldChanges) },
    }),
    ...(history && { history: readHistory(set.folder, history) }),
    ...(names && { names: readNames(set.folder, names) }),
  };
}

function readNames(folder: string, { file, columns }: NonNullable<ExpressionSetManifest['names']>): NameMap {
  const rows = readSetColumns(folder, file, [columns.name, columns.identifier]);
  return new Map(rows.map(([name = '', identifier = '']) => [nameKey(name), identifier.trim()]));
}

function readFoldChanges(
  folder: string,
  { file, columns }: NonNullable<ExpressionSetManifest['foldChanges']>,
) {
  const cells = readSetColumns(folder, file, [columns.feature, columns.pair, columns.log2FoldChange]);
  return cells
    .map(([feature = '', pair = '', change]) => ({ feature, pair, log2FoldChange: Number(change) }))
    .filter((entry) => Number.isFinite(entry.log2FoldChange));
}

function readHistory(
  folder: string,
  { file, columns }: NonNullable<ExpressionSetManifest['history']>,
): HistoricalBatch[] {
  const figures = SCORED_METRICS.flatMap((figure) =>
    columns[figure] === undefined ? [] : [{ figure, column: columns[figure] }],
  );
  const rows = readSetColumns(folder, file, [columns.batch, ...figures.map(({ column }) => column)]);
  return rows.map(([batch = '', ...cells]) => {
    const known = figures
      .map(({ figure }, index) => [figure, Number(cells[index] || NaN)] as const)
      .filter(([, value]) => Number.isFinite(value));
    return { batch, values: Object.fromEntries(known) };
  });
}
