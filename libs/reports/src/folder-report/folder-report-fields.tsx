import { useLingui } from '@lingui/react/macro';
import { Input, Textarea } from '@omics-portal/ui';
import { SchemaField } from '@omics-portal/ui/forms';
import { Controller } from 'react-hook-form';
import { REQUEST_FIELD_LABELS } from '../drafted-form/request-field-labels';
import { MeasurementFields } from '../measurement/measurement-fields';
import { ProfileField } from '../new-report/profile-field';
import { NAME_LENGTH } from '../new-report/report-draft';
import { SequencingField } from './sequencing-field';
import type { FolderForm } from './use-folder-form';

interface FolderReportFieldsProps extends Pick<FolderForm, 'form'> {
  readonly disabled: boolean;
}

/** Fields of a report on a folder that do not depend on its source. */
export function FolderReportFields({ form, disabled }: FolderReportFieldsProps) {
  const { t, i18n } = useLingui();
  const { min, max } = NAME_LENGTH;
  return (
    <>
      <Controller
        control={form.control}
        name="sequencing"
        render={({ field }) => (
          <SequencingField sequencing={field.value} disabled={disabled} onChange={field.onChange} />
        )}
      />
      <Controller
        control={form.control}
        name="profile"
        render={({ field }) => (
          <ProfileField
            omics="genomics"
            profile={field.value}
            disabled={disabled}
            onChange={field.onChange}
          />
        )}
      />
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
      <Controller
        control={form.control}
        name="measurement"
        render={({ field }) => (
          <MeasurementFields measurement={field.value} disabled={disabled} onChange={field.onChange} />
        )}
      />
    </>
  );
}
