import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseDelimited, type QcReferenceInfo } from '@omics-portal/qc-metrics';
import { ProgramError } from '../command-line.ts';
import { problemIn } from '../program-problem.ts';

/** Manifest of a reference set: its description, and further keys that depend on the kind of data. */
export interface SetManifest extends Omit<QcReferenceInfo, 'files'> {
  readonly omics: string;
}

/** Installed reference set: its folder and manifest. */
export interface InstalledSet {
  readonly folder: string;
  readonly manifest: SetManifest;
}

/**
 * Installed reference set for a kind of data, in `REFERENCE_SETS_DIR` or in a folder `reference-sets` above the program; undefined
 * when there is none. With `part` the manifest has that key, because sets of one kind may have different parts. Throws
 * {@link ProgramError} for an unreadable manifest.
 */
export function findReferenceSet(omics: string, part?: string): InstalledSet | undefined {
  const root = process.env['REFERENCE_SETS_DIR'] ?? folderAbove(import.meta.dirname);
  if (root === undefined || !existsSync(root)) {
    return undefined;
  }
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) =>
    existsSync(join(root, entry.name, 'manifest.json')),
  );
  for (const { name } of folders.sort((a, b) => a.name.localeCompare(b.name))) {
    const manifest = readManifest(join(root, name));
    if (manifest.omics === omics && (part === undefined || part in manifest)) {
      return { folder: join(root, name), manifest };
    }
  }
  return undefined;
}

/**
 * Reference set as a report names it, with the checksums of the tables that were read. Throws {@link ProgramError} for a
 * missing table.
 */
export function referenceInfo(
  { folder, manifest }: InstalledSet,
  files: readonly (string | undefined)[],
): QcReferenceInfo {
  const { id, title, licence, source, version } = manifest;
  return {
    id,
    title,
    licence,
    source,
    // A set of the site may state none, or a number.
    ...(typeof version === 'string' && { version }),
    files: files
      .filter((file) => file !== undefined)
      .map((file) => ({
        file,
        sha256: createHash('sha256')
          .update(readFileSync(tablePath(folder, file)))
          .digest('hex'),
      })),
  };
}

/** Cells of named columns of a table in a reference set. Throws {@link ProgramError} for a missing table or column. */
export function readSetColumns(folder: string, file: string, columns: readonly string[]): string[][] {
  const path = tablePath(folder, file);
  const table = parseDelimited(readFileSync(path, 'utf8'));
  const indexes = columns.map((column) => table.header.indexOf(column));
  const absent = columns.filter((_, index) => (indexes[index] ?? -1) < 0);
  if (absent.length > 0) {
    throw setProblem(path, `it has no column ${absent.join(', ')}`);
  }
  return table.rows.map((row) => indexes.map((index) => row[index] ?? ''));
}

function tablePath(folder: string, file: string): string {
  const path = join(folder, file);
  if (!resolve(path).startsWith(resolve(folder)) || !existsSync(path)) {
    throw setProblem(path, 'the table is not there');
  }
  return path;
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
    throw setProblem(path, error instanceof Error ? error.message : String(error));
  }
  throw setProblem(path, 'id, omics, title, licence and source must be text');
}

/** Error about a reference set that cannot be used. */
export function setProblem(path: string, why: string): ProgramError {
  return new ProgramError(
    `The reference set cannot be used: ${path}: ${why}.`,
    'Correct the set, or move its folder away to compute without it.',
    problemIn('', 'program.broken-reference', { path }),
  );
}
