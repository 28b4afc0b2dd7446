import PQueue from 'p-queue';
import type { operations } from '@omics-portal/api/datains';
import { findArchive, storeArchive } from '../../archives/archive-links.ts';
import type { ArchivedObject } from '../../archives/archived-object.ts';
import { writeArchive } from '../../archives/write-archive.ts';
import type { Dependencies } from '../../dependencies.ts';
import { absoluteUrl } from '../../http/absolute-url.ts';
import { ApiError, fieldsError, notFound } from '../../http/api-error.ts';
import { AttemptLimit } from '../../identity/attempt-limit.ts';
import type { Caller } from '../../identity/identity.ts';
import { networkOf } from '../../identity/network-of.ts';
import { checkKey } from '../../objects/object-names.ts';
import { parseStorageLink, STORAGE_SERVICE } from '../../objects/storage-link.ts';
import type { OperationHandlers } from '../../operations/handler.ts';
import { recordExport } from '../record-export.ts';
import { checkAccess } from '../storage-access.ts';
import { checkBucket, checkService } from './storage-bucket.ts';

type ArchiveOperations = Pick<operations, 'createArchive' | 'downloadArchive'>;

/** Maximum number of archives that one network may link to, and of downloads that it may begin. */
const ARCHIVE_LIMIT = { attempts: 30, seconds: 60 };

/** Number of objects of one archive that are looked up at a time: a store on another machine answers each after a round trip. */
const PARALLEL_LOOKUPS = 8;

/** Handlers of archives: many objects in one zip file, by a link as of a single object. */
export function archiveHandlers(dependencies: Dependencies): OperationHandlers<ArchiveOperations> {
  const { config, db, objects } = dependencies;
  const limits = { link: new AttemptLimit([ARCHIVE_LIMIT]), download: new AttemptLimit([ARCHIVE_LIMIT]) };
  return {
    createArchive: async ({ params, body, caller, request }) => {
      checkService(params.service);
      await checkLimit(limits.link, request.ip);
      const found = await readableObjects(dependencies, [...new Set(body.objects)], caller);
      const size = found.reduce((sum, object) => sum + object.size, 0);
      checkSize(size, config.archiveMaxBytes);
      const expires = Date.now() + config.signedUrlSeconds * 1000;
      const id = await storeArchive(db, { name: body.name ?? 'files', objects: found }, expires);
      for (const object of found) await recordExport(dependencies, { caller, request }, object);
      const url = absoluteUrl(request, config, `/datains/api/archives/${id}`);
      return {
        status: 201,
        body: { archive_url: url, size, count: found.length, expires_time: expires },
        headers: { location: url },
      };
    },

    downloadArchive: async ({ params, request }) => {
      await checkLimit(limits.download, request.ip);
      const content = await findArchive(db, params.archive_id);
      if (!content)
        throw new ApiError(404, {
          'en-US': 'This link has expired, or there was none: make the zip file again.',
          'zh-CN': '此链接已过期或不存在：请重新生成 zip 文件。',
        });
      const { body, length } = await writeArchive(objects, content);
      return {
        status: 200,
        body,
        headers: {
          'content-type': 'application/zip',
          'content-length': String(length),
          'content-disposition': `attachment; filename="${content.name}.zip"`,
          'cache-control': 'no-store',
        },
      };
    },
  };
}

/** Objects behind storage links that the caller may read, in their order; {@link PARALLEL_LOOKUPS} are looked up at a time. */
async function readableObjects(
  dependencies: Dependencies,
  links: readonly string[],
  caller: Caller | undefined,
): Promise<ArchivedObject[]> {
  const lookups = new PQueue({ concurrency: PARALLEL_LOOKUPS });
  try {
    return await lookups.addAll(links.map((link) => () => readableObject(dependencies, link, caller)));
  } finally {
    // After a refusal nothing more is looked up.
    lookups.clear();
  }
}

/** Object behind a storage link that the caller may read. */
async function readableObject(
  dependencies: Dependencies,
  link: string,
  caller: Caller | undefined,
): Promise<ArchivedObject> {
  const location = parseStorageLink(link);
  if (!location) throw badLink(link);
  const { bucket, key } = location;
  checkKey(key, 'object', 'objects');
  await checkBucket(dependencies, { service: STORAGE_SERVICE, bucket });
  await checkAccess(dependencies, caller, bucket, key, 'read');
  const info = await dependencies.objects.head(bucket, key);
  if (!info) throw notFound('object', link);
  return { bucket, key, size: info.size, sha256: info.sha256 };
}

function badLink(link: string): ApiError {
  const message = {
    'en-US': `must be links such as minio://bucket/folder/file.csv, and "${link}" is none`,
    'zh-CN': `须为链接，例如 minio://bucket/folder/file.csv，而“${link}”不是`,
  };
  return fieldsError(400, [{ field: 'objects', message }]);
}

function checkSize(size: number, max: number): void {
  if (size <= max) return;
  throw new ApiError(
    413,
    max === 0
      ? {
          'en-US': 'This site makes no zip files: download the files one by one, or with the download kit.',
          'zh-CN': '本站不生成 zip 文件：请逐个下载文件，或使用下载工具包。',
        }
      : {
          'en-US': `The files have ${size} bytes together, and a zip file of this site takes at most ${max}: choose fewer files, or use the download kit.`,
          'zh-CN': `所选文件共 ${size} 字节，本站的 zip 文件最多 ${max} 字节：请减少文件，或使用下载工具包。`,
        },
  );
}

/** Throws 429 above the limit of the caller's network. */
async function checkLimit(limit: AttemptLimit, address: string): Promise<void> {
  const seconds = await limit.take(networkOf(address));
  if (seconds === 0) return;
  throw new ApiError(
    429,
    {
      'en-US': `At most ${ARCHIVE_LIMIT.attempts} zip files a minute: try again in ${seconds} seconds.`,
      'zh-CN': `每分钟最多生成 ${ARCHIVE_LIMIT.attempts} 个 zip 文件：请在 ${seconds} 秒后重试。`,
    },
    undefined,
    { 'retry-after': String(seconds) },
  );
}
