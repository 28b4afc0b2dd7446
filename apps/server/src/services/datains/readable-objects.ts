import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Caller } from '../../identity/identity.ts';
import type { ObjectInfo } from '../../objects/object-store.ts';
import type { ObjectLocation } from '../../objects/storage-link.ts';
import { checkAccess } from '../storage-access.ts';
import { checkBucket } from './storage-bucket.ts';
import { findGrowingLog } from './workflows/growing-log.ts';

/** Request for an object: where it is, and who wants to read it. */
type ReadRequest = [
  dependencies: Dependencies,
  params: { service: string; bucket: string },
  key: string,
  caller: Caller | undefined,
];

/** Stored object that the caller may read. @throws ApiError 401, 403 and 404 */
export async function readableObject(...request: ReadRequest): Promise<ObjectInfo> {
  const info = await findReadable(...request);
  if (!info) throw objectMissing();
  return info;
}

/**
 * Location of an object that the caller may download: a stored one, or the log of a run that is under way.
 * @throws ApiError 401, 403 and 404
 */
export async function downloadable(
  ...request: ReadRequest
): Promise<ObjectLocation & { isGrowing: boolean }> {
  const [dependencies, { bucket }, key] = request;
  const isGrowing = (await findReadable(...request)) === undefined;
  if (isGrowing && !(await findGrowingLog(dependencies, { bucket, key }))) throw objectMissing();
  return { bucket, key, isGrowing };
}

/** Error of an object that does not exist. */
export function objectMissing(): ApiError {
  return new ApiError(404, { 'en-US': 'Object does not exist', 'zh-CN': '文件不存在' });
}

/** Stored object that the caller may read; undefined if there is none. */
async function findReadable(
  ...[dependencies, params, key, caller]: ReadRequest
): Promise<ObjectInfo | undefined> {
  await checkBucket(dependencies, params);
  await checkAccess(dependencies, caller, params.bucket, key, 'read');
  return dependencies.objects.head(params.bucket, key);
}
