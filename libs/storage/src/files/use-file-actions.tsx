import { useLingui } from '@lingui/react';
import { parseStorageLink, type StorageObject } from '@omics-portal/api';
import { invalidateObjects } from '@omics-portal/resources';
import { PanelBoundary, useErrorText } from '@omics-portal/wording';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ActionContext } from '../changes/delete-entries';
import type { FolderLocation } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';
import type { FileAction, OnFileAction } from './entry-items';
import { FileDetails } from './file-details';
import { FolderTree } from './folder-tree';
import { useAddToCart } from './use-add-to-cart';
import { useDownload } from './use-download';

/** Loaded on demand: most visits change nothing. */
const ChangeDialog = lazy(async () => ({
  default: (await import('../changes/change-dialog')).ChangeDialog,
}));

/** Entries that an action is about to take. */
interface ChosenAction {
  readonly action: FileAction;
  readonly entries: readonly StorageObject[];
}

/** Actions on entries of a folder, and the dialog of the one that needs it. `onChanged` is called after a change. */
export function useFileActions(
  location: FolderLocation,
  onChanged: () => void,
): { readonly act: OnFileAction; readonly dialogs: ReactNode } {
  const download = useDownload();
  const addToCart = useAddToCart();
  const context = useActionContext();
  const late = useLateActions(location, context);
  const [chosen, setChosen] = useState<ChosenAction | null>(null);
  const run: OnFileAction = (action, entries) => {
    const address = parseStorageLink(entries[0]?.path ?? '');
    if (action === 'cart') {
      addToCart(entries);
    } else if (action === 'delete') {
      void late.remove(entries).then((changed) => (changed ? onChanged() : undefined));
    } else if (action === 'kit') {
      void late.makeKit(entries);
    } else if (action === 'download') {
      if (address) download.mutate(address);
    } else {
      setChosen({ action, entries });
    }
  };
  // One function for all renders: the cells of the grid depend on it.
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  const act = useCallback<OnFileAction>((action, entries) => latest.current(action, entries), []);
  const close = () => setChosen(null);
  const address = chosen?.action === 'details' ? parseStorageLink(chosen.entries[0]?.path ?? '') : null;
  const dialogs = address ? (
    <FileDetails address={address} onClose={close} />
  ) : chosen ? (
    <PanelBoundary>
      <Suspense>
        <ChangeDialog
          {...chosen}
          context={context}
          location={location}
          FolderTree={FolderTree}
          onClose={close}
          onDone={onChanged}
        />
      </Suspense>
    </PanelBoundary>
  ) : null;
  return { act, dialogs };
}

/** Actions without a dialog whose code is loaded when they are used first. */
function useLateActions(location: FolderLocation, context: ActionContext) {
  const { datainsUrl } = useStorage();
  return {
    remove: async (entries: readonly StorageObject[]): Promise<boolean> =>
      (await import('../changes/delete-entries')).deleteEntries(context, entries),
    makeKit: async (entries: readonly StorageObject[]): Promise<void> =>
      (await import('../changes/make-files-kit')).makeFilesKit(context, { location, entries, datainsUrl }),
  };
}

/** Dependencies of actions that may end after their component is gone. */
function useActionContext(): ActionContext {
  const { i18n } = useLingui();
  const { datains } = useStorage();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return { datains, i18n, errorText, refresh: () => invalidateObjects(queryClient) };
}
