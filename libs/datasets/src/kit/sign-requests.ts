import { parseStorageLink } from '@omics-portal/api';
import type { CartFile } from '../cart-store/cart-file';

/** The bases of the services that sign, absolute: a script has no page that they could be relative to. */
export interface SigningBases {
  /** The indexing host. */
  readonly index: string;
  readonly datains: string;
}

/** The requests that answer with a signed link to a file; null where there is no such way. */
export interface SignRequests {
  /** A POST that needs no body. */
  readonly byHash: string | null;
  /** A GET. */
  readonly byPath: string | null;
}

/** How a script gets a link to a file: by its checksum, else by its path. Neither needs an account for public files. */
export function signRequests(bases: SigningBases, file: Pick<CartFile, 'path' | 'md5'>): SignRequests {
  const address = parseStorageLink(file.path);
  return {
    byHash:
      file.md5 === null ? null : `${trimmed(bases.index)}/api/v1/files/hash/${file.md5}?which_repo=http`,
    byPath:
      address === null
        ? null
        : `${trimmed(bases.datains)}/api/services/${part(address.service)}/buckets/${part(address.bucket)}/object?key=${part(address.key)}`,
  };
}

function trimmed(base: string): string {
  return base.replace(/\/+$/, '');
}

/** Half of a character cannot be in an address; nothing has such a name, so that the portal answers 404. */
function part(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
