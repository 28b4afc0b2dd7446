import type { StorageObject } from '@omics-portal/api';
import type { FolderLocation } from '../location/folder-location';
import { RenameDialog } from './rename-dialog';
import { ShareDialog } from './share-dialog';
import { TransferDialog, type TransferDialogProps } from './transfer-dialog';

interface ChangeDialogProps extends Pick<TransferDialogProps, 'context' | 'FolderTree'> {
  readonly action: string;
  /** One entry for a new name and for a shared link. */
  readonly entries: readonly StorageObject[];
  /** Folder of the file manager. */
  readonly location: FolderLocation;
  readonly onClose: () => void;
  /** Called when something was changed. */
  readonly onDone: () => void;
}

/** Dialog of an action that needs one: move, copy, rename or share. */
export function ChangeDialog({ action, entries, ...rest }: ChangeDialogProps) {
  const [entry] = entries;
  if (action === 'move' || action === 'copy') {
    return <TransferDialog action={action} entries={entries} {...rest} />;
  }
  if (entry && action === 'rename') {
    return <RenameDialog entry={entry} context={rest.context} onClose={rest.onClose} onDone={rest.onDone} />;
  }
  return entry && action === 'share' ? <ShareDialog entry={entry} onClose={rest.onClose} /> : null;
}
