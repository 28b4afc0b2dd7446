import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { parseStorageLink, type DatainsClient, type StorageObject } from '@omics-portal/api';
import { restoreFromTrash, sendToTrash, type TrashOutcome } from '@omics-portal/resources';
import { notify } from '@omics-portal/ui';
import { nameOf } from '../location/folder-location';

/** Dependencies of actions that are loaded when they are used. */
export interface ActionContext {
  readonly datains: DatainsClient;
  readonly i18n: I18n;
  readonly errorText: (error: unknown) => string | undefined;
  /** Fetches the folders again. */
  readonly refresh: () => Promise<void>;
}

/** Moves entries of one bucket into the trash, with a notice that takes it back. Resolves with true if any was moved. */
export async function deleteEntries(
  context: ActionContext,
  entries: readonly StorageObject[],
): Promise<boolean> {
  const { datains, i18n, errorText, refresh } = context;
  const address = parseStorageLink(entries[0]?.path ?? '');
  if (!address) {
    return false;
  }
  const { service, bucket } = address;
  const undo = async (ids: readonly string[]) => {
    await restoreWithNotice(context, service, ids);
    await refresh();
  };
  try {
    const keys = entries.map(({ key }) => key);
    const { keptDays, outcomes } = await sendToTrash(datains, { service, bucket, keys });
    const ids = outcomes.flatMap(({ state, id }) => (state === 'done' && id ? [id] : []));
    const name = entries.length === 1 ? nameOf(keys[0] ?? '') : null;
    if (ids.length > 0) {
      notify({
        tone: 'success',
        title:
          name === null
            ? i18n._(
                msg`${plural(ids.length, { one: '# item is in the trash', other: '# items are in the trash' })}`,
              )
            : i18n._(msg`${name} is in the trash`),
        description: i18n._(
          msg`${plural(keptDays, { one: 'It can be restored for # day.', other: 'It can be restored for # days.' })}`,
        ),
        action: {
          label: i18n._(msg`Undo`),
          onClick: () => void undo(ids),
        },
      });
    }
    reportFailed(i18n, outcomes, name);
    return ids.length > 0;
  } catch (error) {
    notify({ tone: 'danger', title: i18n._(msg`Nothing was deleted`), description: errorText(error) });
    return false;
  } finally {
    await refresh();
  }
}

/** Notice of the items that were not deleted; `name` is that of a single one. */
export function reportFailed(i18n: I18n, outcomes: readonly TrashOutcome[], name: string | null): void {
  const failed = outcomes.filter(({ state }) => state !== 'done');
  if (failed.length > 0) {
    notify({
      tone: 'danger',
      title:
        name === null
          ? i18n._(
              msg`${plural(failed.length, { one: '# item could not be deleted', other: '# items could not be deleted' })}`,
            )
          : i18n._(msg`${name} could not be deleted`),
      description: failed[0]?.message,
    });
  }
}

/** Restores items of the trash, with a notice. The caller fetches the folders again. */
export async function restoreWithNotice(
  { datains, i18n, errorText }: ActionContext,
  service: string,
  ids: readonly string[],
): Promise<void> {
  try {
    const outcomes = await restoreFromTrash(datains, { service, ids, keepBoth: true });
    const failed = outcomes.filter(({ state }) => state !== 'done').length;
    notify(
      failed === 0
        ? {
            tone: 'success',
            title: i18n._(
              msg`${plural(ids.length, { one: '# item was restored', other: '# items were restored' })}`,
            ),
          }
        : {
            tone: 'danger',
            title: i18n._(
              msg`${plural(failed, { one: '# item could not be restored', other: '# items could not be restored' })}`,
            ),
            description: outcomes.find(({ message }) => message)?.message,
          },
    );
  } catch (error) {
    notify({
      tone: 'danger',
      title: i18n._(msg`The items could not be restored`),
      description: errorText(error),
    });
  }
}
