import { useMemo, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { fetchEntries, type FolderInput } from '@omics-portal/resources';
import { notify } from '@omics-portal/ui';
import { formatNumber, useErrorText } from '@omics-portal/wording';
import { useStorage } from '../ports/storage-ports';
import { choiceOf, MAX_CHOSEN, NO_ENTRIES, type EntryChoice } from './entry-choice';
import type { EntrySlot } from './entry-slots';

/** Choice of entries of a folder. Entries that are chosen before they are loaded are fetched. */
export function useEntryChoice(input: FolderInput, slots: readonly EntrySlot[]) {
  const { t, i18n } = useLingui();
  const { datains } = useStorage();
  const errorText = useErrorText();
  const [choice, setChoice] = useState<EntryChoice>(NO_ENTRIES);
  const fetching = useMutation(fetchEntries(datains));
  const change = (keys: ReadonlySet<string>) => {
    const { choice: known, unloaded } = choiceOf(keys, slots, choice);
    setChoice(known);
    if (keys.size > MAX_CHOSEN) {
      const limit = formatNumber(MAX_CHOSEN, i18n.locale);
      notify({
        tone: 'info',
        title: t`The first ${limit} items are selected`,
        description: t`An action takes at most ${limit} items. For more, choose the folder that contains them.`,
      });
    }
    if (unloaded.length > 0) {
      fetching.mutate(
        { folder: input, indices: unloaded },
        {
          onSuccess: (entries) =>
            setChoice(
              (before) => new Map([...before, ...entries.map((entry) => [entry.key, entry] as const)]),
            ),
          onError: (error) =>
            notify({
              tone: 'danger',
              title: t`Not all items could be selected`,
              description: errorText(error),
            }),
        },
      );
    }
  };
  const selection = useMemo(() => new Set(choice.keys()), [choice]);
  return {
    choice,
    selection,
    change,
    clear: () => setChoice(NO_ENTRIES),
    isFetching: fetching.isPending,
  };
}
