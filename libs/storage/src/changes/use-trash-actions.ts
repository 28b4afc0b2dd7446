import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { removeTrash, restoreTrash, type RestoreOutcome } from '@omics-portal/resources';
import { notify } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useStorage } from '../ports/storage-ports';

/** Restoring and removing items of the trash, with notices of what became of them. `onSettled` is called after each. */
export function useTrashActions(service: string, onSettled: () => void) {
  const { t } = useLingui();
  const { datains } = useStorage();
  const errorText = useErrorText();
  const restore = useMutation(restoreTrash(datains));
  const remove = useMutation(removeTrash(datains));
  const report = (outcomes: readonly RestoreOutcome[], done: (count: number) => string) => {
    const failed = outcomes.filter(({ state }) => state !== 'done');
    const count = outcomes.length - failed.length;
    if (count > 0) notify({ tone: 'success', title: done(count) });
    if (failed.length > 0) {
      notify({
        tone: 'danger',
        title: t`${plural(failed.length, { one: '# item was not changed', other: '# items were not changed' })}`,
        description: failed[0]?.message,
      });
    }
  };
  const onError = (error: unknown) =>
    notify({ tone: 'danger', title: t`The trash was not changed`, description: errorText(error) });
  return {
    restore: (ids: readonly string[]) =>
      restore.mutate(
        { service, ids, keepBoth: true },
        {
          onSuccess: (outcomes) =>
            report(
              outcomes,
              (count) => t`${plural(count, { one: '# item was restored', other: '# items were restored' })}`,
            ),
          onError,
          onSettled,
        },
      ),
    remove: (ids: readonly string[]) =>
      remove.mutate(
        { service, ids },
        {
          onSuccess: (outcomes) =>
            report(
              outcomes,
              (count) =>
                t`${plural(count, { one: '# item was permanently deleted', other: '# items were permanently deleted' })}`,
            ),
          onError,
          onSettled,
        },
      ),
    isRestoring: restore.isPending,
    isRemoving: remove.isPending,
  };
}
