import type { StorageObject } from '@omics-portal/api';
import { Button, MiddleEllipsis, Skeleton, TextLink } from '@omics-portal/ui';
import { formatFileSize, Moment } from '@omics-portal/wording';
import { File, Folder } from 'lucide-react';
import { useEffect } from 'react';
import { useStorage } from '../ports/storage-ports';
import type { OnFileAction } from './entry-items';
import { isFolder } from './is-folder';

interface EntryNameProps {
  readonly entry: StorageObject;
  /** Name, or path below the folder of a search. */
  readonly name: string;
  /** True: size and time in a second line, on a phone. */
  readonly facts: boolean;
  readonly onAct: OnFileAction;
}

/** Name of an entry: a folder is a link to it, a file opens its details. */
export function EntryName({ entry, name, facts, onAct }: EntryNameProps) {
  const { links } = useStorage();
  const folder = isFolder(entry);
  const Icon = folder ? Folder : File;
  return (
    <span className="flex items-center gap-2">
      <Icon aria-hidden className={`size-4 shrink-0 ${folder ? 'text-primary-text' : 'text-muted'}`} />
      <span className="flex min-w-0 flex-col items-start">
        {folder ? (
          <TextLink href={links.files(entry.path)} className="flex max-w-full">
            <MiddleEllipsis text={name} />
          </TextLink>
        ) : (
          <Button
            variant="link"
            className="min-h-0 max-w-full px-0 text-start"
            onClick={() => onAct('details', [entry])}
          >
            <MiddleEllipsis text={name} />
          </Button>
        )}
        {facts && !folder ? (
          <span className="text-xs text-muted">
            {formatFileSize(entry.size)} · <Moment ms={Date.parse(entry['last-modified'] ?? '')} />
          </span>
        ) : null}
      </span>
    </span>
  );
}

/** Stand-in for an entry that is not loaded: reports that it is visible. */
export function MissingEntry({
  index,
  onShow,
}: {
  readonly index: number;
  readonly onShow: (index: number) => void;
}) {
  useEffect(() => onShow(index), [index, onShow]);
  return <Skeleton className="w-40" />;
}
