import { cn } from '@omics-portal/ui';
import { Upload } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import type { DroppedTransfer } from './use-dropped-files';

interface DropTargetProps {
  /** Text while files are dragged over it: what a drop does. */
  readonly label: string;
  readonly onDrop: (dropped: DroppedTransfer) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Drop target around the contents of a folder or a page: says where files go while they are dragged over it. */
export function DropTarget({ label, onDrop, className, children }: DropTargetProps) {
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
      data-slot="drop-target"
      className={cn('relative min-w-0 flex-1', className)}
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
          {label}
        </span>
      </div>
    </div>
  );
}
