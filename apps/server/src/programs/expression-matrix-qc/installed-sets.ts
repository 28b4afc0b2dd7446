import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  type FeatureKey,
  type HistoricalBatch,
  type InstalledReference,
  type Omics,
  parseDelimited,
  SCORED_METRICS,
  type ScoredMetric,
} from '@omics-portal/qc-metrics';
import { ProgramError } from '../command-line.ts';

interface SetManifest {
  readonly id: string;
  readonly omics: string;
  readonly title: string;
  readonly licence: string;
  readonly source: string;
  readonly foldChanges?: {
    file: string;
    key: FeatureKey;
    columns: { feature: string; pair: string; log2FoldChange: string };
  };
  readonly history?: { file: string; columns: { batch: string } & Partial<Record<ScoredMetric, string>> };
}

/**
 * Installed reference set for a kind of data, read from `REFERENCE_SETS_DIR` or from a folder `reference-sets` above the
 * program; undefined when there is none. Throws {@link ProgramError} for an unreadable set.
 */
export function installedReference(omics: Omics): InstalledReference | undefined {
  const root = process.env['REFERENCE_SETS_DIR'] ?? folderAbove(import.meta.dirname);
  if (root === undefined || !existsSync(root)) {
    return undefined;
  }
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) =>
    existsSync(join(root, entry.name, 'manifest.json')),
  );
  for (const { name } of folders.sort((a, b) => a.name.localeCompare(b.name))) {
    const manifest = readManifest(join(root, name));
    if (manifest.omics === omics) {
      return readSet(join(root, name), manifest);
    }
  }
  return undefined;
}

function folderAbove(from: string): string | undefined {
  const here = join(from, 'reference-sets');
  if (existsSync(here)) {
    return here;
  }
  return dirname(from) === from ? undefined : folderAbove(dirname(from));
}

function readManifest(folder: string): SetManifest {
  const path = join(folder, 'manifest.json');
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const texts = ['id', 'omics', 'title', 'licence', 'source'];
    if (
      typeof value === 'object' &&
      value !== null &&
      texts.every((key) => typeof (value as Record<string, unknown>)[key] === 'string')
    ) {
      return value as SetManifest;
    }
  } catch (error) {
    throw broken(path, error instanceof Error ? error.message : String(error));
  }
  throw broken(path, 'id, omics, title, licence and source must be text');
}

function readSet(
  folder: string,
  { id, title, licence, source, foldChanges, history }: SetManifest,
): InstalledReference {
  return {
    info: { id, title, licence, source },
    ...(foldChanges && {
      foldChanges: { key: foldChanges.key, values: readFoldChanges(folder, foldChanges) },
    }),
    ...(history && { history: readHistory(folder, history) }),
  };
}

function readFoldChanges(folder: string, { file, columns }: NonNullable<SetManifest['foldChanges']>) {
  const cells = readColumns(folder, file, [columns.feature, columns.pair, columns.log2FoldChange]);
  return cells
    .map(([feature = '', pair = '', change]) => ({ feature, pair, log2FoldChange: Number(change) }))
    .filter((entry) => Number.isFinite(entry.log2FoldChange));
}

function readHistory(
  folder: string,
  { file, columns }: NonNullable<SetManifest['history']>,
): HistoricalBatch[] {
  const figures = SCORED_METRICS.flatMap((figure) =>
    columns[figure] === undefined ? [] : [{ figure, column: columns[figure] }],
  );
  const rows = readColumns(folder, file, [columns.batch, ...figures.map(({ column }) => column)]);
  return rows.map(([batch = '', ...cells]) => {
    const known = figures
      .map(({ figure }, index) => [figure, Number(cells[index] || NaN)] as const)
      .filter(([, value]) => Number.isFinite(value));
    return { batch, values: Object.fromEntries(known) };
  });
}

function readColumns(folder: string, file: string, columns: readonly string[]): string[][] {
  const path = join(folder, file);
  if (!resolve(path).startsWith(resolve(folder)) || !existsSync(path)) {
    throw broken(path, 'the table is not there');
  }
  const table = parseDelimited(readFileSync(path, 'utf8'));
  const indexes = columns.map((column) => table.header.indexOf(column));
  const absent = columns.filter((_, index) => (indexes[index] ?? -1) < 0);
  if (absent.length > 0) {
    throw broken(path, `it has no column ${absent.join(', ')}`);
  }
  return table.rows.map((row) => indexes.map((index) => row[index] ?? ''));
}

function broken(path: string, why: string): ProgramError {
  return new ProgramError(
    `The reference set cannot be used: ${path}: ${why}.`,
    'Correct the set, or move its folder away to compute without it.',
  );
}
