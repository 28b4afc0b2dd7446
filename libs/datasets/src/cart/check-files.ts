import type { DataseqClient } from '@omics-portal/api';
import { toCartFile, type CartFile } from './cart-file';

/** Files asked about in one request. */
const FILES_PER_REQUEST = 1000;
/** Room for paths that several records share. */
const RECORDS_PER_REQUEST = 10_000;

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
  for (const part of partsOf(files)) {
    const [{ collection }] = part;
    const { data } = await client.POST('/api/collections/{name}', {
      params: { path: { name: collection }, query: { page: 1, per_page: RECORDS_PER_REQUEST } },
      body: {
        type: 'rule',
        query: { variable: 'file_path', operator: 'in', value: part.map(({ path }) => path) },
      },
      signal,
    });
    const now = new Map<string, CartFile[]>();
    for (const record of data.data) {
      const file = toCartFile(collection, record);
      if (file) now.set(file.path, [...(now.get(file.path) ?? []), file]);
    }
    for (const file of part) {
      const found = now.get(file.path);
      const [first] = found ?? [];
      if (!found || !first) missing.push(file);
      else if (!found.some((other) => isSame(file, other))) replaced.push(first);
    }
  }
  return { missing, replaced };
}

type Part = readonly [CartFile, ...CartFile[]];

function partsOf(files: readonly CartFile[]): readonly Part[] {
  const parts: [CartFile, ...CartFile[]][] = [];
  for (const file of files) {
    const part = parts.at(-1);
    if (part && part[0].collection === file.collection && part.length < FILES_PER_REQUEST) part.push(file);
    else parts.push([file]);
  }
  return parts;
}

/** What one of the two does not say does not tell them apart. */
function isSame(one: CartFile, other: CartFile): boolean {
  return (['size', 'md5', 'sha256'] as const).every(
    (fact) => one[fact] === null || other[fact] === null || one[fact] === other[fact],
  );
}
