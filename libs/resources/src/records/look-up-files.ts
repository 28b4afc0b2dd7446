import type { DataFile, DataseqClient } from '@omics-portal/api';
import { fetchRecordsByPath } from './record-queries';

/** Number of files of one request. */
const FILES_PER_REQUEST = 1000;

/** A file of a collection: its storage link is its identity there. */
export interface CollectionFile {
  readonly collection: string;
  readonly path: string;
}

/** A file, and the records that its collection has at its path now. */
export interface FoundFile<File extends CollectionFile> {
  readonly file: File;
  readonly records: readonly DataFile[];
}

/** Progress of a look-up, in files. */
export interface LookUpProgress {
  readonly done: number;
  readonly total: number;
}

/** Options of a look-up. */
export interface LookUpOptions<File extends CollectionFile> {
  readonly client: DataseqClient;
  readonly files: readonly File[];
  readonly signal: AbortSignal;
  /** Receives the files in their order, batch by batch, so that the records of all of them are never in memory. */
  readonly onBatch: (found: readonly FoundFile<File>[], progress: LookUpProgress) => void;
}

/** Looks up files in their collections, a thousand in a request. Rejects with the signal's reason after an abort. */
export async function lookUpFiles<File extends CollectionFile>({
  client,
  files,
  signal,
  onBatch,
}: LookUpOptions<File>): Promise<LookUpProgress> {
  const progress = { done: 0, total: files.length };
  for (const batch of batchesOf(files)) {
    signal.throwIfAborted();
    const records = await recordsOf(client, batch, signal);
    signal.throwIfAborted();
    progress.done += batch.length;
    onBatch(
      batch.map((file) => ({ file, records: records.get(file.path) ?? [] })),
      { ...progress },
    );
  }
  return progress;
}

/** Files of one collection, for one request. */
type Batch<File> = readonly [File, ...File[]];

async function recordsOf<File extends CollectionFile>(
  client: DataseqClient,
  batch: Batch<File>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly DataFile[]>> {
  const paths = batch.map(({ path }) => path);
  const records = await fetchRecordsByPath(client, batch[0].collection, paths, signal);
  const byPath = new Map<string, DataFile[]>();
  for (const record of records) {
    const path = record.file_path ?? '';
    byPath.set(path, [...(byPath.get(path) ?? []), record]);
  }
  return byPath;
}

function batchesOf<File extends CollectionFile>(files: readonly File[]): readonly Batch<File>[] {
  const batches: [File, ...File[]][] = [];
  for (const file of files) {
    const batch = batches.at(-1);
    const fits = batch && batch[0].collection === file.collection && batch.length < FILES_PER_REQUEST;
    if (fits) batch.push(file);
    else batches.push([file]);
  }
  return batches;
}
