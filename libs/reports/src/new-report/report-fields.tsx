import { OMICS_OF_KIND, pluginNameOf } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import type { AssessmentGap } from '@omics-portal/qc-metrics';
import { Alert, deferredComponent, Input, Textarea } from '@omics-portal/ui';
import { SchemaField } from '@omics-portal/ui/forms';
import type { ComponentProps } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { REQUEST_FIELD_LABELS } from '../drafted-form/request-field-labels';
import { gapMessage } from '../figures/table-findings-messages';
import { useReports } from '../ports/reports-ports';
import { isSameFolder } from '../qc-source/folder-source';
import { MetadataSheetButton } from '../metadata-sheet/metadata-sheet-button';
import { MeasurementFields } from '../measurement/measurement-fields';
import { BasisField } from './basis-field';
import { choiceName, NAME_LENGTH } from './report-draft';
import { ProfileField } from './profile-field';
import { FpkmField } from './fpkm-field';
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
  /** State of the outputs of quality control, for RNA. */
  readonly outputs: Pick<ComponentProps<typeof OutputsField>, 'ref' | 'projectFolder' | 'progress'>;
  readonly disabled: boolean;
}

/** Quality-control outputs, loaded on demand with the readers of their formats. */
const OutputsField = deferredComponent(async () => (await import('./outputs-field')).OutputsField);

function useTableMessages(kind: TableKind): Record<TableRole, { label: string; columns: string }> {
  const { t, i18n } = useLingui();
  return {
    data: {
      label: i18n._(REQUEST_FIELD_LABELS.data_file),
      columns: {
        rseqc: t`Columns: gene_id, then one for each library with its read counts, not normalized. NA or nothing for a missing value; 0 is a count. A table of FPKM alone has no relative correlation and no total score.`,
        protqc: t`Columns: Type (Gene Symbol or Peptide Sequence) and Feature, or rowname alone, then one for each library. NA, 0 or nothing for a missing value. RC needs peptides.`,
        metqc: t`Columns: metabolites, HMDBID, then one for each library. NA, 0 or nothing for a missing value.`,
      }[kind],
    },
    metadata: {
      label: i18n._(REQUEST_FIELD_LABELS.metadata_file),
      columns:
        kind === 'metqc'
          ? t`Columns: col_names (the libraries of the data table) and sample (D5, D6, F7 or M8); others may follow.`
          : t`Columns: name (the libraries of the data table) and sample (D5, D6, F7 or M8); others may follow.`,
    },
  };
}

/** Gap of a report on outputs of quality control alone. */
const COUNTS_MISSING: readonly AssessmentGap[] = [{ code: 'counts-missing', params: {} }];

/** Tables of a report, in the order of the form. */
export const ROLES = ['data', 'metadata'] as const satisfies readonly TableRole[];

/** Fields of the two tables. */
function TableFields({ kind, reportForm, checks, progress, disabled }: Omit<ReportFieldsProps, 'outputs'>) {
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

/** Basis of a report on RNA, and the outputs of quality control. */
function OutputsFields({
  reportForm,
  outputs,
  disabled,
}: Omit<ReportFieldsProps, 'kind' | 'checks' | 'progress'>) {
  const { form, lostOutputs } = reportForm;
  const [source, donors] = useWatch({ control: form.control, name: ['source', 'donors'] });
  return (
    <OutputsField
      {...outputs}
      source={source}
      donors={donors}
      lostFiles={lostOutputs}
      error={form.errorOf('source')}
      disabled={disabled}
      onSource={(next) => {
        if (!isSameFolder(next, source) && donors.length > 0) {
          form.setValue('donors', []);
        }
        form.setValue('source', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
        if (next.project && next.project !== source.project && form.getValues('name') === '') {
          form.setValue('name', next.project.name);
        }
      }}
      onDonors={(next) => form.setValue('donors', next, { shouldDirty: true })}
    />
  );
}

/** Fields of a new report. */
export function ReportFields({ kind, reportForm, checks, progress, outputs, disabled }: ReportFieldsProps) {
  const { form } = reportForm;
  const basis = useWatch({ control: form.control, name: 'basis' });
  const gaps = basis === 'files' ? COUNTS_MISSING : checks.gaps;
  return (
    <>
      {kind === 'rseqc' ? (
        <Controller
          control={form.control}
          name="basis"
          render={({ field }) => (
            <BasisField basis={field.value} disabled={disabled} onChange={field.onChange} />
          )}
        />
      ) : null}
      {basis === 'files' ? null : (
        <TableFields
          kind={kind}
          reportForm={reportForm}
          checks={checks}
          progress={progress}
          disabled={disabled}
        />
      )}
      {kind === 'rseqc' && basis !== 'files' ? (
        <FpkmField reportForm={reportForm} checks={checks} progress={progress} disabled={disabled} />
      ) : null}
      {basis === 'tables' ? null : (
        <OutputsFields reportForm={reportForm} outputs={outputs} disabled={disabled} />
      )}
      {basis === 'files' ? null : (
        <Controller
          control={form.control}
          name="scale"
          render={({ field }) => (
            <ScaleField
              kind={kind}
              scale={field.value}
              preparation={checks.preparation}
              isPart={checks.dataIsPart}
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
      <ExpectedGaps gaps={gaps} />
      <NameFields reportForm={reportForm} disabled={disabled} />
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

/** Name and description. */
function NameFields({ reportForm: { form }, disabled }: Pick<ReportFieldsProps, 'reportForm' | 'disabled'>) {
  const { t, i18n } = useLingui();
  const { min, max } = NAME_LENGTH;
  return (
    <>
      <SchemaField
        form={form}
        name="name"
        label={i18n._(REQUEST_FIELD_LABELS.name)}
        required
        help={t`${min} to ${max} characters.`}
      >
        {(control) => <Input {...control} autoComplete="off" readOnly={disabled} />}
      </SchemaField>
      <SchemaField form={form} name="description" label={i18n._(REQUEST_FIELD_LABELS.description)}>
        {(control) => <Textarea {...control} rows={3} readOnly={disabled} />}
      </SchemaField>
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
