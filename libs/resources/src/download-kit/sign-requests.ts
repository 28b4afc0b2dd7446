import { parseStorageLink } from '@omics-portal/api';
import type { KitFile } from './kit-file';

/** Absolute base URLs of the services that sign links, for scripts. */
export interface SigningBases {
  /** Base URL of the indexing host; left out for private files, which it does not know. */
  readonly index?: string;
  /** Base URL of the data-pipeline service. */
  readonly datains: string;
}

/** Requests for a signed link to a file; null where the record does not allow one. */
export interface SignRequests {
  /** URL of a POST request without a body. */
  readonly byHash: string | null;
  /** URL of a GET request. */
  readonly byPath: string | null;
}

/** Requests by which a script gets a link to a file: by checksum, else by path. Public files need no account. */
export function signRequests(bases: SigningBases, file: Pick<KitFile, 'path' | 'md5'>): SignRequests {
  const address = parseStorageLink(file.path);
  return {
    byHash:
      file.md5 === null || bases.index === undefined
        ? null
        : `${trimmed(bases.index)}/api/v1/files/hash/${file.md5}?which_repo=http`,
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
