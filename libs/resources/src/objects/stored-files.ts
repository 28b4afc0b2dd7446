import { mutationOptions } from '@tanstack/react-query';
import {
  fetchFile,
  HttpError,
  NotFoundError,
  parseStorageLink,
  readObjectMeta,
  signedUrl,
  type DatainsClient,
  type StorageAddress,
} from '@omics-portal/api';
import { OBJECT_PATH, objectParams } from './object-queries';

/** Facts of a stored file, as far as they could be fetched. `unknown`: the request failed, or there were too many files. */
export type StoredFile =
  | {
      readonly kind: 'present';
      /** Size in bytes; null if the server does not tell. */
      readonly size: number | null;
      /** First bytes; null if they could not be fetched, undefined if they were not requested. */
      readonly head?: Uint8Array | null;
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'unknown' };

/** Request for the facts of files. */
export interface StoredFilesRequest {
  /** Distinct storage links. */
  readonly paths: readonly string[];
  /** True if the first bytes of a file are needed. */
  readonly needsHead: (path: string) => boolean;
  /** Number of first bytes. */
  readonly headBytes: number;
  readonly signal: AbortSignal;
  /** Called with the number of files done so far. */
  readonly onProgress: (done: number) => void;
}

/** Maximum number of files whose facts are fetched; the others are `unknown`. */
const MAX_FILES = 2000;
/** Number of requests at the same time. */
const PARALLEL = 6;

/** Mutation that fetches the facts of many files, each with requests of its own, a few at a time. */
export function readStoredFiles(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (request: StoredFilesRequest): Promise<ReadonlyMap<string, StoredFile>> => {
      const { paths, signal, onProgress } = request;
      const facts = new Map<string, StoredFile>(paths.map((path) => [path, { kind: 'unknown' }]));
      const waiting = paths.slice(0, MAX_FILES);
      let done = 0;
      const work = async () => {
        for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
          signal.throwIfAborted();
          facts.set(path, await readStoredFile(client, path, request));
          done += 1;
          onProgress(done);
        }
      };
      await Promise.all(Array.from({ length: PARALLEL }, work));
      return facts;
    },
  });
}

async function readStoredFile(
  client: DatainsClient,
  path: string,
  { needsHead, headBytes, signal }: StoredFilesRequest,
): Promise<StoredFile> {
  const address = parseStorageLink(path);
  if (!address?.key) {
    return { kind: 'unknown' };
  }
  try {
    const { data } = await client.GET(`${OBJECT_PATH}-meta`, { ...objectParams(address), signal });
    const { length } = readObjectMeta(data);
    const size = typeof length === 'number' ? length : null;
    if (size === 0 || !needsHead(path)) {
      return { kind: 'present', size };
    }
    return { kind: 'present', size, head: await readHead(client, address, headBytes, signal) };
  } catch (error) {
    signal.throwIfAborted();
    return { kind: kindOf(error) };
  }
}

function kindOf(error: unknown): 'missing' | 'forbidden' | 'unknown' {
  if (error instanceof NotFoundError || (error instanceof HttpError && error.status === 404)) {
    return 'missing';
  }
  const isRefused = error instanceof HttpError && (error.status === 403 || error.status === 401);
  return isRefused ? 'forbidden' : 'unknown';
}

/** First bytes of a file; null if they cannot be fetched. A server that ignores ranges is read no further than needed. */
async function readHead(
  client: DatainsClient,
  address: StorageAddress,
  bytes: number,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  try {
    const headers = { Range: `bytes=0-${bytes - 1}` };
    const { body } = await fetchFile(await signedUrl(client, address, signal), { signal, headers });
    return body && (await firstBytes(body.getReader(), bytes));
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

async function firstBytes(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
): Promise<Uint8Array> {
  const head = new Uint8Array(limit);
  let size = 0;
  while (size < limit) {
    const { done, value } = await reader.read();
    if (done) {
      break;
    }
    const piece = value.subarray(0, limit - size);
    head.set(piece, size);
    size += piece.length;
  }
  await reader.cancel();
  return head.subarray(0, size);
}
