import { randomUUID } from 'node:crypto';
import type { operations } from '@omics-portal/api/quartet-service';
import { sql, type Transaction } from 'kysely';
import { absoluteUrl } from '../../http/absolute-url.ts';
import { ApiError, NAME_TAKEN, notFound } from '../../http/api-error.ts';
import { preferredLanguage } from '../../http/preferred-language.ts';
import { signedIn, type OperationHandlers } from '../../operations/handler.ts';
import type { Caller } from '../../identity/identity.ts';
import { checkKey } from '../../objects/object-names.ts';
import type { ListEntry } from '../../objects/object-store.ts';
import { storageLink } from '../../objects/storage-link.ts';
import { finishedDataSet, UPLOAD_PLUGIN } from '../finished-data-set.ts';
import { recordExport } from '../record-export.ts';
import { checkAccess } from '../storage-access.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Database } from '../../records/database.ts';
import { quotaOwnerOf } from '../../uploads/folder-owner.ts';
import { checkUpload } from './upload-check/check-upload.ts';
import { findTask, type TaskRow } from './task-records.ts';
import { uploadToken } from './upload-token.ts';
import { uploadLink, uploadLocation, type UploadNames } from './upload-location.ts';

const PLUGIN_VERSION = 'v1.0.0';
/** Lifetime of a key for uploads through this server, in seconds. */
const LINK_SECONDS = 12 * 3600;

/** Handlers of data sets that users announce, upload with a temporary key, and have checked. */
export function uploadHandlers(dependencies: Dependencies) {
  const { config, db, events, objects, uploads, folderKeys, finishedFiles } = dependencies;
  const findUpload = async (caller: Caller, id: string): Promise<TaskRow & { names: UploadNames }> => {
    const task = await findTask(db, caller, id);
    if (task.plugin_name !== UPLOAD_PLUGIN) throw notFound('upload task', id);
    return { ...task, names: task.payload as unknown as UploadNames };
  };
  return {
    createUploadTask: signedIn(async ({ caller, body }) => {
      const { bucket, key } = uploadLocation(body);
      checkKey(key, 'folder', 'manager');
      await checkAccess(dependencies, caller, bucket, key, 'write');
      const link = uploadLink(body);
      const id = await db.transaction().execute(async (transaction) => {
        if (await isAnnounced(transaction, caller, link)) throw nameTaken(body);
        const taskId = await writeUpload(transaction, caller, {
          body,
          link,
          seconds: keySeconds(dependencies),
        });
        // Inside the transaction: a task needs its folder.
        await objects.makeDirectory(bucket, key);
        return taskId;
      });
      events.publish(caller.sub, { type: 'task', data: { id, status: 'Started', percentage: 0 } });
      return { status: 201, body: { task_id: id, data: { upload_link: link } } };
    }),

    refreshUploadToken: signedIn(async ({ caller, params, request }) => {
      const { names, status } = await findUpload(caller, params.id);
      if (status === 'Finished') throw finishedDataSet(names.name);
      const { bucket, key } = uploadLocation(names);
      await checkAccess(dependencies, caller, bucket, key, 'write');
      const seconds = keySeconds(dependencies);
      const owner = await quotaOwnerOf(dependencies, caller, { bucket, key });
      await uploads.quotas.check(owner, { bucket, key, size: 1 });
      const maxBytes = Math.min(
        config.uploadLimits.maxFileBytes,
        await uploads.quotas.room(owner, { bucket, key }),
      );
      const grant = { expiresInSeconds: seconds, maxBytes };
      const { base, query } = await objects.presignFolder(bucket, key, grant);
      // The store knows no quota, so its keys are for folders without one.
      const folderKey = uploads.quotas.applyTo(owner, { bucket, key })
        ? undefined
        : await folderKeys?.issue({ bucket, key }, `portal-${params.id}`);
      // A key of the store reads its folder.
      await recordExport(dependencies, { caller, request }, { bucket, key });
      await dependencies.audit.recordCall({ caller, request }, 'token-created', storageLink(bucket, key));
      return {
        status: 201,
        body: uploadToken({
          id: params.id,
          link: uploadLink(names),
          grant: {
            url: absoluteUrl(request, config, base),
            query,
            expiration: new Date(Date.now() + seconds * 1000),
          },
          key: folderKey,
        }),
      };
    }),

    checkUploadTask: signedIn(async ({ caller, params, request }) => {
      const { id, names, owner_sub, status } = await findUpload(caller, params.id);
      const folder = uploadLocation(names);
      const language = preferredLanguage(request.headers['accept-language']);
      const { files, ...verdict } = await checkUpload(objects, folder, {
        language,
        omics: names.data_type,
        ...(finishedFiles && { changed: (found) => finishedFiles.changed(folder, found) }),
      });
      // The verdict quotes the checksum lists and the metadata table of the folder.
      await recordExport(dependencies, { caller, request }, folder);
      if (verdict.status === 'Success' && status !== 'Finished') {
        await finishUpload(dependencies, { id, names }, files);
        events.publish(owner_sub, { type: 'task', data: { id, status: 'Finished', percentage: 100 } });
      }
      return { status: 200, body: verdict };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

function keySeconds({ folderKeys }: Pick<Dependencies, 'folderKeys'>): number {
  return folderKeys?.seconds ?? LINK_SECONDS;
}

/** Finishes a data set with the files that were checked. */
async function finishUpload(
  { db, finishedFiles }: Pick<Dependencies, 'db' | 'finishedFiles'>,
  { id, names }: { id: string; names: UploadNames },
  files: readonly ListEntry[],
): Promise<void> {
  const payload = JSON.stringify({ ...names, status: 'Finished' });
  await db.transaction().execute(async (transaction) => {
    await finishedFiles?.record(transaction, uploadLocation(names), files);
    await transaction
      .updateTable('tasks')
      .set({ status: 'Finished', percentage: 100, finished_time: Date.now(), payload })
      .where('id', '=', id)
      .execute();
  });
}

type UploadSubmit = operations['createUploadTask']['requestBody']['content']['application/json'];

function nameTaken({ name, data_type: type }: UploadSubmit): ApiError {
  const sentence = {
    'en-US': `There is a data set "${name}" with ${type} data already: choose another name.`,
    'zh-CN': `已有名为“${name}”的 ${type} 数据集：请换一个名称。`,
  };
  return new ApiError(409, sentence, [{ field: 'name', message: NAME_TAKEN }]);
}

/** True if the caller has a task for this folder. Concurrent calls for one folder wait until the transaction ends. */
async function isAnnounced(
  transaction: Transaction<Database>,
  caller: Caller,
  link: string,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${link}))`.execute(transaction);
  const task = await transaction
    .selectFrom('tasks')
    .select('id')
    .where('owner_sub', '=', caller.sub)
    .where('plugin_name', '=', UPLOAD_PLUGIN)
    .where(sql`response #>> '{data,upload_link}'`, '=', link)
    .limit(1)
    .executeTakeFirst();
  return task !== undefined;
}

async function writeUpload(
  transaction: Transaction<Database>,
  caller: Caller,
  { body, link, seconds }: { body: UploadSubmit; link: string; seconds: number },
): Promise<string> {
  const id = randomUUID();
  const { name, email, manager, data_type, description = '' } = body;
  await transaction
    .insertInto('tasks')
    .values({
      id,
      name,
      description,
      payload: JSON.stringify({
        name,
        email,
        manager,
        data_type,
        description,
        status: 'Started',
        duration_seconds: seconds,
      }),
      plugin_name: UPLOAD_PLUGIN,
      plugin_type: 'ToolPlugin',
      plugin_version: PLUGIN_VERSION,
      owner: caller.email,
      owner_sub: caller.sub,
      group_name: null,
      project_id: null,
      workflow_id: null,
      response: JSON.stringify({ data: { upload_link: link } }),
      started_time: Date.now(),
      status: 'Started',
      percentage: 0,
    })
    .execute();
  return id;
}
