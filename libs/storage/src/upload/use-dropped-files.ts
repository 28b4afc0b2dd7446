import { useLingui } from '@lingui/react/macro';
import { droppedFiles, notify, type LocalFile } from '@omics-portal/ui';
import { useEffect, useEffectEvent } from 'react';

/** Dropped files and folders. The browser empties the event's own after the event. */
export interface DroppedTransfer {
  readonly items: readonly Pick<DataTransferItem, 'webkitGetAsEntry'>[];
  readonly files: readonly File[];
}

/** Names of what was dropped: of files, and of folders without what is in them. */
export function droppedNames({ items, files }: DroppedTransfer): readonly string[] {
  const entries = items.flatMap((item) => item.webkitGetAsEntry()?.name ?? []);
  return entries.length > 0 ? entries : files.map(({ name }) => name);
}

/** Reads dropped files and folders once, and passes them on with their folders. */
export function useDroppedFiles(
  dropped: DroppedTransfer,
  onFiles: (files: readonly LocalFile[]) => void,
): void {
  const { t } = useLingui();
  const take = useEffectEvent(onFiles);
  const refuse = useEffectEvent(() =>
    notify({ tone: 'danger', title: t`The dropped files could not be read` }),
  );
  useEffect(() => {
    let isOpen = true;
    droppedFiles(dropped).then(
      (files) => (isOpen ? take(files) : undefined),
      () => (isOpen ? refuse() : undefined),
    );
    return () => {
      isOpen = false;
    };
  }, [dropped]);
}
