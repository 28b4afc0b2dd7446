import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import {
  sendToTrash,
  sendTransfer,
  type TransferOutcome,
  type TransferRequest,
} from '@omics-portal/resources';
import { notify, type Notice } from '@omics-portal/ui';
import { nameOf } from '../location/folder-location';
import { reportFailed, restoreWithNotice, type ActionContext } from './delete-entries';
import { itemsBack } from './transfer-items';

/** Failed items that a notice names; the rest is counted. */
const MAX_NAMED = 3;

/** Move, rename or copy that a service has finished. */
export interface FinishedTransfer {
  readonly action: TransferRequest['action'];
  readonly service: string;
  readonly bucket: string;
  /** Bucket that took the items. */
  readonly toBucket: string;
  readonly outcomes: readonly TransferOutcome[];
}

/** Undo action of a notice about a transfer; undefined where nothing was moved or copied. */
export function undoAction(context: ActionContext, transfer: FinishedTransfer): Notice['action'] {
  const isMove = transfer.action === 'move';
  const hasDone = itemsBack(transfer.outcomes).length > 0;
  return hasDone
    ? {
        label: context.i18n._(msg`Undo`),
        onClick: () => void (isMove ? moveBack(context, transfer) : removeCopies(context, transfer)),
      }
    : undefined;
}

/** Moves items back under their former names, restores what they had replaced, and says what was done and what was not. */
async function moveBack(context: ActionContext, transfer: FinishedTransfer): Promise<void> {
  const { datains, i18n, errorText, refresh } = context;
  const { service, bucket, toBucket, outcomes } = transfer;
  try {
    const items = itemsBack(outcomes);
    const back = await sendTransfer(datains, {
      service,
      bucket: toBucket,
      to_bucket: bucket,
      action: 'move',
      items,
    });
    const failed = back.filter(({ state }) => state !== 'done');
    const done = back.length - failed.length;
    if (done > 0) {
      notify({
        tone: 'success',
        title: i18n._(
          msg`${plural(done, { one: '# item was moved back', other: '# items were moved back' })}`,
        ),
      });
    }
    if (failed.length > 0) {
      notify({
        tone: 'danger',
        title: i18n._(
          msg`${plural(failed.length, { one: '# item could not be moved back', other: '# items could not be moved back' })}`,
        ),
        description: reasons(i18n, failed),
      });
    }
    const freed = new Set(back.filter(({ state }) => state === 'done').map(({ from }) => from));
    await restoreReplaced(context, transfer, freed);
  } catch (error) {
    notify({
      tone: 'danger',
      title: i18n._(msg`The items could not be moved back`),
      description: errorText(error),
    });
  } finally {
    await refresh();
  }
}

/** Moves the copies into the trash, and restores what they had replaced. */
async function removeCopies(context: ActionContext, transfer: FinishedTransfer): Promise<void> {
  const { datains, i18n, errorText, refresh } = context;
  const { service, toBucket, outcomes } = transfer;
  try {
    const keys = itemsBack(outcomes).map(({ from }) => from);
    const { outcomes: removed } = await sendToTrash(datains, { service, bucket: toBucket, keys });
    const gone = new Set(removed.filter(({ state }) => state === 'done').map(({ key }) => key));
    if (gone.size > 0) {
      notify({
        tone: 'success',
        title: i18n._(
          msg`${plural(gone.size, { one: '# item is in the trash', other: '# items are in the trash' })}`,
        ),
      });
    }
    reportFailed(i18n, removed, null);
    await restoreReplaced(context, transfer, gone);
  } catch (error) {
    notify({ tone: 'danger', title: i18n._(msg`Nothing was deleted`), description: errorText(error) });
  } finally {
    await refresh();
  }
}

/** Restores what the items had replaced, where their keys are free again. */
async function restoreReplaced(
  context: ActionContext,
  { service, outcomes }: FinishedTransfer,
  free: ReadonlySet<string>,
): Promise<void> {
  const ids = outcomes.flatMap(({ to, replaced }) => (replaced && free.has(to) ? [replaced] : []));
  if (ids.length > 0) await restoreWithNotice(context, service, ids);
}

/** Names of the items that failed, each with the reason of the service. */
function reasons(i18n: I18n, failed: readonly TransferOutcome[]): string {
  const named = failed.slice(0, MAX_NAMED).map(({ from, state, message }) => {
    const reason = message ?? (state === 'conflict' ? i18n._(msg`This name is taken`) : '');
    return reason === '' ? nameOf(from) : `${nameOf(from)}: ${reason}`;
  });
  const rest = failed.length - named.length;
  const more = i18n._(msg`${plural(rest, { one: '# more item', other: '# more items' })}`);
  return [...named, ...(rest > 0 ? [more] : [])].join(' · ');
}
