import { OMICS_OF_KIND, pluginNameOf } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import type { AssessmentGap } from '@omics-portal/qc-metrics';
import { Alert, Input, Textarea } from '@omics-portal/ui';
import { SchemaField } from '@omics-portal/ui/forms';
import { Controller } from 'react-hook-form';
import { gapMessage } from '../figures/table-findings-messages';
import { useReports } from '../ports/reports-ports';
import { MetadataSheetButton } from '../metadata-sheet/metadata-sheet-button';
import { MeasurementFields } from '../measurement/measurement-fields';
import { choiceName, NAME_LENGTH } from './report-draft';
import { ProfileField } from './profile-field';
import { ScaleField } from './scale-field';
import type { TableKind, TableRole } from './table-check';
import { tableTemplate } from './table-template';
import { TableField } from './table-field';
import { useStoredTables } from './use-stored-tables';
import type { UploadProgress } from './use-submit-report';
import type { ReportForm } from './use-report-form';
import type { TableChecks } from './use-table-check';

interface ReportFieldsProps {
  readonly kind: TableKind;
  readonly reportForm: ReportForm;
  readonly checks: TableChecks;
  readonly progress: UploadProgress;
  readonly disabled: boolean;
}

function useTableMessages(kind: TableKind): Record<TableRole, { label: string; columns: string }> {
  const { t } = useLingui();
  return {
    data: {
      label: t`Data File`,
      columns: {
        rseqc: t`Columns: gene_id, then one for each library with its read counts, not normalised. NA or nothing for a missing value; 0 is a count.`,
        protqc: t`Columns: rowname (or Type and Feature), then one for each library. NA, 0 or nothing for a missing value.`,
        metqc: t`Columns: metabolites, HMDBID, then one for each library. NA, 0 or nothing for a missing value.`,
      }[kind],
    },
    metadata: {
      label: t`Metadata File`,
      columns:
        kind === 'metqc'
          ? t`Columns: col_names (the libraries of the data table) and sample (D5, D6, F7 or M8); others may follow.`
          : t`Columns: name (the libraries of the data table) and sample (D5, D6, F7 or M8); others may follow.`,
    },
  };
}

/** Tables of a report, in the order of the form. */
export const ROLES = ['data', 'metadata'] as const satisfies readonly TableRole[];

/** Fields of the two tables. */
function TableFields({ kind, reportForm, checks, progress, disabled }: ReportFieldsProps) {
  const { brand } = useReports();
  const { form, lostFiles } = reportForm;
  const tables = useStoredTables(pluginNameOf(brand, kind));
  const messages = useTableMessages(kind);
  return ROLES.map((role) => (
    <Controller
      key={role}
      control={form.control}
      name={role}
      render={({ field }) => (
        <TableField
          ref={field.ref}
          label={messages[role].label}
          columns={messages[role].columns}
          template={tableTemplate(kind, role)}
          choice={field.value}
          onChoose={field.onChange}
          lostFile={lostFiles[role]}
          cart={tables.cart}
          earlier={tables.earlierOf(role)}
          reading={checks.reading[role]}
          unread={checks.unread[role]}
          waits={role === 'data' && checks.dataWaits}
          problems={checks[role]}
          progress={progress[role]}
          disabled={disabled}
          error={form.errorOf(role)}
          sheet={
            role === 'metadata' ? (
              <MetadataSheetButton
                omics={OMICS_OF_KIND[kind]}
                chosen={field.value && choiceName(field.value)}
                metadata={checks.metadataText}
                data={checks.dataText}
                disabled={disabled}
                onFile={(file) => field.onChange({ from: 'computer', file })}
              />
            ) : null
          }
        />
      )}
    />
  ));
}

/** Fields of a new report. */
export function ReportFields({ kind, reportForm, checks, progress, disabled }: ReportFieldsProps) {
  const { t } = useLingui();
  const { form } = reportForm;
  const { min, max } = NAME_LENGTH;
  return (
    <>
      <TableFields
        kind={kind}
        reportForm={reportForm}
        checks={checks}
        progress={progress}
        disabled={disabled}
      />
      {kind === 'rseqc' ? null : (
        <Controller
          control={form.control}
          name="scale"
          render={({ field }) => (
            <ScaleField
              scale={field.value}
              preparation={checks.preparation}
              disabled={disabled}
              onChange={field.onChange}
            />
          )}
        />
      )}
      <Controller
        control={form.control}
        name="profile"
        render={({ field }) => (
          <ProfileField
            omics={OMICS_OF_KIND[kind]}
            profile={field.value}
            disabled={disabled}
            onChange={field.onChange}
          />
        )}
      />
      <ExpectedGaps gaps={checks.gaps} />
      <SchemaField
        form={form}
        name="name"
        label={t`Report Name`}
        required
        help={t`${min} to ${max} characters.`}
      >
        {(control) => <Input {...control} autoComplete="off" readOnly={disabled} />}
      </SchemaField>
      <SchemaField form={form} name="description" label={t`Description`}>
        {(control) => <Textarea {...control} rows={3} readOnly={disabled} />}
      </SchemaField>
      <Controller
        control={form.control}
        name="measurement"
        render={({ field }) => (
          <MeasurementFields
            measurement={field.value}
            table={checks.measurement}
            disabled={disabled}
            onChange={field.onChange}
          />
        )}
      />
    </>
  );
}

/** List of the gaps that prevent a verdict, shown before the submission. */
function ExpectedGaps({ gaps }: { readonly gaps: readonly AssessmentGap[] }) {
  const { t, i18n } = useLingui();
  return gaps.length === 0 ? null : (
    <Alert tone="warning" title={t`The report will have no verdict`}>
      <ul className="list-disc ps-4">
        {gaps.map((gap) => (
          <li key={gap.code}>{gapMessage(i18n, gap)}</li>
        ))}
      </ul>
    </Alert>
  );
}
