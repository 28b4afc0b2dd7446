import { useLingui } from '@lingui/react/macro';
import { cn } from '@omics-portal/ui';
import { Upload } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import type { DroppedTransfer } from '../upload/use-dropped-files';

interface FolderDropTargetProps {
  /** Name of the folder that takes the files. */
  readonly folder: string;
  readonly onDrop: (dropped: DroppedTransfer) => void;
  readonly children: ReactNode;
}

/** Drop target around the contents of a folder: says where files go while they are dragged over it. */
export function FolderDropTarget({ folder, onDrop, children }: FolderDropTargetProps) {
  const { t } = useLingui();
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) {
      event.preventDefault();
      setOver(true);
    }
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
      setOver(false);
    }
  };
  const take = (event: DragEvent) => {
    setOver(false);
    if (!event.dataTransfer.types.includes('Files')) {
      return;
    }
    event.preventDefault();
    const entries = [...event.dataTransfer.items].map((item) => item.webkitGetAsEntry());
    onDrop({
      items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
      files: [...event.dataTransfer.files],
    });
  };
  return (
    <div
      data-slot="folder-drop-target"
      className="relative min-w-0 flex-1"
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={take}
    >
      {children}
      <div
        aria-hidden={!isOver}
        className={cn(
          'pointer-events-none absolute inset-0 z-10 items-start justify-center rounded-card border-2 border-dashed border-primary-text bg-surface/80 p-6 font-medium',
          isOver ? 'flex' : 'hidden',
        )}
      >
        <span className="flex items-center gap-2">
          <Upload aria-hidden className="size-5 text-primary-text" />
          {t`Drop files or folders to upload them to ${folder}`}
        </span>
      </div>
    </div>
  );
}
