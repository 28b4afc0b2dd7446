import type { Account } from '@omics-portal/api';
import { AddAccountDialog } from './add-account-dialog';
import { ConfirmAccountAction, type ConfirmedAction } from './confirm-account-action';
import { GroupsDialog } from './groups-dialog';
import { LinkDialog } from './link-dialog';

/** Dialog of the page of accounts that is open. */
export type OpenAccountDialog =
  { kind: 'add' } | { kind: 'groups' | 'link' | ConfirmedAction; account: Account };

/** The open dialog of the page of accounts, if any. */
export function AccountDialogs({
  dialog,
  onClose,
}: {
  dialog: OpenAccountDialog | undefined;
  onClose: () => void;
}) {
  if (!dialog) {
    return null;
  }
  switch (dialog.kind) {
    case 'add':
      return <AddAccountDialog onClose={onClose} />;
    case 'groups':
      return <GroupsDialog account={dialog.account} onClose={onClose} />;
    case 'link':
      return <LinkDialog account={dialog.account} onClose={onClose} />;
    default:
      return <ConfirmAccountAction action={dialog.kind} account={dialog.account} onClose={onClose} />;
  }
}
