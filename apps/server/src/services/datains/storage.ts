import type { components, operations } from '@omics-portal/api/datains';
import { publicBucket } from '../../config/server-config.ts';
import { absoluteUrl } from '../../http/absolute-url.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import { unauthorized } from '../../http/bearer.ts';
import { signedIn, type OperationHandlers } from '../../operations/handler.ts';
import { checkBucketName, checkPrefix } from '../../objects/object-names.ts';
import type { ObjectInfo } from '../../objects/object-store.ts';
import { checkAccess, reachOf } from '../storage-access.ts';
import type { Parts } from '../../parts.ts';
import { listReach, wireEntry } from './storage-listing.ts';

/** The only storage service: its historical name stands for "on this server". */
const SERVICE = 'minio';

/** The file service: contract section 3.2. The browser moves bytes by signed links, never through these calls. */
export function storageHandlers(parts: Parts) {
  return { ...bucketHandlers(parts), ...objectHandlers(parts) };
}

function bucketHandlers(parts: Parts) {
  const { objects, config } = parts;
  return {
    listFsServices: async () => ({
      status: 200,
      body: { services: [SERVICE], default_service: SERVICE },
    }),

    listBuckets: async ({ params }) => {
      checkService(params.service);
      const buckets = await objects.buckets();
      return {
        status: 200,
        body: {
          data: buckets.map(({ name, created }) => ({ Name: name, CreationDate: created.toISOString() })),
        },
      };
    },

    listObjects: async ({ params, query, caller }) => {
      const { bucket } = params;
      const { page = 1, per_page: perPage = 10, prefix = '' } = query;
      await checkBucket(parts, params);
      checkPrefix(prefix);
      const reach = await reachOf(parts, caller, bucket, 'read');
      if (!caller && bucket !== publicBucket(config)) throw unauthorized('missing');
      const { total, entries } = await listReach(
        objects,
        { bucket, prefix, delimiter: '/', page, perPage },
        reach,
      );
      const location = `${SERVICE}://${bucket}/${prefix.slice(0, prefix.lastIndexOf('/') + 1)}`;
      return {
        status: 200,
        body: {
          total,
          page,
          per_page: perPage,
          bucket,
          location,
          data: entries.map((entry) => wireEntry(SERVICE, bucket, entry)),
        },
      };
    },

    makeDirectory: signedIn(async ({ params, query, caller }) => {
      const key = `${query.key.replace(/\/+$/, '')}/`;
      await checkBucket(parts, params);
      await checkAccess(parts, caller, params.bucket, key, 'write');
      await objects.makeDirectory(params.bucket, key);
      return {
        status: 201,
        body: { bucket: params.bucket, name: key },
        headers: { location: metaLocation(params.bucket, key) },
      };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

function objectHandlers(parts: Parts) {
  const { objects, config } = parts;
  return {
    makeDownloadUrl: async ({ params, query, caller, request }) => {
      const info = await readableObject(parts, params, query.key, caller);
      const url = await objects.presignGet(info.bucket, info.key, { inline: query.disposition === 'inline' });
      return { status: 200, body: { download_url: absoluteUrl(request, config, url) } };
    },

    makeUploadUrl: signedIn(async ({ params, query, caller, request }) => {
      await checkBucket(parts, params);
      await checkAccess(parts, caller, params.bucket, query.key, 'write');
      const url = absoluteUrl(request, config, await objects.presignPut(params.bucket, query.key));
      return { status: 201, body: { upload_url: url }, headers: { location: url } };
    }),

    deleteObject: signedIn(async ({ params, query, caller }) => {
      await checkBucket(parts, params);
      await checkAccess(parts, caller, params.bucket, query.key, 'write');
      if (!(await objects.delete(params.bucket, query.key))) throw objectMissing();
      return { status: 204 };
    }),

    moveObject: signedIn(async ({ params, query, body, caller }) => {
      await checkBucket(parts, params);
      await checkAccess(parts, caller, params.bucket, query.key, 'write');
      await checkAccess(parts, caller, params.bucket, body.to, 'write');
      await objects.move(params.bucket, query.key, body.to);
      return { status: 200, body: { bucket: params.bucket, name: body.to } };
    }),

    getObjectMeta: async ({ params, query, caller }) => ({
      status: 200,
      body: { meta: wireMeta(await readableObject(parts, params, query.key, caller)) },
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

async function readableObject(
  parts: Parts,
  params: { service: string; bucket: string },
  key: string,
  caller: Parameters<typeof checkAccess>[1],
): Promise<ObjectInfo> {
  await checkBucket(parts, params);
  await checkAccess(parts, caller, params.bucket, key, 'read');
  const info = await parts.objects.head(params.bucket, key);
  if (!info) throw objectMissing();
  return info;
}

function wireMeta(info: ObjectInfo): components['schemas']['ObjectMeta'] {
  return {
    bucket: info.bucket,
    name: info.key.slice(info.key.lastIndexOf('/') + 1),
    key: info.key,
    etag: info.etag,
    length: info.size,
    'content-type': info.contentType,
    'created-time': info.lastModified.toISOString(),
  };
}

function checkService(service: string): void {
  if (service !== SERVICE) throw notFound('storage service', service);
}

async function checkBucket(
  { objects }: Parts,
  { service, bucket }: { service: string; bucket: string },
): Promise<void> {
  checkService(service);
  checkBucketName(bucket);
  if (!(await objects.buckets()).some(({ name }) => name === bucket)) throw notFound('bucket', bucket);
}

function metaLocation(bucket: string, key: string): string {
  return `/buckets/${bucket}/object-meta?key=${encodeURIComponent(key)}`;
}

function objectMissing(): ApiError {
  return new ApiError(404, 'Object does not exist');
}
