import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Texts of a move or of a copy. */
export interface TransferTexts {
  readonly title: (count: number) => string;
  readonly submit: string;
  readonly done: (count: number, folder: string) => string;
  readonly notDone: (count: number) => string;
  readonly failed: string;
}

/** Texts of the dialog of a move or of a copy. */
export function useTransferTexts(action: 'move' | 'copy'): TransferTexts {
  const { t } = useLingui();
  return action === 'move'
    ? {
        title: (count) => t`${plural(count, { one: 'Move # item', other: 'Move # items' })}`,
        submit: t`Move here`,
        done: (done, folder) =>
          t`${plural(done, { one: '# item is now in', other: '# items are now in' })} ${folder}`,
        notDone: (count) =>
          t`${plural(count, { one: '# item was not moved', other: '# items were not moved' })}`,
        failed: t`The items could not be moved`,
      }
    : {
        title: (count) => t`${plural(count, { one: 'Copy # item', other: 'Copy # items' })}`,
        submit: t`Copy here`,
        done: (done, folder) =>
          t`${plural(done, { one: '# item was copied to', other: '# items were copied to' })} ${folder}`,
        notDone: (count) =>
          t`${plural(count, { one: '# item was not copied', other: '# items were not copied' })}`,
        failed: t`The items could not be copied`,
      };
}
