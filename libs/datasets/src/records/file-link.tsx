import type { MouseEvent } from 'react';
import type { DataFile } from '@omics-portal/api';
import { ButtonLink, cn, MiddleEllipsis } from '@omics-portal/ui';
import { fileKey, fileName } from '../fields/record-values';
import { useFileHref } from '../ports/use-file-href';

interface FileLinkProps {
  readonly collection: string;
  readonly record: DataFile;
  /** Opens the details over the page as it is. */
  readonly onOpen: (record: DataFile) => void;
  /** Shows the whole name in several lines, instead of its beginning and end in one. */
  readonly wraps?: boolean;
}

/** Name of a file, as a link to its details: it can be opened in a new tab and copied. A plain click opens them here. */
export function FileLink({ collection, record, onOpen, wraps = false }: FileLinkProps) {
  const name = fileName(record);
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(record);
  };
  return (
    <ButtonLink
      variant="link"
      href={useFileHref(collection)(fileKey(record))}
      title={name}
      className={cn(
        'h-auto max-w-full justify-start text-start',
        wraps ? 'wrap-anywhere whitespace-normal' : 'min-h-0',
      )}
      onClick={onClick}
    >
      {wraps ? name : <MiddleEllipsis text={name} />}
    </ButtonLink>
  );
}
