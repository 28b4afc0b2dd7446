import { useLingui } from '@lingui/react/macro';
import type { ScaleChoice, TablePreparation } from '@omics-portal/qc-metrics';
import { FormField, Select } from '@omics-portal/ui';
import { REQUEST_FIELD_LABELS } from '../drafted-form/request-field-labels';
import { scaleMessage } from '../figures/table-findings-messages';

interface ScaleFieldProps {
  readonly scale: ScaleChoice;
  /** The scale found in the data table; null while there is none. */
  readonly preparation: TablePreparation | null;
  readonly disabled: boolean;
  readonly onChange: (scale: ScaleChoice) => void;
}

/** Scale of the values: detected from the table, and correctable. */
export function ScaleField({ scale, preparation, disabled, onChange }: ScaleFieldProps) {
  const { t, i18n } = useLingui();
  const options = [
    { value: 'auto', label: t`Detect it` },
    { value: 'log2', label: t`Logarithms to base 2` },
    { value: 'intensities', label: t`Intensities, not transformed` },
  ] as const satisfies readonly { value: ScaleChoice; label: string }[];
  const found = preparation ? scaleMessage(i18n, preparation) : null;
  return (
    <FormField
      label={i18n._(REQUEST_FIELD_LABELS.scale)}
      help={
        found === null
          ? t`Detected from the data table once both tables are chosen.`
          : t`In this table: ${found}`
      }
    >
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          value={scale}
          onValueChange={(value) =>
            onChange(options.find((option) => option.value === value)?.value ?? 'auto')
          }
          options={options}
        />
      )}
    </FormField>
  );
}
