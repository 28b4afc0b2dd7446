import type { components, operations } from '@omics-portal/api/datains';
import { publicBucket } from '../../config/server-config.ts';
import { absoluteUrl } from '../../http/absolute-url.ts';
import { ApiError } from '../../http/api-error.ts';
import { unauthorized } from '../../http/bearer.ts';
import { signedIn, type OperationHandlers } from '../../operations/handler.ts';
import { dataSetFolder } from '../../objects/finished/data-set-folder.ts';
import { checkPrefix } from '../../objects/object-names.ts';
import type { ObjectInfo } from '../../objects/object-store.ts';
import { STORAGE_SERVICE as SERVICE, storageLink } from '../../objects/storage-link.ts';
import {
  type AccessScope,
  accessScope,
  checkAccess,
  isInScope,
  ownFiles,
  reportInputs,
} from '../storage-access.ts';
import { checkNotFinished } from '../finished-data-set.ts';
import { recordExport } from '../record-export.ts';
import type { Dependencies } from '../../dependencies.ts';
import { quotaOwnerOf } from '../../uploads/folder-owner.ts';
import { checkUploadName } from '../../uploads/upload-rules.ts';
import { checkPlannedUpload } from './part-upload-handlers.ts';
import { TRASH_BUCKET } from '../../trash/trash.ts';
import { transferHandlers } from './transfer-handlers.ts';
import { trashHandlers } from './trash-handlers.ts';
import { downloadable, objectMissing, readableObject } from './readable-objects.ts';
import { serviceNames } from './service-names.ts';
import { checkBucket, checkService } from './storage-bucket.ts';
import { listAccessible, listOrder, wireEntry } from './storage-listing.ts';

/** Longest life time of a link for an upload, in seconds: a store takes files by it even when the account is disabled. */
const UPLOAD_LINK_SECONDS = 3600;

/** Handlers of the file service: contract section 3.2. File contents are transferred by signed links, not by these calls. */
export function storageHandlers(dependencies: Dependencies) {
  return {
    ...bucketHandlers(dependencies),
    ...objectHandlers(dependencies),
    ...transferHandlers(dependencies),
    ...trashHandlers(dependencies),
  };
}

function bucketHandlers(dependencies: Dependencies) {
  const { objects, config } = dependencies;
  return {
    listFsServices: async ({ caller }) => ({
      status: 200,
      body: {
        services: [SERVICE],
        names: serviceNames(config),
        default_service: SERVICE,
        own_files: caller ? storageLink(...ownFiles(caller)) : null,
        report_inputs: caller ? storageLink(...reportInputs(caller)) : null,
      },
    }),

    listBuckets: async ({ params }) => {
      checkService(params.service);
      const buckets = await objects.buckets();
      return {
        status: 200,
        body: {
          data: buckets
            .filter(({ name }) => name !== TRASH_BUCKET)
            .map(({ name, created }) => ({ Name: name, CreationDate: created.toISOString() })),
        },
      };
    },

    listObjects: async ({ params, query, caller }) => {
      const { bucket } = params;
      const { page = 1, per_page: perPage = 10, prefix = '', recursive = false, search: contains } = query;
      await checkBucket(dependencies, params);
      checkPrefix(prefix);
      const scope = await accessScope(dependencies, caller, bucket, 'read');
      if (!caller && bucket !== publicBucket(config)) throw unauthorized('missing');
      const order = listOrder(query.sort);
      const { total, entries, truncated } = await listAccessible(
        objects,
        { bucket, prefix, delimiter: recursive ? '' : '/', page, perPage, contains, order },
        scope,
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
          ...(truncated && { truncated }),
          data: entries.map((entry) => wireEntry(SERVICE, bucket, entry)),
        },
      };
    },

    makeDirectory: signedIn(async ({ params, query, caller }) => {
      const key = `${query.key.replace(/\/+$/, '')}/`;
      await checkBucket(dependencies, params);
      await checkAccess(dependencies, caller, params.bucket, key, 'write');
      await objects.makeDirectory(params.bucket, key);
      return {
        status: 201,
        body: { bucket: params.bucket, name: key },
        headers: { location: metaLocation(params.bucket, key) },
      };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

function objectHandlers(dependencies: Dependencies) {
  const { audit, objects, config, uploads } = dependencies;
  return {
    makeDownloadUrl: async ({ params, query, caller, request }) => {
      const info = await downloadable(dependencies, params, query.key, caller);
      const seconds = Math.min(query.expires_in ?? config.signedUrlSeconds, config.signedUrlSeconds);
      const expires = Math.floor(Date.now() / 1000) + seconds;
      const url = await objects.presignGet(info.bucket, info.key, {
        expiresInSeconds: seconds,
        inline: query.disposition === 'inline',
        scripts: query.disposition === 'page',
        throughServer: info.isGrowing,
      });
      await recordExport(dependencies, { caller, request }, info);
      const body = { download_url: absoluteUrl(request, config, url), expires_time: expires * 1000 };
      return { status: 200, body };
    },

    makeUploadUrl: signedIn(async ({ params, query, caller, request }) => {
      await checkBucket(dependencies, params);
      await checkAccess(dependencies, caller, params.bucket, query.key, 'write');
      const target = { bucket: params.bucket, key: query.key };
      const maxBytes = await checkPlannedUpload(dependencies, {
        caller,
        ...target,
        length: query.length,
      });
      const link = await objects.presignPut(params.bucket, query.key, {
        length: query.length,
        maxBytes,
        expiresInSeconds: Math.min(UPLOAD_LINK_SECONDS, config.signedUrlSeconds),
        // This server checks the quota, and that a data set takes files, when the link is used; a store would not.
        throughServer:
          uploads.quotas.applyTo(await quotaOwnerOf(dependencies, caller, target), target) ||
          dataSetFolder(target) !== undefined,
      });
      const url = absoluteUrl(request, config, link);
      return { status: 201, body: { upload_url: url }, headers: { location: url } };
    }),

    deleteObject: signedIn(async ({ params, query, caller, request }) => {
      await checkBucket(dependencies, params);
      await checkAccess(dependencies, caller, params.bucket, query.key, 'write');
      if (!(await objects.delete(params.bucket, query.key))) throw objectMissing();
      uploads.usage.forget(caller.sub);
      await audit.recordCall({ caller, request }, 'deleted', `${SERVICE}://${params.bucket}/${query.key}`);
      return { status: 204 };
    }),

    moveObject: signedIn(async ({ params, query, body, caller, request }) => {
      await checkBucket(dependencies, params);
      await checkAccess(dependencies, caller, params.bucket, query.key, 'write');
      await checkAccess(dependencies, caller, params.bucket, body.to, 'write');
      checkUploadName(config.uploadLimits, body.to);
      await checkNotFinished(dependencies.db, { bucket: params.bucket, key: body.to });
      await objects.move(params.bucket, query.key, body.to);
      await recordExport(dependencies, { caller, request }, { bucket: params.bucket, key: query.key });
      return { status: 200, body: { bucket: params.bucket, name: body.to } };
    }),

    getObjectMeta: async ({ params, query, caller }) => ({
      status: 200,
      body: { meta: wireMeta(await readableObject(dependencies, params, query.key, caller)) },
    }),

    getObjectMetas: async ({ params, body, caller }) => {
      const { bucket } = params;
      await checkBucket(dependencies, params);
      const scope = await accessScope(dependencies, caller, bucket, 'read');
      if (!caller && bucket !== publicBucket(config)) throw unauthorized('missing');
      const data: ObjectState[] = [];
      for (const key of body.keys) data.push(await stateOf(dependencies, { bucket, key }, scope));
      return { status: 200, body: { data } };
    },
  } satisfies Partial<OperationHandlers<operations>>;
}

type ObjectState = components['schemas']['ObjectState'];

/** State of a key for a caller with this scope. A key that cannot be the name of an object is missing. */
async function stateOf(
  { objects }: Dependencies,
  { bucket, key }: { bucket: string; key: string },
  scope: AccessScope,
): Promise<ObjectState> {
  if (!isInScope(scope, key)) {
    return { key, state: 'forbidden', length: null };
  }
  try {
    const info = await objects.head(bucket, key);
    return info
      ? { key, state: 'present', length: info.size, etag: info.etag }
      : { key, state: 'missing', length: null };
  } catch (error) {
    // The store gives 404 for a file that was changed after its data set was finished.
    if (error instanceof ApiError && [400, 404].includes(error.status))
      return { key, state: 'missing', length: null };
    throw error;
  }
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
    md5: info.md5,
    sha256: info.sha256,
  };
}

function metaLocation(bucket: string, key: string): string {
  return `/buckets/${bucket}/object-meta?key=${encodeURIComponent(key)}`;
}
