import type { DatainsClient } from '../client/clients';
import { HttpError, ResponseShapeError } from '../errors/errors';
import { isObject } from '../json/is-object';
import type { StorageAddress } from '../storage-link/storage-link';

const OBJECT = '/api/services/{service}/buckets/{bucket}/object';

/** Signed URL from which a browser can fetch one object without a token. It expires: request a new one each time. */
export async function signedUrl(
  client: DatainsClient,
  address: StorageAddress,
  signal?: AbortSignal,
): Promise<string> {
  const { data } = await client.GET(OBJECT, { ...paramsOf(address), ...(signal && { signal }) });
  return readUrl(data, 'download_url');
}

/** Signed URL for a frame: the browser displays the object instead of saving it. Scripts do not run. */
export function signedInlineUrl(
  client: DatainsClient,
  address: StorageAddress,
  signal?: AbortSignal,
): Promise<string> {
  return signedFrameUrl(client, address, 'inline', signal);
}

/**
 * Signed URL of an HTML page for a frame. Its scripts run without an origin; an older server gives a URL by which they do
 * not run.
 */
export async function signedPageUrl(
  client: DatainsClient,
  address: StorageAddress,
  signal?: AbortSignal,
): Promise<string> {
  try {
    return await signedFrameUrl(client, address, 'page', signal);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 400) throw error;
    return signedFrameUrl(client, address, 'inline', signal);
  }
}

async function signedFrameUrl(
  client: DatainsClient,
  { service, bucket, key }: StorageAddress,
  disposition: 'inline' | 'page',
  signal?: AbortSignal,
): Promise<string> {
  const params = { path: { service, bucket }, query: { key, disposition } };
  const { data } = await client.GET(OBJECT, { params, ...(signal && { signal }) });
  return readUrl(data, 'download_url');
}

/** Object to upload: its address and its size in bytes. */
export interface UploadTarget extends StorageAddress {
  readonly length: number;
}

/** Signed URL for the upload of one object of this size; it expires as well, and may lead to another host. */
export async function signedUploadUrl(
  client: DatainsClient,
  { service, bucket, key, length }: UploadTarget,
  signal?: AbortSignal,
): Promise<string> {
  const params = { path: { service, bucket }, query: { key, length } };
  const { data } = await client.POST(OBJECT, { params, ...(signal && { signal }) });
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
