import { mutationOptions } from '@tanstack/react-query';
import {
  HttpError,
  NotFoundError,
  parseStorageLink,
  readObjectMeta,
  ResponseShapeError,
  type DatainsClient,
  type StorageAddress,
} from '@omics-portal/api';
import { OBJECT_PATH, objectParams } from './object-queries';

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

/** Number of files that are signed at the same time. */
const PARALLEL = 6;

/** Mutation that signs many files, given by storage links, each with its facts. A failed request fails all of it. */
export function signFiles(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (paths: readonly string[]): Promise<SignedFiles> => {
      const files = new Map<string, SignedFile>(paths.map((path) => [path, UNSIGNED]));
      const times: (number | null)[] = [];
      const waiting = [...files.keys()];
      const work = async () => {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          const { expires, ...file } = await signFile(client, path);
          files.set(path, file);
          if (file.signedUrl !== null) times.push(expires);
        }
      };
      await Promise.all(Array.from({ length: PARALLEL }, work));
      const known = times.filter((time) => time !== null);
      return {
        files,
        expires: known.length === 0 || known.length < times.length ? null : Math.min(...known),
      };
    },
  });
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

/** Size and checksum. An ETag that is no MD5, as of an upload in parts, is unknown. */
async function factsOf(
  client: DatainsClient,
  address: StorageAddress,
): Promise<Pick<SignedFile, 'size' | 'md5'>> {
  const { data } = await client.GET(`${OBJECT_PATH}-meta`, objectParams(address));
  const { length, etag } = readObjectMeta(data);
  const md5 = (etag ?? '').replaceAll('"', '').toLowerCase();
  return {
    size: typeof length === 'number' ? length : null,
    md5: /^[0-9a-f]{32}$/u.test(md5) ? md5 : null,
  };
}

function isRefused(error: unknown): boolean {
  return error instanceof NotFoundError || (error instanceof HttpError && [403, 404].includes(error.status));
}
