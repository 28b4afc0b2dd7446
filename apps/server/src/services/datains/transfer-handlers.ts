import type { components, operations } from '@omics-portal/api/datains';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../identity/identity.ts';
import { underFreeKey } from '../../objects/free-key.ts';
import { checkNames } from '../../objects/object-names.ts';
import { objectSize } from '../../objects/object-size.ts';
import { storageLink, type ObjectLocation } from '../../objects/storage-link.ts';
import { KeyTakenError } from '../../objects/transfer-check.ts';
import { signedIn, type OperationHandlers } from '../../operations/handler.ts';
import type { Trash } from '../../trash/trash.ts';
import { quotaOwnerOf } from '../../uploads/folder-owner.ts';
import type { QuotaOwner } from '../../uploads/quotas.ts';
import { checkUploadName } from '../../uploads/upload-rules.ts';
import { checkNotFinished } from '../finished-data-set.ts';
import { recordExport } from '../record-export.ts';
import { checkAccess } from '../storage-access.ts';
import { outcomeOf, type Outcome } from './outcomes.ts';
import { checkBucket } from './storage-bucket.ts';

type TransferRequest = components['schemas']['TransferRequest'];
type Item = TransferRequest['items'][number];

/** Move or copy of many, after its checks. */
interface ManyTransfers extends Pick<TransferRequest, 'action'> {
  bucket: string;
  toBucket: string;
  conflict: NonNullable<TransferRequest['on_conflict']>;
  caller: Caller;
  request: { ip: string };
}

/** Handler that moves, renames and copies files and folders, many at once. */
export function transferHandlers(dependencies: Dependencies) {
  return {
    transferObjects: signedIn(async ({ params, body, caller, request }) => {
      const { bucket } = params;
      const { action, items, to_bucket: toBucket = bucket, on_conflict: conflict = 'ask' } = body;
      await checkBucket(dependencies, params);
      await checkBucket(dependencies, { ...params, bucket: toBucket });
      const many = { action, bucket, toBucket, conflict, caller, request };
      const data: (Item & Outcome)[] = [];
      const language = request.headers['accept-language'];
      for (const item of items)
        data.push({ ...item, ...(await outcomeOf(language, () => transfer(dependencies, many, item))) });
      return { status: 200, body: { data: data.map((each) => skippedOf(each, conflict)) } };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

/** Outcome with a conflict as skipped, where the caller wants that. */
function skippedOf<Each extends Outcome>(each: Each, conflict: ManyTransfers['conflict']): Each {
  return conflict === 'skip' && each.state === 'conflict' ? { ...each, state: 'skipped' } : each;
}

async function transfer(
  dependencies: Dependencies,
  { action, bucket, toBucket, conflict, caller, request }: ManyTransfers,
  { from, to }: Item,
): Promise<{ to: string; replaced?: string }> {
  const { audit, config, db, objects, trash, uploads } = dependencies;
  checkNames(bucket, from, 'either');
  checkNames(toBucket, to, 'either');
  await checkAccess(dependencies, caller, bucket, from, action === 'move' ? 'write' : 'read');
  await checkAccess(dependencies, caller, toBucket, to, 'write');
  checkUploadName(config.uploadLimits, to);
  const target = { bucket: toBucket, key: to };
  await checkNotFinished(db, target);
  const owner = await quotaOwnerOf(dependencies, caller, target);
  const size = await addedBytes(dependencies, { action, owner, source: { bucket, key: from }, target });
  const write = async (key: string) => {
    const transferred = () => objects[action](bucket, from, key, toBucket);
    await (size === 0 ? transferred() : uploads.quotas.write(owner, { ...target, size }, transferred));
    await recordExport(dependencies, { caller, request }, { bucket, key: from });
  };
  if (conflict === 'keep_both') return { to: await underFreeKey(to, write) };
  try {
    await write(to);
  } catch (error) {
    const isItself = bucket === toBucket && from === to;
    if (!(error instanceof KeyTakenError) || conflict !== 'replace' || isItself) throw error;
    const replaced = await replace(trash, target, caller, () => write(to));
    await audit.recordCall({ caller, request }, 'deleted', storageLink(toBucket, to));
    return { to, replaced };
  }
  return { to };
}

/** Moves what has this location into the trash and writes there. Returns its id in the trash; a failed write restores it. */
async function replace(
  trash: Trash,
  target: ObjectLocation,
  { username }: Caller,
  write: () => Promise<unknown>,
): Promise<string> {
  const id = await trash.put(target, username);
  try {
    await write();
  } catch (error) {
    const entry = await trash.find(id);
    if (entry) await trash.restore(entry, true);
    throw error;
  }
  return id;
}

/** Transfer of one item, for its size. */
interface SizedTransfer extends Pick<ManyTransfers, 'action'> {
  owner: QuotaOwner;
  source: ObjectLocation;
  target: ObjectLocation;
}

/** Bytes that a transfer adds to what the quotas of the target's owner count; 0 where no quota counts them. */
async function addedBytes(
  { objects, uploads }: Dependencies,
  { action, owner, source, target }: SizedTransfer,
): Promise<number> {
  if (!uploads.quotas.applyTo(owner, target)) return 0;
  // Files that move within an account's own folders count there already.
  if (action === 'move' && uploads.quotas.applyTo(owner, source)) return 0;
  const { bucket, key } = source;
  if (key.endsWith('/')) return (await objects.usage(bucket, key)).bytes;
  return (await objectSize(objects, bucket, key)) ?? 0;
}
