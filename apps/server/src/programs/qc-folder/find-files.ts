import { createReadStream } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type InputFile, type InputProblem, isArchive } from '@omics-portal/qc-inputs';
import { isParquet, multiqcParquetText } from '@omics-portal/qc-inputs/parquet';
import { ProgramError } from '../command-line.ts';
import { problemIn } from '../program-problem.ts';
import { largeFile, MAX_ARCHIVE_BYTES, readArchive, type ReadCandidate } from './read-archive.ts';
import { HEAD_BYTES, isWanted } from './wanted-file.ts';

/** Largest file that is read: outputs of quality control are far smaller, and sequences far larger. */
const MAX_FILE_BYTES = 300_000_000;
/** Files that are looked into. A folder with more is not the folder of one project. */
const MAX_FILES = 20_000;
/** Files of sequences and indexes, which are never read. */
export const DATA_FILES =
  /\.(?:f(?:ast)?q|bam|cram|sam|vcf|bcf|bed|bai|crai|tbi|csi|png|svg|pdf)(?:\.(?:gz|bz2|zst))?$/i;

/** Files of a folder for a report, and the number of all files in it. */
export interface FoundFiles {
  readonly files: readonly InputFile[];
  /** Problems of files that were not read because of their size, and of archives that cannot be unpacked. */
  readonly unread: readonly InputProblem[];
  readonly all: number;
}

/**
 * Files of a folder that a reader takes, with those in zip and tar.gz archives (FastQC, Qualimap). Throws {@link ProgramError} for a folder that
 * is none or has too many files.
 *
 * @param onShare - called with the share of the files that were looked into, 0..1.
 * @param also - paths of further text files that are wanted.
 */
export async function findFiles(
  folder: string,
  onShare: (share: number) => void,
  also?: RegExp,
): Promise<FoundFiles> {
  const paths = await filesBelow(folder);
  const files: InputFile[] = [];
  const unread: InputProblem[] = [];
  for (const [index, path] of paths.entries()) {
    const read = await readCandidate(folder, path, also);
    files.push(...read.files);
    unread.push(...(read.problem ? [read.problem] : []));
    onShare((index + 1) / paths.length);
  }
  return { files, unread, all: paths.length };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new ProgramError(
      'The folder cannot be read.',
      'Choose the folder that holds the results.',
      problemIn('', 'dna.unread-folder', {}),
    );
  });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  if (paths.length > MAX_FILES) {
    throw new ProgramError(
      `The folder has ${paths.length} files; at most ${MAX_FILES} are read.`,
      'Choose the folder of one project.',
      problemIn('', 'dna.many-files', { files: paths.length, limit: MAX_FILES }),
    );
  }
  return paths;
}

async function readCandidate(folder: string, path: string, also?: RegExp): Promise<ReadCandidate> {
  const full = join(folder, path);
  if (DATA_FILES.test(path)) {
    return { files: [] };
  }
  const { size } = await stat(full);
  if (isArchive(path)) {
    return size > MAX_ARCHIVE_BYTES
      ? largeFile(path, MAX_ARCHIVE_BYTES)
      : readArchive(path, await readFile(full), also);
  }
  if (isParquet(path)) {
    return size > MAX_ARCHIVE_BYTES
      ? largeFile(path, MAX_ARCHIVE_BYTES)
      : { files: await readParquet(path, await readFile(full)) };
  }
  if (size === 0 || !isWanted(path, await readHead(full), also)) {
    return { files: [] };
  }
  return size > MAX_FILE_BYTES
    ? largeFile(path, MAX_FILE_BYTES)
    : { files: [{ path, text: await readText(full) }] };
}

async function readHead(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function readText(path: string): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of createReadStream(path, 'utf8')) {
    pieces.push(String(piece));
  }
  return pieces;
}

/** Text of the general statistics of a MultiQC parquet file. Another one has none. */
export async function readParquet(
  path: string,
  { buffer, byteOffset, byteLength }: Buffer,
): Promise<InputFile[]> {
  const text = await multiqcParquetText(new Uint8Array(buffer, byteOffset, byteLength).slice().buffer);
  return text === null ? [] : [{ path, text }];
}
