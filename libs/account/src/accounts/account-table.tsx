import { useLingui } from '@lingui/react/macro';
import type { Account } from '@omics-portal/api';
import {
  DataTable,
  DropdownMenu,
  IconButton,
  Status,
  type DataTableColumn,
  type DropdownMenuItem,
} from '@omics-portal/ui';
import { Moment } from '@omics-portal/wording';
import { Ban, KeyRound, LogOut, MoreHorizontal, RotateCcw, Smartphone, Users } from 'lucide-react';
import { useMemo } from 'react';
import { AUDIT_KIND_LABELS } from '../audit/audit-kinds';
import { TagList } from '../profile/tag-list';
import type { OpenAccountDialog } from './account-dialogs';

interface AccountTableProps {
  accounts: readonly Account[];
  loading: boolean;
  onAct: (dialog: OpenAccountDialog) => void;
}

/** Table of accounts, each with a menu of actions. */
export function AccountTable({ accounts, loading, onAct }: AccountTableProps) {
  const { t } = useLingui();
  const columns = useMemo<DataTableColumn<Account>[]>(
    () => [
      { id: 'name', header: t`Account`, cell: (account) => <NameCell account={account} /> },
      { id: 'groups', header: t`Groups`, cell: ({ groups }) => <TagList items={groups} /> },
      { id: 'roles', header: t`Roles`, cell: ({ roles }) => <TagList items={roles} /> },
      { id: 'state', header: t`Status`, cell: (account) => <StateCell account={account} /> },
      {
        id: 'signed-in',
        header: t`Last sign-in`,
        cell: ({ signed_in_time: time }) => (time === null ? t`Never` : <Moment ms={time} />),
      },
      { id: 'last-event', header: t`Last activity`, cell: (account) => <LastEvent account={account} /> },
      { id: 'sessions', header: t`Open sign-ins`, align: 'end', cell: ({ sessions }) => sessions },
      { id: 'tokens', header: t`Access tokens`, align: 'end', cell: ({ access_tokens: tokens }) => tokens },
      { id: 'actions', header: t`Action`, cell: (account) => <Actions account={account} onAct={onAct} /> },
    ],
    [t, onAct],
  );
  return (
    <DataTable
      caption={t`Accounts`}
      columns={columns}
      rows={accounts}
      rowKey={({ username }) => username}
      loading={loading}
      loadingLabel={t`Loading...`}
    />
  );
}

function NameCell({ account: { name, username, email } }: { account: Account }) {
  return (
    <div className="min-w-40">
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="text-xs wrap-anywhere text-muted">{username}</p>
      <p className="text-xs wrap-anywhere text-muted">{email}</p>
    </div>
  );
}

/** Latest event of the audit log. */
function LastEvent({ account: { last_event: event } }: { account: Account }) {
  const { i18n } = useLingui();
  return event ? (
    <div className="min-w-32">
      <p>{i18n._(AUDIT_KIND_LABELS[event.kind])}</p>
      <Moment ms={event.time} className="text-xs text-muted" />
    </div>
  ) : (
    '–'
  );
}

function StateCell({ account: { disabled_time: disabled } }: { account: Account }) {
  const { t } = useLingui();
  return disabled === null ? (
    <Status tone="success" label={t`Active`} />
  ) : (
    <div>
      <Status tone="exception" label={t`Disabled`} />
      <Moment ms={disabled} className="text-xs text-muted" />
    </div>
  );
}

function Actions({ account, onAct }: { account: Account; onAct: (dialog: OpenAccountDialog) => void }) {
  const { t } = useLingui();
  const { username, disabled_time: disabled, sessions, second_factor: hasSecondFactor } = account;
  const items: DropdownMenuItem[] = [
    {
      key: 'groups',
      label: t`Groups and roles`,
      icon: <Users />,
      onSelect: () => onAct({ kind: 'groups', account }),
    },
    {
      key: 'link',
      label: t`One-time link for a password`,
      icon: <KeyRound />,
      disabled: disabled !== null,
      onSelect: () => onAct({ kind: 'link', account }),
    },
    {
      key: 'sessions',
      label: t`Sign out everywhere`,
      icon: <LogOut />,
      disabled: sessions === 0,
      onSelect: () => onAct({ kind: 'sessions', account }),
    },
    {
      key: 'second-factor',
      label: t`Remove the second factor`,
      icon: <Smartphone />,
      disabled: !hasSecondFactor,
      onSelect: () => onAct({ kind: 'second-factor', account }),
    },
    disabled === null
      ? {
          key: 'disable',
          label: t`Disable`,
          icon: <Ban />,
          tone: 'danger',
          separatorBefore: true,
          onSelect: () => onAct({ kind: 'disable', account }),
        }
      : {
          key: 'enable',
          label: t`Enable`,
          icon: <RotateCcw />,
          separatorBefore: true,
          onSelect: () => onAct({ kind: 'enable', account }),
        },
  ];
  return (
    <DropdownMenu
      label={t`Actions on ${username}`}
      items={items}
      trigger={<IconButton label={t`Actions on ${username}`} icon={<MoreHorizontal />} />}
    />
  );
}
