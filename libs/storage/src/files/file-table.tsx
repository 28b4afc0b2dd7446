import { useLingui } from '@lingui/react/macro';
import type { StorageObject } from '@omics-portal/api';
import {
  Button,
  DataTable,
  DropdownMenu,
  IconButton,
  TextLink,
  type DataTableColumn,
} from '@omics-portal/ui';
import { formatFileSize, Moment, useCopy } from '@omics-portal/wording';
import { Copy, Download, Ellipsis, File, FileText, Folder, ShoppingCart, Trash2 } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { nameOf } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';
import { isFolder } from './is-folder';

export type FileAction = 'details' | 'download' | 'cart' | 'delete';

interface FileTableProps {
  readonly entries: readonly StorageObject[];
  readonly loading: boolean;
  readonly onAct: (action: FileAction, key: string) => void;
  readonly empty: ReactNode;
}

/** Table of folders and files. The name of a folder is a link to it; the name of a file opens its details. */
export function FileTable({ entries, loading, onAct, empty }: FileTableProps) {
  const { t } = useLingui();
  const { links } = useStorage();
  const columns = useMemo<DataTableColumn<StorageObject>[]>(
    () => [
      {
        id: 'name',
        header: t`File Name`,
        cell: (entry) => {
          const name = nameOf(entry.key);
          return (
            <span className="flex min-w-48 items-center gap-2">
              {isFolder(entry) ? (
                <>
                  <Folder aria-hidden className="size-4 shrink-0 text-primary-text" />
                  <TextLink href={links.files(entry.path)}>{name}</TextLink>
                </>
              ) : (
                <>
                  <File aria-hidden className="size-4 shrink-0 text-muted" />
                  <Button
                    variant="link"
                    className="min-h-0 px-0 text-start wrap-anywhere"
                    onClick={() => onAct('details', entry.key)}
                  >
                    {name}
                  </Button>
                </>
              )}
            </span>
          );
        },
      },
      {
        id: 'size',
        header: t`Size`,
        align: 'end',
        cell: (entry) => (isFolder(entry) ? '–' : formatFileSize(entry.size)),
      },
      { id: 'class', header: t`Storage Class`, cell: (entry) => entry['storage-class'] ?? '–' },
      {
        id: 'updated',
        header: t`Updated At`,
        cell: (entry) => (isFolder(entry) ? '–' : <Moment ms={Date.parse(entry['last-modified'] ?? '')} />),
      },
      {
        id: 'actions',
        header: t`Action`,
        align: 'end',
        cell: (entry) => <EntryMenu entry={entry} onAct={onAct} />,
      },
    ],
    [t, links, onAct],
  );
  // Outside the table, because inside a wide one it would be cut off on a narrow screen.
  if (entries.length === 0 && !loading) {
    return empty;
  }
  return (
    <DataTable
      caption={t`Files and folders`}
      columns={columns}
      rows={entries}
      rowKey={({ key }) => key}
      loading={loading}
      loadingLabel={t`Loading the folder`}
    />
  );
}

interface EntryMenuProps extends Pick<FileTableProps, 'onAct'> {
  readonly entry: StorageObject;
}

function EntryMenu({ entry, onAct }: EntryMenuProps) {
  const { t } = useLingui();
  const copy = useCopy();
  const name = nameOf(entry.key);
  const copyLink = {
    key: 'copy',
    label: t`Copy link`,
    icon: <Copy />,
    onSelect: () => void copy(entry.path),
  };
  const ofFile = [
    { key: 'details', label: t`Details`, icon: <FileText />, onSelect: () => onAct('details', entry.key) },
    { key: 'download', label: t`Download`, icon: <Download />, onSelect: () => onAct('download', entry.key) },
    {
      key: 'cart',
      label: t`Add to the cart`,
      icon: <ShoppingCart />,
      onSelect: () => onAct('cart', entry.key),
    },
    copyLink,
    {
      key: 'delete',
      label: t`Delete`,
      icon: <Trash2 />,
      tone: 'danger' as const,
      separatorBefore: true,
      onSelect: () => onAct('delete', entry.key),
    },
  ];
  return (
    <DropdownMenu
      label={t`Actions on ${name}`}
      trigger={<IconButton label={t`Actions on ${name}`} size="sm" icon={<Ellipsis />} />}
      items={isFolder(entry) ? [copyLink] : ofFile}
    />
  );
}
