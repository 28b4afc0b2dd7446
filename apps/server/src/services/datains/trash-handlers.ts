import type { components, operations } from '@omics-portal/api/datains';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/api-error.ts';
import { isAdmin, type Caller } from '../../identity/identity.ts';
import { checkNames } from '../../objects/object-names.ts';
import { ownFolders } from '../../objects/own-folders.ts';
import { storageLink } from '../../objects/storage-link.ts';
import { signedIn, type OperationHandlers } from '../../operations/handler.ts';
import { TRASH_BUCKET, type TrashEntry } from '../../trash/trash.ts';
import { checkNotFinished } from '../finished-data-set.ts';
import { checkAccess } from '../storage-access.ts';
import { outcomeOf } from './outcomes.ts';
import { checkBucket, checkService } from './storage-bucket.ts';

type Schemas = components['schemas'];

/** Handlers of the trash: what is deleted here can be restored until its time is over. */
export function trashHandlers(dependencies: Dependencies) {
  const { audit, db, trash, uploads } = dependencies;
  return {
    trashObjects: signedIn(async ({ params, body, caller, request }) => {
      const { bucket } = params;
      await checkBucket(dependencies, params);
      const data: Schemas['TrashOutcomes']['data'] = [];
      for (const key of body.keys) {
        const outcome = await outcomeOf(request.headers['accept-language'], async () => {
          checkNames(bucket, key, 'either');
          if (bucket === TRASH_BUCKET) throw notFound('bucket', bucket);
          await checkAccess(dependencies, caller, bucket, key, 'write');
          return { id: await trash.put({ bucket, key }, caller.username) };
        });
        data.push({ key, ...outcome });
        if (outcome.state !== 'done') continue;
        const subject = storageLink(bucket, key);
        await audit.recordCall({ caller, request }, 'deleted', subject);
      }
      return { status: 200, body: { kept_days: trash.keptDays, data } };
    }),

    listTrash: signedIn(async ({ params, query, caller }) => {
      checkService(params.service);
      const { page = 1, per_page: size = 10 } = query;
      const filter = { username: caller.username, homes: ownFolders(caller) };
      const { total, rows } = await trash.list(filter, { page, size });
      return {
        status: 200,
        body: { total, page, per_page: size, kept_days: trash.keptDays, data: rows.map(wireTrash) },
      };
    }),

    restoreTrash: signedIn(async ({ params, body, caller, request }) => {
      checkService(params.service);
      const data: Schemas['RestoreOutcomes']['data'] = [];
      for (const id of body.ids) {
        const outcome = await outcomeOf(request.headers['accept-language'], async () => {
          const entry = await findOwn(dependencies, caller, id);
          await checkAccess(dependencies, caller, entry.bucket, entry.key, 'write');
          // Files that were deleted from a finished data set come back; files that were deleted before its end do not.
          await checkNotFinished(db, entry, Number(entry.deleted_time));
          const key = await trash.restore(entry, body.on_conflict === 'keep_both');
          return { path: storageLink(entry.bucket, key) };
        });
        data.push({ id, ...outcome });
      }
      return { status: 200, body: { data } };
    }),

    removeTrash: signedIn(async ({ params, body, caller, request }) => {
      checkService(params.service);
      const data: Schemas['RestoreOutcomes']['data'] = [];
      for (const id of body.ids) {
        const outcome = await outcomeOf(request.headers['accept-language'], async () => {
          const entry = await findOwn(dependencies, caller, id);
          await trash.remove(entry);
          const subject = storageLink(entry.bucket, entry.key);
          await audit.recordCall({ caller, request }, 'deleted', subject);
          return {};
        });
        data.push({ id, ...outcome });
      }
      // The room is there at once.
      uploads.usage.forget(caller.sub);
      return { status: 200, body: { data } };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

/** Entry that the caller may restore or remove. Throws 404 for any other, as for one that does not exist. */
async function findOwn({ trash }: Dependencies, caller: Caller, id: string): Promise<TrashEntry> {
  const entry = await trash.find(id);
  const isOwn =
    entry !== undefined &&
    (entry.deleted_by === caller.username ||
      isAdmin(caller) ||
      ownFolders(caller).some(({ bucket, key }) => bucket === entry.bucket && entry.key.startsWith(key)));
  if (!isOwn) throw notFound('item in the trash', id);
  return entry;
}

function wireTrash(entry: TrashEntry): Schemas['TrashedObject'] {
  const { id, bucket, key } = entry;
  return {
    id,
    key,
    path: storageLink(bucket, key),
    deleted_by: entry.deleted_by,
    deleted_time: Number(entry.deleted_time),
    expires_time: Number(entry.expires_time),
  };
}
