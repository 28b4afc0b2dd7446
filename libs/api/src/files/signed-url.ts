import type { DatainsClient } from '../client/clients';
import { ResponseShapeError } from '../errors/errors';
import { isObject } from '../json/is-object';
import type { StorageAddress } from '../storage-link/storage-link';

const OBJECT = '/api/services/{service}/buckets/{bucket}/object';

/** A signed address from which a browser may fetch one object without a token. Ask anew each time: it expires. */
export async function signedUrl(
  client: DatainsClient,
  address: StorageAddress,
  signal?: AbortSignal,
): Promise<string> {
  const { data } = await client.GET(OBJECT, { ...paramsOf(address), ...(signal && { signal }) });
  return readUrl(data, 'download_url');
}

/** A signed address that a frame may show: the browser draws the object there and does not save it. */
export async function signedInlineUrl(
  client: DatainsClient,
  { service, bucket, key }: StorageAddress,
  signal?: AbortSignal,
): Promise<string> {
  const params = { path: { service, bucket }, query: { key, disposition: 'inline' as const } };
  const { data } = await client.GET(OBJECT, { params, ...(signal && { signal }) });
  return readUrl(data, 'download_url');
}

/** A signed address to which one object may be sent; it expires as well. */
export async function signedUploadUrl(
  client: DatainsClient,
  address: StorageAddress,
  signal?: AbortSignal,
): Promise<string> {
  const { data } = await client.POST(OBJECT, { ...paramsOf(address), ...(signal && { signal }) });
  return readUrl(data, 'upload_url');
}

function readUrl<Key extends 'download_url' | 'upload_url'>(body: unknown, key: Key): string {
  const url = isObject(body) ? body[key] : undefined;
  if (typeof url !== 'string') {
    throw new ResponseShapeError('a signed address');
  }
  return url;
}

function paramsOf({ service, bucket, key }: StorageAddress) {
  return { params: { path: { service, bucket }, query: { key } } };
}
