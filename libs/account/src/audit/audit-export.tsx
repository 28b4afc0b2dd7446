import { useLingui } from '@lingui/react/macro';
import { exportAuditEvents, type AuditFilter } from '@omics-portal/resources';
import { Button, DropdownMenu, notify, saveFile } from '@omics-portal/ui';
import { formatNumber, useErrorText } from '@omics-portal/wording';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useAccount } from '../account-context';

const FORMATS = { csv: 'text/csv', tsv: 'text/tab-separated-values' } as const;

interface AuditExportProps {
  filter: AuditFilter;
  /** True while no event matches. */
  isEmpty: boolean;
}

/** Export of the events of a filter as CSV or TSV. It says when there were more than an export has. */
export function AuditExport({ filter, isEmpty }: AuditExportProps) {
  const { client } = useAccount();
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useMutation(exportAuditEvents(client));
  const save = async (format: keyof typeof FORMATS) => {
    try {
      const [{ events, total }, { auditFile }] = await Promise.all([
        mutateAsync(filter),
        import('./audit-file'),
      ]);
      saveFile(`audit-log.${format}`, new Blob([auditFile(events, format)], { type: FORMATS[format] }));
      if (events.length < total) {
        const count = formatNumber(events.length, i18n.locale);
        const all = formatNumber(total, i18n.locale);
        notify({
          tone: 'warning',
          title: t`The file has the newest ${count} of ${all} events`,
          description: t`Export the others by date.`,
        });
      }
    } catch (error) {
      notify({
        tone: 'danger',
        title: t`The events could not be exported`,
        description: errorText(error) ?? '',
      });
    }
  };
  return (
    <DropdownMenu
      label={t`Export`}
      trigger={<Button icon={<Download />} busy={isPending} disabled={isEmpty}>{t`Export`}</Button>}
      items={[
        { key: 'csv', label: 'CSV', onSelect: () => void save('csv') },
        { key: 'tsv', label: 'TSV', onSelect: () => void save('tsv') },
      ]}
    />
  );
}
