import { NotFoundError, type DataseqClient, type DrsObject } from '@omics-portal/api';

/** Base of the GA4GH Data Repository Service, at the root of the host. */
const DRS_BASE = '/ga4gh/drs/v1';

/** Object of the GA4GH Data Repository Service, and the address that describes it. */
export interface FoundDrsObject {
  readonly object: DrsObject;
  readonly url: string;
}

/**
 * Public file with this checksum as an object of the GA4GH Data Repository Service; null where the host of the records has no
 * such service or no such object.
 */
export async function fetchDrsObject(
  client: DataseqClient,
  { origin, id }: { readonly origin: string; readonly id: string },
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
