import { useLingui } from '@lingui/react/macro';
import type { StorageObject } from '@omics-portal/api';
import type { DropdownMenuItem } from '@omics-portal/ui';
import { useCopy } from '@omics-portal/wording';
import {
  Copy,
  Download,
  ExternalLink,
  FileText,
  Folder,
  FolderPlus,
  Pencil,
  ShoppingCart,
  Trash2,
} from 'lucide-react';
import { isFolder } from './is-folder';

/** Action on entries of a folder; some take one entry only. */
export type FileAction =
  'details' | 'download' | 'cart' | 'kit' | 'share' | 'rename' | 'move' | 'copy' | 'delete';

/** Called with an action and its entries. */
export type OnFileAction = (action: FileAction, entries: readonly StorageObject[]) => void;

/** Action of a menu or of a bar of buttons. */
export interface EntryItem extends DropdownMenuItem {
  readonly label: string;
}

/** Actions on entries of a folder: of one entry by its kind, or of several. */
export interface EntryItems {
  readonly ofOne: (entry: StorageObject) => readonly EntryItem[];
  readonly ofMany: (entries: readonly StorageObject[]) => readonly EntryItem[];
}

/** Actions on entries, the same for the button of a row, the context menu and the bar of a choice. */
export function useEntryItems(onAct: OnFileAction): EntryItems {
  const { t } = useLingui();
  const copy = useCopy();
  const itemFor =
    (entries: readonly StorageObject[]) =>
    (key: FileAction, label: string, icon: DropdownMenuItem['icon']): EntryItem => ({
      key,
      label,
      icon,
      onSelect: () => onAct(key, entries),
    });
  const copyLinks = (label: string, entries: readonly StorageObject[]): EntryItem => ({
    key: 'copy-link',
    label,
    icon: <Copy />,
    onSelect: () => void copy(entries.map(({ path }) => path).join('\n')),
  });
  return {
    ofOne: (entry) => {
      const item = itemFor([entry]);
      const copyLink = copyLinks(t`Copy link`, [entry]);
      const changes: readonly EntryItem[] = [
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
    },
    ofMany: (entries) => {
      const item = itemFor(entries);
      const files = entries.filter((entry) => !isFolder(entry));
      return [
        item('kit', t`Download kit`, <Download />),
        item('move', t`Move`, <Folder />),
        item('copy', t`Copy`, <FolderPlus />),
        copyLinks(t`Copy links`, entries),
        {
          ...itemFor(files)('cart', t`Add to the cart`, <ShoppingCart />),
          disabled: files.length === 0,
        },
        { ...item('delete', t`Delete`, <Trash2 />), tone: 'danger', separatorBefore: true },
      ];
    },
  };
}
