import { useLingui } from '@lingui/react/macro';
import type { AuditEvent } from '@omics-portal/api';
import { DataTable, type DataTableColumn } from '@omics-portal/ui';
import { Moment } from '@omics-portal/wording';
import { useMemo } from 'react';
import { AUDIT_KIND_LABELS } from './audit-kinds';

/** Table of events of the audit log. */
export function AuditTable({ events, loading }: { events: readonly AuditEvent[]; loading: boolean }) {
  const { t, i18n } = useLingui();
  const columns = useMemo<DataTableColumn<AuditEvent>[]>(
    () => [
      { id: 'time', header: t`Time`, cell: ({ time }) => <Moment ms={time} /> },
      {
        id: 'actor',
        header: t`Who`,
        cell: ({ actor, kind }) =>
          actor ?? (
            <span className="text-muted">
              {kind === 'sign-in-failed' ? t`Unknown` : t`Operator of the server`}
            </span>
          ),
      },
      {
        id: 'kind',
        header: t`What`,
        cell: ({ kind }) => <span className="whitespace-nowrap">{i18n._(AUDIT_KIND_LABELS[kind])}</span>,
      },
      {
        id: 'subject',
        header: t`Target`,
        cell: ({ subject }) => <span className="block min-w-40 wrap-anywhere">{subject ?? '–'}</span>,
      },
      { id: 'address', header: t`Address`, cell: ({ address }) => address ?? '–' },
    ],
    [t, i18n],
  );
  return (
    <DataTable
      caption={t`Audit log`}
      columns={columns}
      rows={events}
      rowKey={({ id }) => String(id)}
      loading={loading}
      loadingLabel={t`Loading...`}
      dense
    />
  );
}
