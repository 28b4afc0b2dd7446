import type { components, operations } from '@omics-portal/api/datains';
import type { Dependencies } from '../../dependencies.ts';
import { absoluteUrl } from '../../http/absolute-url.ts';
import { notFound } from '../../http/api-error.ts';
import { checkKey } from '../../objects/object-names.ts';
import { parseStorageLink, storageLink } from '../../objects/storage-link.ts';
import { signedIn, type OperationHandlers } from '../../operations/handler.ts';
import { quotaOwnerOf } from '../../uploads/folder-owner.ts';
import type { PartUploadRow } from '../../uploads/part-uploads.ts';
import { checkUpload } from '../../uploads/upload-rules.ts';
import { checkNotFinished } from '../finished-data-set.ts';
import { checkAccess } from '../storage-access.ts';

type WireUpload = components['schemas']['PartUpload'];

/** Longest life time of a link for a part, in seconds. A client asks for new ones when it has slept. */
const LINK_SECONDS = 3600;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Handlers of uploads in parts, and of the storage that a caller uses. */
export function partUploadHandlers(dependencies: Dependencies) {
  const { config, db, objects, uploads } = dependencies;
  const { inParts, quotas, usage } = uploads;
  const wire = (row: PartUploadRow, parts: WireUpload['parts'] = []): WireUpload => ({
    id: row.id,
    path: storageLink(row.bucket, row.key),
    size: Number(row.size),
    part_bytes: Number(row.part_bytes),
    state: row.state,
    parts,
    sha256: row.sha256,
    expires_time: Number(row.used_time) + config.quotas.keepDays * DAY_MS,
  });
  return {
    createPartUpload: signedIn(async ({ caller, body: { path, size } }) => {
      const { bucket, key } = parseStorageLink(path) ?? {};
      if (bucket === undefined || key === undefined) throw notFound('place for a file', path);
      checkKey(key, 'object', 'path');
      if (!(await objects.buckets()).some(({ name }) => name === bucket)) throw notFound('bucket', bucket);
      await checkAccess(dependencies, caller, bucket, key, 'write');
      checkUpload(config.uploadLimits, key, size);
      await checkNotFinished(db, { bucket, key });
      const owner = await quotaOwnerOf(dependencies, caller, { bucket, key });
      await quotas.check(owner, { bucket, key, size });
      return { status: 201, body: wire(await inParts.begin(caller, { bucket, key, size })) };
    }),

    getPartUpload: signedIn(async ({ caller, params }) => {
      const row = await inParts.find(caller, params.upload);
      return { status: 200, body: wire(row, await inParts.list(row)) };
    }),

    deletePartUpload: signedIn(async ({ caller, params }) => {
      await inParts.end(await inParts.find(caller, params.upload));
      return { status: 204 };
    }),

    signPartUpload: signedIn(async ({ caller, params, body, request }) => {
      const row = await inParts.find(caller, params.upload);
      const seconds = Math.min(LINK_SECONDS, config.signedUrlSeconds);
      const expires = Date.now() + seconds * 1000;
      const data: { number: number; upload_url: string }[] = [];
      for (const number of body.numbers) {
        const url = await inParts.presign(row, number, seconds);
        data.push({ number, upload_url: absoluteUrl(request, config, url) });
      }
      return { status: 200, body: { data, expires_time: expires } };
    }),

    completePartUpload: signedIn(async ({ caller, params, body }) => {
      const row = await inParts.find(caller, params.upload);
      const { bucket, key } = row;
      if (row.state === 'open') {
        await checkAccess(dependencies, caller, bucket, key, 'write');
        await checkNotFinished(db, { bucket, key });
        const owner = await quotaOwnerOf(dependencies, caller, { bucket, key });
        await quotas.check(owner, { bucket, key, size: Number(row.size), upload: row.id });
      }
      const completed = await inParts.complete(row, body.sha256);
      usage.forget(caller.sub);
      return { status: 200, body: wire(completed) };
    }),

    getStorageUsage: signedIn(async ({ caller }) => ({ status: 200, body: await quotas.read(caller) })),
  } satisfies Partial<OperationHandlers<operations>>;
}

/** Options of {@link checkPlannedUpload}. */
export interface PlannedUpload {
  caller: Parameters<Dependencies['uploads']['quotas']['check']>[0];
  bucket: string;
  key: string;
  /** Bytes; undefined when the caller does not say. */
  length: number | undefined;
}

/**
 * Checks an upload by a link for a whole file against the rules and the quotas; resolves to the most bytes that its link may take. An
 * upload of unknown size needs some room.
 */
export async function checkPlannedUpload(
  dependencies: Pick<Dependencies, 'config' | 'db' | 'uploads'>,
  { caller, bucket, key, length }: PlannedUpload,
): Promise<number> {
  const { config, db, uploads } = dependencies;
  checkUpload(config.uploadLimits, key, length ?? 0);
  await checkNotFinished(db, { bucket, key });
  const { maxFileBytes } = config.uploadLimits;
  const owner = await quotaOwnerOf(dependencies, caller, { bucket, key });
  await uploads.quotas.check(owner, { bucket, key, size: length ?? 1 });
  if (length !== undefined) return Math.min(length, maxFileBytes);
  const room = await uploads.quotas.room(owner, { bucket, key });
  return Math.min(maxFileBytes, room);
}
