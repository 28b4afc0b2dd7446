import type { SheetTableRow } from '../sheet';
import type { SheetColumn } from '../sheet-columns';
import { STORAGE_LINK, rowMates, type RowMates } from './check-rows';
import { fileCells, type FileCell } from './file-cells';
import { areMates, type Compression, type FileHead } from './file-head';
import { finding, type Finding } from './finding';

/** Facts of a stored file, as far as they could be fetched. */
export type FileFacts =
  | {
      readonly kind: 'present';
      /** Size in bytes; null if the server does not tell. */
      readonly size: number | null;
      /** First bytes; null if they could not be fetched, undefined if they were not requested. */
      readonly head?: FileHead | null;
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'forbidden' }
  /** The request failed, or there were too many files to ask for each. */
  | { readonly kind: 'unknown' };

/** Compression that the ending of a name states. */
const STATED: readonly (readonly [RegExp, Compression])[] = [
  [/\.b?gz$/iu, 'gzip'],
  [/\.bz2$/iu, 'bzip2'],
  [/\.xz$/iu, 'xz'],
  [/\.zst$/iu, 'zstd'],
];
const FASTQ = /\.(?:fastq|fq)(?:\.\w+)?$/iu;
/** Names for which the missing of a compression is certain: other kinds of files have their own, such as BAM. */
const TEXT = /\.(?:fastq|fq|fasta|fa|fna|vcf|csv|tsv|txt|bed|gtf|gff3?|sam|json)$/iu;

/** True if the first bytes of a file help the checks: reads, and texts that may be compressed. */
export function needsHead(path: string): boolean {
  return FASTQ.test(path) || TEXT.test(path) || STATED.some(([ending]) => ending.test(path));
}

/**
 * Judges the files of the sheet by facts that were fetched: missing, forbidden and empty files, compression that differs from the name,
 * and mates whose first reads have different names. A file without facts is `unchecked-file`, never passed.
 */
export function checkFiles(
  columns: readonly SheetColumn[],
  table: readonly SheetTableRow[],
  facts: ReadonlyMap<string, FileFacts>,
): readonly Finding[] {
  const files = fileCells(columns, table);
  const findings = [
    ...files.flatMap((file) => fileFindings(file, facts.get(file.path) ?? { kind: 'unknown' })),
    ...rowMates(columns, files).flatMap((mates) => mateFindings(mates, facts)),
  ];
  return findings.sort((one, other) => one.row - other.row);
}

function fileFindings(file: FileCell, facts: FileFacts): readonly Finding[] {
  const { path } = file;
  switch (facts.kind) {
    case 'missing':
      return [finding('missing-file', file, { path })];
    case 'forbidden':
      return [finding('forbidden-file', file, { path })];
    case 'unknown':
      // A name that is no link has a finding of its row.
      return STORAGE_LINK.test(path) ? [finding('unchecked-file', file, { path })] : [];
    case 'present':
      if (facts.size === 0) return [finding('empty-file', file, { path })];
      if (facts.head === null && needsHead(path)) return [finding('unchecked-file', file, { path })];
      return facts.head ? headFindings(file, facts.head) : [];
  }
}

function headFindings(file: FileCell, { compression, isEmpty, reads }: FileHead): readonly Finding[] {
  const { path } = file;
  const stated = STATED.find(([ending]) => ending.test(path))?.[1] ?? (TEXT.test(path) ? 'none' : null);
  if (stated !== null && stated !== compression) {
    return [finding('wrong-compression', file, { path, expected: stated, found: compression })];
  }
  if (isEmpty) {
    return [finding('empty-file', file, { path })];
  }
  return FASTQ.test(path) && reads?.length === 0 ? [finding('not-fastq', file, { path })] : [];
}

function mateFindings(
  { first, second }: RowMates,
  facts: ReadonlyMap<string, FileFacts>,
): readonly Finding[] {
  const [one, two] = [first, second].map(({ path }) => facts.get(path));
  if (one?.kind !== 'present' || two?.kind !== 'present' || first.path === second.path) {
    return [];
  }
  const params = { path: second.path, mate: first.path };
  const isFastq = FASTQ.test(first.path) && FASTQ.test(second.path);
  const [ones, twos] = [one.head?.reads ?? null, two.head?.reads ?? null];
  if (!ones || !twos) {
    return isFastq && one.size !== 0 && two.size !== 0 ? [finding('unchecked-reads', second, params)] : [];
  }
  const isDifferent = ones.length > 0 && twos.length > 0 && !areMates(ones, twos);
  const [read = '', mateRead = ''] = [twos[0], ones[0]];
  return isDifferent ? [finding('other-reads', second, { ...params, read, mateRead })] : [];
}
