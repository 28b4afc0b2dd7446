import { mutationOptions } from '@tanstack/react-query';
import {
  NotFoundError,
  parseStorageLink,
  signedUrl,
  type DatainsClient,
  type DataseqClient,
  type SignResponse,
} from '@omics-portal/api';
import { readSign } from '../readers/read-records';

/** A file that cannot be fetched over the web: its record has neither a checksum nor a readable storage link. */
export class NoDownloadError extends Error {
  override readonly name = 'NoDownloadError';
}

/** Services that sign links. */
export interface Signers {
  readonly index: DataseqClient;
  readonly datains: DatainsClient;
}

/** A file to sign a link for. */
export interface FileToSign {
  /** Storage link, such as `minio://bucket/key`. */
  readonly path: string;
  /** MD5 checksum; null if the record has none. */
  readonly md5: string | null;
}

/** Mutation that signs a link for the download of a file; returns its address. */
export function signedDownload<File extends FileToSign>(signers: Signers) {
  return mutationOptions({ mutationFn: (file: File) => signDownload(signers, file) });
}

/**
 * Signed address of a file: by checksum from the indexing host, else (no checksum, or one that the host does not know) by
 * path from object storage. It expires, so each call requests a new one.
 * @throws NoDownloadError if neither way exists
 */
export async function signDownload(signers: Signers, file: FileToSign): Promise<string> {
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

/** Address of a signed link. Links that need a form or headers are for command-line tools, not for an anchor. */
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
