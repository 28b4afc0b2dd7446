import { HttpError, NotFoundError, parseStorageLink, type DatainsClient } from '@omics-portal/api';
import { md5OfEtag } from './md5-of-etag';
import { BUCKET_PATH } from './object-paths';

/** State of a stored file without its contents. */
export type ObjectState =
  | {
      readonly kind: 'present';
      readonly size: number | null;
      /** MD5 of the content, 32 lower-case hexadecimal digits; null if unknown. */
      readonly md5: string | null;
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'forbidden' };

/** Maximum number of keys of one request, as in the contract. */
const MAX_KEYS = 1000;

/** Keys of one bucket with their storage links. */
interface BucketKeys {
  readonly service: string;
  readonly bucket: string;
  readonly links: readonly (readonly [key: string, link: string])[];
}

/**
 * States of many files, with one request for 1,000 of them. Files of a server or a bucket that does not answer the request are
 * absent: their states must be requested one by one.
 */
export async function readObjectStates(
  client: DatainsClient,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ObjectState>> {
  const states = new Map<string, ObjectState>();
  for (const request of requestsOf(paths)) {
    for (const [path, state] of await statesOf(client, request, signal)) {
      states.set(path, state);
    }
  }
  return states;
}

function requestsOf(paths: readonly string[]): readonly BucketKeys[] {
  const buckets = new Map<string, { service: string; bucket: string; links: [string, string][] }>();
  for (const path of paths) {
    const address = parseStorageLink(path);
    if (address?.key) {
      const { service, bucket, key } = address;
      const id = `${service}://${bucket}`;
      const known = buckets.get(id) ?? { service, bucket, links: [] };
      known.links.push([key, path]);
      buckets.set(id, known);
    }
  }
  return [...buckets.values()].flatMap(({ service, bucket, links }) =>
    Array.from({ length: Math.ceil(links.length / MAX_KEYS) }, (_, index) => ({
      service,
      bucket,
      links: links.slice(index * MAX_KEYS, (index + 1) * MAX_KEYS),
    })),
  );
}

async function statesOf(
  client: DatainsClient,
  { service, bucket, links }: BucketKeys,
  signal: AbortSignal,
): Promise<[string, ObjectState][]> {
  try {
    const { data } = await client.POST(`${BUCKET_PATH}/object-metas`, {
      params: { path: { service, bucket } },
      body: { keys: links.map(([key]) => key) },
      signal,
    });
    const byKey = new Map(data.data.map((entry) => [entry.key, entry]));
    return links.flatMap(([key, path]): [string, ObjectState][] => {
      const entry = byKey.get(key);
      if (!entry) {
        return [];
      }
      return [
        [
          path,
          entry.state === 'present'
            ? { kind: 'present', size: entry.length, md5: md5OfEtag(entry.etag) }
            : { kind: entry.state },
        ],
      ];
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof HttpError || error instanceof NotFoundError) {
      return [];
    }
    throw error;
  }
}
