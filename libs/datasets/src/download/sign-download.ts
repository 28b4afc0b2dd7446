import {
  NotFoundError,
  parseStorageLink,
  readSign,
  signedUrl,
  type DatainsClient,
  type DataseqClient,
  type SignResponse,
} from '@omics-portal/api';
import type { CartFile } from '../cart/cart-file';

/** A file cannot be fetched over the web: its record has neither a checksum nor a storage link that this portal can read. */
export class NoDownloadError extends Error {
  override readonly name = 'NoDownloadError';
}

/** The two services that sign. */
export interface Signers {
  readonly index: DataseqClient;
  readonly datains: DatainsClient;
}

/**
 * A signed address of a file: from the indexing host by checksum, else (no checksum, or the host does not know it) from
 * the storage by path. Made anew each time: it expires.
 */
export async function signDownload(signers: Signers, file: Pick<CartFile, 'path' | 'md5'>): Promise<string> {
  if (file.md5 === null) {
    return signByPath(signers.datains, file.path);
  }
  try {
    return await signByHash(signers.index, file.md5);
  } catch (error) {
    if (error instanceof NotFoundError || error instanceof NoDownloadError) {
      return signByPath(signers.datains, file.path);
    }
    throw error;
  }
}

async function signByHash(client: DataseqClient, hash: string): Promise<string> {
  const { data } = await client.POST('/api/v1/files/hash/{hash}', {
    params: { path: { hash }, query: { which_repo: 'http' } },
  });
  return addressOf(data);
}

/** The address of a signed link. Links that need a form or headers are for command-line tools, not for an anchor. */
export function addressOf(response: SignResponse): string {
  const sign = readSign(response);
  if (sign.method !== 'GET' || sign.header.length > 0) {
    throw new NoDownloadError(sign.method);
  }
  if (sign.params.length === 0) {
    return sign.baseurl;
  }
  // The parts come ready for an address, percent codes included.
  return `${sign.baseurl}${sign.baseurl.includes('?') ? '&' : '?'}${sign.params.join('&')}`;
}

async function signByPath(client: DatainsClient, path: string): Promise<string> {
  const address = parseStorageLink(path);
  if (address === null) {
    throw new NoDownloadError(path);
  }
  return signedUrl(client, address);
}
