import { useLingui } from '@lingui/react/macro';
import { FormField, Select } from '@omics-portal/ui';
import { REQUEST_FIELD_LABELS } from '../drafted-form/request-field-labels';
import type { SequencingChoice } from './folder-draft';

interface SequencingFieldProps {
  readonly sequencing: SequencingChoice;
  readonly disabled: boolean;
  readonly onChange: (sequencing: SequencingChoice) => void;
}

/** Kind of sequencing: detected from the files, and correctable. */
export function SequencingField({ sequencing, disabled, onChange }: SequencingFieldProps) {
  const { t, i18n } = useLingui();
  const options = [
    { value: 'auto', label: t`Detect it` },
    { value: 'WGS', label: t`Whole genome (WGS)` },
    { value: 'WES', label: t`Exome (WES)` },
  ] as const satisfies readonly { value: SequencingChoice; label: string }[];
  return (
    <FormField
      label={i18n._(REQUEST_FIELD_LABELS.sequencing)}
      help={t`Each of the two has its own history. Detected from the number of variants and from capture figures.`}
    >
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          value={sequencing}
          options={options}
          onValueChange={(value) =>
            onChange(options.find((option) => option.value === value)?.value ?? 'auto')
          }
        />
      )}
    </FormField>
  );
}
