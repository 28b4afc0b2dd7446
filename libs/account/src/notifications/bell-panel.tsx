import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@omics-portal/ui';
import { useState } from 'react';
import { ChangeLog, type ChangeLogProps } from './change-log';
import { UnreadList, type UnreadListProps } from './unread-list';

export interface BellPanelProps extends UnreadListProps {
  changeLog: ChangeLogProps;
}

/** Panel of the notification bell: unread notifications, and the change log of the portal. */
export function BellPanel({ changeLog, ...list }: BellPanelProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState('notifications');
  return (
    <Tabs
      label={t`Notifications and change logs`}
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'notifications', label: t`Notifications`, content: <UnreadList {...list} /> },
        { value: 'changes', label: t`Change Logs`, content: <ChangeLog {...changeLog} /> },
      ]}
    />
  );
}
