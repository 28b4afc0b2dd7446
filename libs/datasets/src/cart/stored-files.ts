import type { DatainsClient } from '@omics-portal/api';
import {
  fetchSignedFiles,
  fetchStoredFiles,
  signedKitFiles,
  type CheckedFiles,
  type KitFile,
} from '@omics-portal/resources';
import { isSameFile, isStoredFile, type CartFile } from '../cart-store/cart-file';

/** Error of a check whose requests failed for some files: they are neither present nor missing. */
export class UnknownFilesError extends Error {
  override readonly name = 'UnknownFilesError';
}

/**
 * Checks stored files by the metadata of their objects. A file that the account may not read counts as missing.
 * @throws UnknownFilesError if the state of a file could not be fetched
 */
export async function checkStoredFiles(
  client: DatainsClient,
  files: readonly CartFile[],
  signal: AbortSignal,
): Promise<CheckedFiles<CartFile>> {
  const states = await fetchStoredFiles(client, {
    paths: files.map(({ path }) => path),
    needsHead: () => false,
    headBytes: 0,
    signal,
    onProgress: () => undefined,
  });
  const missing: CartFile[] = [];
  const replaced: CartFile[] = [];
  for (const file of files) {
    const state = states.get(file.path);
    if (state?.kind === 'missing' || state?.kind === 'forbidden') {
      missing.push(file);
    } else if (state?.kind === 'present') {
      const current = { ...file, size: state.size, md5: state.md5 };
      if (!isSameFile(file, current)) replaced.push(current);
    } else {
      throw new UnknownFilesError(file.path);
    }
  }
  return { missing, replaced };
}

/** Files of a kit, of which the stored ones have signed links. */
export interface SignedCart {
  readonly files: readonly (CartFile & KitFile)[];
  /** Number of stored files without a link: they do not exist, or the account may not read them. */
  readonly missing: number;
  /** Time at which the first link expires, in milliseconds; null if the server does not say it. */
  readonly expires: number | null;
}

/** Signs a link to each stored file among those of a kit. Size and checksum stay those of the cart, which the scripts verify. */
export async function signStoredFiles(
  client: DatainsClient,
  files: readonly CartFile[],
  page: string,
): Promise<SignedCart> {
  const stored = files.filter(isStoredFile);
  const signed = await fetchSignedFiles(
    client,
    stored.map(({ path }) => path),
  );
  const links = new Map(signedKitFiles(stored, signed, page).map((file) => [file.path, file]));
  let missing = 0;
  const all = files.map((file): CartFile & KitFile => {
    if (!isStoredFile(file)) return file;
    const known = links.get(file.path);
    const signedUrl = known?.signedUrl ?? null;
    if (signedUrl === null) missing += 1;
    return {
      ...file,
      size: file.size ?? known?.size ?? null,
      md5: file.md5 ?? known?.md5 ?? null,
      signedUrl,
    };
  });
  return { files: all, missing, expires: signed.expires };
}
