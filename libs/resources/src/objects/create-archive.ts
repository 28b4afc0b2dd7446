import { mutationOptions } from '@tanstack/react-query';
import { parseStorageLink, type DatainsClient } from '@omics-portal/api';

/** Zip file of many objects, behind a link that needs no token. */
export interface Archive {
  readonly url: string;
  /** Time at which the link expires, in milliseconds since the epoch. */
  readonly expires: number;
}

/** Maximum number of objects of one archive. */
export const MAX_ARCHIVE_OBJECTS = 1000;

/** Archive to create: storage links of its objects, and its name without `.zip`. */
export interface NewArchive {
  readonly paths: readonly string[];
  readonly name: string;
}

/**
 * Mutation that creates the link to a zip file of objects.
 * @throws HttpError 413 above the size of the site, 403 or 404 for an object that the account may not read
 */
export function createArchive(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async ({ paths, name }: NewArchive): Promise<Archive> => {
      const [first = ''] = paths;
      const service = parseStorageLink(first)?.service ?? '';
      const { data } = await client.POST('/api/services/{service}/archives', {
        params: { path: { service } },
        body: { objects: [...paths], name },
      });
      return { url: data.archive_url, expires: data.expires_time };
    },
  });
}
