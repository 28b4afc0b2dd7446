import { mutationOptions } from '@tanstack/react-query';
import {
  HttpError,
  NotFoundError,
  parseStorageLink,
  ResponseShapeError,
  type DatainsClient,
  type StorageAddress,
} from '@omics-portal/api';
import { inParallel } from './in-parallel';
import { md5OfEtag } from './md5-of-etag';
import { OBJECT_PATH } from './object-paths';
import { objectParams } from './object-queries';
import { readObjectMeta } from '../readers/read-object-meta';

/** Stored file with a signed URL, for a program without an account. */
export interface SignedFile {
  /** Signed URL; null for a file that does not exist or that the account may not read. */
  readonly signedUrl: string | null;
  /** Bytes; null if unknown. */
  readonly size: number | null;
  /** MD5 of the content in hex; null if unknown. */
  readonly md5: string | null;
}

/** Signed files by storage link. */
export interface SignedFiles {
  readonly files: ReadonlyMap<string, SignedFile>;
  /** Time at which the first URL expires, in milliseconds since the epoch; null if the server does not say it. */
  readonly expires: number | null;
}

/** Mutation that signs many files, given by storage links, each with its facts. A failed request fails all of it. */
export function signFiles(client: DatainsClient) {
  return mutationOptions({ mutationFn: (paths: readonly string[]) => fetchSignedFiles(client, paths) });
}

/** Signs many files, given by storage links, each with its facts. A failed request rejects. */
export async function fetchSignedFiles(
  client: DatainsClient,
  paths: readonly string[],
): Promise<SignedFiles> {
  const files = new Map<string, SignedFile>(paths.map((path) => [path, UNSIGNED]));
  const times: (number | null)[] = [];
  await inParallel([...files.keys()], async (path) => {
    const { expires, ...file } = await signFile(client, path);
    files.set(path, file);
    if (file.signedUrl !== null) times.push(expires);
  });
  const known = times.filter((time) => time !== null);
  return {
    files,
    expires: known.length === 0 || known.length < times.length ? null : Math.min(...known),
  };
}

const UNSIGNED: SignedFile = { signedUrl: null, size: null, md5: null };

async function signFile(
  client: DatainsClient,
  path: string,
): Promise<SignedFile & { readonly expires: number | null }> {
  const address = parseStorageLink(path);
  if (!address?.key) {
    return { ...UNSIGNED, expires: null };
  }
  try {
    const { data } = await client.GET(OBJECT_PATH, objectParams(address));
    if (typeof data.download_url !== 'string') {
      throw new ResponseShapeError('a signed address');
    }
    const expires = data.expires_time ?? null;
    return { signedUrl: data.download_url, expires, ...(await factsOf(client, address)) };
  } catch (error) {
    if (isRefused(error)) return { ...UNSIGNED, expires: null };
    throw error;
  }
}

/** Size and checksum. */
async function factsOf(
  client: DatainsClient,
  address: StorageAddress,
): Promise<Pick<SignedFile, 'size' | 'md5'>> {
  const { data } = await client.GET(`${OBJECT_PATH}-meta`, objectParams(address));
  const { length, etag } = readObjectMeta(data);
  return {
    size: typeof length === 'number' ? length : null,
    md5: md5OfEtag(etag),
  };
}

function isRefused(error: unknown): boolean {
  return error instanceof NotFoundError || (error instanceof HttpError && [403, 404].includes(error.status));
}
