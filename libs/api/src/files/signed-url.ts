import type { DatainsClient } from '../client/clients';
import type { StorageAddress } from '../storage-link/storage-link';

const OBJECT = '/api/services/{service}/buckets/{bucket}/object';

/** A signed address from which a browser may fetch one object without a token. Ask anew each time: it expires. */
export async function signedUrl(
  client: DatainsClient,
  address: StorageAddress,
  signal?: AbortSignal,
): Promise<string> {
  const { data } = await client.GET(OBJECT, { ...paramsOf(address), ...(signal && { signal }) });
  return data.download_url;
}

/** A signed address to which one object may be sent; it expires as well. */
export async function signedUploadUrl(
  client: DatainsClient,
  address: StorageAddress,
  signal?: AbortSignal,
): Promise<string> {
  const { data } = await client.POST(OBJECT, { ...paramsOf(address), ...(signal && { signal }) });
  return data.upload_url;
}

function paramsOf({ service, bucket, key }: StorageAddress) {
  return { params: { path: { service, bucket }, query: { key } } };
}
