import { mutationOptions } from '@tanstack/react-query';
import {
  fetchFile,
  HttpError,
  NotFoundError,
  parseStorageLink,
  signedUrl,
  type DatainsClient,
  type StorageAddress,
} from '@omics-portal/api';
import { inParallel } from './in-parallel';
import { md5OfEtag } from './md5-of-etag';
import { OBJECT_PATH } from './object-paths';
import { objectParams } from './object-queries';
import { readObjectStates, type ObjectState } from './object-states';
import { readObjectMeta } from '../readers/read-object-meta';

/** Facts of a stored file, as far as they could be fetched. `unknown`: the request failed, or there were too many files. */
export type StoredFile =
  | {
      readonly kind: 'present';
      /** Size in bytes; null if the server does not tell. */
      readonly size: number | null;
      /** MD5 of the content, 32 lower-case hexadecimal digits; null if unknown. */
      readonly md5: string | null;
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

/** Maximum number of files with requests of their own: for the facts where a server has no call for many, or for the first bytes. */
const MAX_FILES = 2000;

/**
 * Mutation that fetches the facts of many files: their states with a request for 1,000 files, their first bytes with a request
 * each, a few at a time. An older server gets a request for the state of each file, too.
 */
export function readStoredFiles(client: DatainsClient) {
  return mutationOptions({ mutationFn: (request: StoredFilesRequest) => fetchStoredFiles(client, request) });
}

/** Facts of many files by storage link, as `readStoredFiles` fetches them. */
export async function fetchStoredFiles(
  client: DatainsClient,
  request: StoredFilesRequest,
): Promise<ReadonlyMap<string, StoredFile>> {
  const { paths, needsHead, signal, onProgress } = request;
  const states = await readObjectStates(client, paths, signal);
  const facts = new Map<string, StoredFile>(
    paths.map((path) => [path, states.get(path) ?? { kind: 'unknown' }]),
  );
  const waiting = paths.filter((path) => {
    const state = states.get(path);
    return !state || (state.kind === 'present' && state.size !== 0 && needsHead(path));
  });
  let done = paths.length - waiting.length;
  onProgress(done);
  // First bytes that are not fetched are unknown, not absent.
  for (const path of waiting.splice(MAX_FILES)) {
    const state = states.get(path);
    if (state?.kind === 'present') {
      facts.set(path, { ...state, head: null });
    }
  }
  await inParallel(waiting, async (path) => {
    signal.throwIfAborted();
    facts.set(path, await readStoredFile(client, path, states.get(path), request));
    done += 1;
    onProgress(done);
  });
  return facts;
}

/** Facts of one file, of which the state may be known. */
async function readStoredFile(
  client: DatainsClient,
  path: string,
  known: ObjectState | undefined,
  { needsHead, headBytes, signal }: StoredFilesRequest,
): Promise<StoredFile> {
  const address = parseStorageLink(path);
  if (!address?.key) {
    return { kind: 'unknown' };
  }
  try {
    const state = known ?? (await readState(client, address, signal));
    if (state.kind !== 'present' || state.size === 0 || !needsHead(path)) {
      return state;
    }
    return { ...state, head: await readHead(client, address, headBytes, signal) };
  } catch (error) {
    signal.throwIfAborted();
    return { kind: kindOf(error) };
  }
}

/** State of one file. Throws where there is none or where the caller may not read it. */
async function readState(
  client: DatainsClient,
  address: StorageAddress,
  signal: AbortSignal,
): Promise<ObjectState> {
  const { data } = await client.GET(`${OBJECT_PATH}-meta`, { ...objectParams(address), signal });
  const { length, etag } = readObjectMeta(data);
  return { kind: 'present', size: typeof length === 'number' ? length : null, md5: md5OfEtag(etag) };
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
