import { queryOptions } from '@tanstack/react-query';
import { NotFoundError, type DataseqClient, type DrsObject } from '@omics-portal/api';
import { RECORDS_KEY } from './records-key';

/** Base of the GA4GH Data Repository Service, at the root of the host. */
const DRS_BASE = '/ga4gh/drs/v1';
/** Time that an object stays fresh, in milliseconds. */
const STALE_MS = 300_000;

/** Object of the GA4GH Data Repository Service, and the address that describes it. */
interface FoundDrsObject {
  readonly object: DrsObject;
  readonly url: string;
}

interface DrsAddress {
  readonly origin: string;
  /** Checksum of the file. */
  readonly id: string;
}

/**
 * Query options of a public file, by its checksum, as an object of the GA4GH Data Repository Service at an origin; null where
 * the host of the records has no such service or no such object.
 */
export function drsObjectQuery(client: DataseqClient, { origin, id }: DrsAddress) {
  return queryOptions({
    queryKey: [...RECORDS_KEY, 'drs', origin, id],
    queryFn: ({ signal }) => fetchDrsObject(client, { origin, id }, signal),
    staleTime: STALE_MS,
  });
}

async function fetchDrsObject(
  client: DataseqClient,
  { origin, id }: DrsAddress,
  signal: AbortSignal,
): Promise<FoundDrsObject | null> {
  const baseUrl = `${origin}${DRS_BASE}`;
  try {
    const { data } = await client.GET('/objects/{object_id}', {
      baseUrl,
      params: { path: { object_id: id } },
      signal,
    });
    const object = data as typeof data | null;
    const isObject = object?.id === id && typeof object.self_uri === 'string';
    return isObject ? { object, url: `${baseUrl}/objects/${id}` } : null;
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}
