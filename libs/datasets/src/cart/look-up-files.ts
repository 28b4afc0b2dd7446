import type { DataFile, DataseqClient } from '@omics-portal/api';
import { fetchRecordsByPath } from '@omics-portal/resources';
import type { ReadProgress } from '../export/read-all-records';
import type { CartFile } from '../cart-store/cart-file';

/** Number of files of one request. */
const FILES_PER_REQUEST = 1000;

/** A file of the cart, and the records that its collection has at its path now. */
export interface FoundFile {
  readonly file: CartFile;
  readonly records: readonly DataFile[];
}

interface LookUpInput {
  readonly client: DataseqClient;
  readonly files: readonly CartFile[];
  readonly signal: AbortSignal;
  /** Takes the files in their order as they are found, so that nobody has to hold the records of all of them. */
  readonly onPart: (found: readonly FoundFile[], progress: ReadProgress) => void;
}

/** Looks up each file in its collection, many at a time. Rejects with the signal's reason when it is aborted. */
export async function lookUpFiles({ client, files, signal, onPart }: LookUpInput): Promise<ReadProgress> {
  const progress = { done: 0, total: files.length };
  for (const part of partsOf(files)) {
    signal.throwIfAborted();
    const records = await recordsAt(client, part, signal);
    signal.throwIfAborted();
    progress.done += part.length;
    onPart(
      part.map((file) => ({ file, records: records.get(file.path) ?? [] })),
      { ...progress },
    );
  }
  return progress;
}

type Part = readonly [CartFile, ...CartFile[]];

async function recordsAt(
  client: DataseqClient,
  part: Part,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly DataFile[]>> {
  const paths = part.map(({ path }) => path);
  const records = await fetchRecordsByPath(client, part[0].collection, paths, signal);
  const byPath = new Map<string, DataFile[]>();
  for (const record of records) {
    const path = record.file_path ?? '';
    byPath.set(path, [...(byPath.get(path) ?? []), record]);
  }
  return byPath;
}

function partsOf(files: readonly CartFile[]): readonly Part[] {
  const parts: [CartFile, ...CartFile[]][] = [];
  for (const file of files) {
    const part = parts.at(-1);
    if (part && part[0].collection === file.collection && part.length < FILES_PER_REQUEST) part.push(file);
    else parts.push([file]);
  }
  return parts;
}
