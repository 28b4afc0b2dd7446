import { useState, type DragEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { droppedFiles, notify, type LocalFile } from '@omics-portal/ui';

/** Drop of files and folders of this computer on an element. Drops on dialogs above it are theirs. */
export function useSampleDrop(onFiles: (files: readonly LocalFile[]) => void) {
  const { t } = useLingui();
  const [isOver, setOver] = useState(false);
  const isOurs = ({ currentTarget, target, dataTransfer }: DragEvent) =>
    target instanceof Node && currentTarget.contains(target) && dataTransfer.types.includes('Files');
  const accept = (files: readonly LocalFile[]) => {
    if (files.length > 0) {
      onFiles(files);
    } else {
      notify({ tone: 'warning', title: t`The dropped folder has no files` });
    }
  };
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (isOurs(event)) {
          event.preventDefault();
          setOver(true);
        }
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setOver(false);
        }
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (isOurs(event)) {
          event.preventDefault();
          droppedFiles(event.dataTransfer).then(accept, () =>
            notify({ tone: 'danger', title: t`The dropped files could not be read` }),
          );
        }
      },
    },
  };
}
