import { mutationOptions } from '@tanstack/react-query';
import type { DataFile, DataseqClient } from '@omics-portal/api';
import { lookUpFiles, type CollectionFile } from './look-up-files';

/** Result of a check: files that changed since they were stored. */
export interface CheckedFiles<File> {
  /** Files whose path no record has any more. */
  readonly missing: readonly File[];
  /** Current files at paths where size or checksum differ. */
  readonly replaced: readonly File[];
}

/** Options of a check. */
export interface FileCheckOptions<File extends CollectionFile> {
  readonly client: DataseqClient;
  /** Files at the time of the check. */
  readonly files: () => readonly File[];
  readonly signal: AbortSignal;
  /** Reads a record as a file; null for a record without a path. */
  readonly toFile: (collection: string, record: DataFile) => File | null;
  /** Compares the content of two files. */
  readonly isSame: (stored: File, current: File) => boolean;
  /** Checks the files that are in no collection. */
  readonly checkOthers: (signal: AbortSignal) => Promise<CheckedFiles<File>>;
}

/** Mutation that checks files: in their collections, and those in none by `checkOthers`. It rejects with the signal's reason after an abort. */
export function fileCheck<File extends CollectionFile>(options: FileCheckOptions<File>) {
  return mutationOptions({
    mutationFn: async (): Promise<CheckedFiles<File>> => {
      const found = await Promise.all([checkFiles(options), options.checkOthers(options.signal)]);
      return {
        missing: found.flatMap(({ missing }) => missing),
        replaced: found.flatMap(({ replaced }) => replaced),
      };
    },
  });
}

/** Looks up stored files in their collections. Rejects with the signal's reason after an abort. */
export async function checkFiles<File extends CollectionFile>({
  client,
  files,
  signal,
  toFile,
  isSame,
}: Omit<FileCheckOptions<File>, 'checkOthers'>): Promise<CheckedFiles<File>> {
  const missing: File[] = [];
  const replaced: File[] = [];
  await lookUpFiles({
    client,
    files: files(),
    signal,
    onBatch: (batch) => {
      for (const { file, records } of batch) {
        const current = records.flatMap((record) => toFile(file.collection, record) ?? []);
        const [first] = current;
        if (!first) missing.push(file);
        else if (!current.some((other) => isSame(file, other))) replaced.push(first);
      }
    },
  });
  return { missing, replaced };
}
