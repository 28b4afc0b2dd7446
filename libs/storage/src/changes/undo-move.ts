import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { sendTransfer, type TransferOutcome, type TransferRequest } from '@omics-portal/resources';
import { notify, type Notice } from '@omics-portal/ui';
import { nameOf } from '../location/folder-location';
import type { ActionContext } from './delete-entries';
import { itemsBack } from './transfer-items';

/** Failed items that a notice names; the rest is counted. */
const MAX_NAMED = 3;

/** Move or rename that a service has finished. */
export interface FinishedMove {
  readonly service: string;
  readonly bucket: string;
  /** Bucket that took the items. */
  readonly toBucket: string;
  readonly outcomes: readonly TransferOutcome[];
}

/** Undo action of a notice about a move or a rename; undefined where nothing was moved. */
export function undoAction(
  context: ActionContext,
  { service, bucket, toBucket, outcomes }: FinishedMove,
): Notice['action'] {
  const items = itemsBack(outcomes);
  const request = { service, bucket: toBucket, to_bucket: bucket, action: 'move' as const, items };
  return items.length === 0
    ? undefined
    : { label: context.i18n._(msg`Undo`), onClick: () => void moveBack(context, request) };
}

/** Moves items back under their former names, with a notice of what was moved and one of what was not. */
async function moveBack(
  { datains, i18n, errorText, refresh }: ActionContext,
  request: TransferRequest,
): Promise<void> {
  try {
    const back = await sendTransfer(datains, request);
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
