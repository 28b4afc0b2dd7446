import { useLingui } from '@lingui/react/macro';
import { pluginNameOf } from '@omics-portal/resources';
import { Controller } from 'react-hook-form';
import { REQUEST_FIELD_LABELS } from '../drafted-form/request-field-labels';
import { useReports } from '../ports/reports-ports';
import { TableField } from './table-field';
import { tableTemplate } from './table-template';
import type { ReportForm } from './use-report-form';
import { useStoredTables } from './use-stored-tables';
import type { UploadProgress } from './use-submit-report';
import type { TableChecks } from './use-table-check';

interface FpkmFieldProps {
  readonly reportForm: ReportForm;
  readonly checks: TableChecks;
  readonly progress: UploadProgress;
  readonly disabled: boolean;
}

/** Field of the table of FPKM beside the counts of RNA, which may be left out. */
export function FpkmField({ reportForm: { form, lostFiles }, checks, progress, disabled }: FpkmFieldProps) {
  const { t, i18n } = useLingui();
  const { brand } = useReports();
  const { cart } = useStoredTables(pluginNameOf(brand, 'rseqc'));
  return (
    <Controller
      control={form.control}
      name="fpkm"
      render={({ field }) => (
        <TableField
          ref={field.ref}
          optional
          label={i18n._(REQUEST_FIELD_LABELS.fpkm_file)}
          columns={t`Optional: FPKM of the same genes and libraries. Signal-to-noise ratio and absolute correlation are then computed as published, and comparable with the history.`}
          template={tableTemplate('rseqc', 'fpkm')}
          choice={field.value}
          onChoose={field.onChange}
          lostFile={lostFiles.fpkm}
          cart={cart}
          earlier={[]}
          reading={checks.reading.fpkm}
          unread={checks.unread.fpkm}
          waits={checks.metadataText === null}
          problems={checks.fpkm}
          progress={progress.fpkm}
          disabled={disabled}
          error={form.errorOf('fpkm')}
          sheet={null}
        />
      )}
    />
  );
}
