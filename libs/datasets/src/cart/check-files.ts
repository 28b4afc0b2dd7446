import type { DataseqClient } from '@omics-portal/api';
import { isSameFile, toCartFile, type CartFile } from '../cart-store/cart-file';
import { lookUpFiles, type FoundFile } from './look-up-files';

/** What became of the files of a cart since they were put in. */
export interface CheckedFiles {
  /** No record has their path any more. */
  readonly missing: readonly CartFile[];
  /** What is at their paths now, where its size or checksum is another one. */
  readonly replaced: readonly CartFile[];
}

/** Looks up each file in its collection. Rejects with the signal's reason when it is aborted. */
export async function checkFiles(
  client: DataseqClient,
  files: readonly CartFile[],
  signal: AbortSignal,
): Promise<CheckedFiles> {
  const missing: CartFile[] = [];
  const replaced: CartFile[] = [];
  const onPart = (part: readonly FoundFile[]) => {
    for (const { file, records } of part) {
      const now = records.flatMap((record) => toCartFile(file.collection, record) ?? []);
      const [first] = now;
      if (!first) missing.push(file);
      else if (!now.some((other) => isSameFile(file, other))) replaced.push(first);
    }
  };
  await lookUpFiles({ client, files, signal, onPart });
  return { missing, replaced };
}
