import { useLingui } from '@lingui/react/macro';
import type { StorageObject } from '@omics-portal/api';
import { DropdownMenu, IconButton, type DropdownMenuItem } from '@omics-portal/ui';
import { useCopy } from '@omics-portal/wording';
import {
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  FileText,
  Folder,
  FolderPlus,
  Pencil,
  ShoppingCart,
  Trash2,
} from 'lucide-react';
import { nameOf } from '../location/folder-location';
import { isFolder } from './is-folder';

/** Action on entries of a folder; some take one entry only. */
export type FileAction =
  'details' | 'download' | 'cart' | 'kit' | 'share' | 'rename' | 'move' | 'copy' | 'delete';

/** Called with an action and its entries. */
export type OnFileAction = (action: FileAction, entries: readonly StorageObject[]) => void;

/** Menu items of an entry: what can be done with a file, or with a folder. */
function useEntryItems(onAct: OnFileAction): (entry: StorageObject) => readonly DropdownMenuItem[] {
  const { t } = useLingui();
  const copy = useCopy();
  return (entry) => {
    const item = (key: FileAction, label: string, icon: DropdownMenuItem['icon']): DropdownMenuItem => ({
      key,
      label,
      icon,
      onSelect: () => onAct(key, [entry]),
    });
    const copyLink: DropdownMenuItem = {
      key: 'copy-link',
      label: t`Copy link`,
      icon: <Copy />,
      onSelect: () => void copy(entry.path),
    };
    const changes: readonly DropdownMenuItem[] = [
      { ...item('rename', t`Rename`, <Pencil />), separatorBefore: true },
      item('move', t`Move`, <Folder />),
      item('copy', t`Copy`, <FolderPlus />),
      { ...item('delete', t`Delete`, <Trash2 />), tone: 'danger', separatorBefore: true },
    ];
    if (isFolder(entry)) {
      return [copyLink, ...changes];
    }
    return [
      item('details', t`Details`, <FileText />),
      item('download', t`Download`, <Download />),
      item('cart', t`Add to the cart`, <ShoppingCart />),
      copyLink,
      item('share', t`Share`, <ExternalLink />),
      ...changes,
    ];
  };
}

/** Button that opens the menu of an entry. */
export function EntryMenu({ entry, onAct }: { readonly entry: StorageObject; readonly onAct: OnFileAction }) {
  const { t } = useLingui();
  const itemsOf = useEntryItems(onAct);
  const name = nameOf(entry.key);
  return (
    <DropdownMenu
      label={t`Actions on ${name}`}
      trigger={<IconButton label={t`Actions on ${name}`} size="sm" icon={<Ellipsis />} />}
      items={itemsOf(entry)}
    />
  );
}
