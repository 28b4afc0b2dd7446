import { useLingui } from '@lingui/react/macro';
import type { ScaleChoice, TablePreparation } from '@omics-portal/qc-metrics';
import { FormField, Select } from '@omics-portal/ui';
import { REQUEST_FIELD_LABELS } from '../drafted-form/request-field-labels';
import { SCALE_LABELS, scaleMessage } from '../figures/table-findings-messages';
import type { TableKind } from './table-check';

interface ScaleFieldProps {
  readonly kind: TableKind;
  readonly scale: ScaleChoice;
  /** The scale found in the data table; null while there is none. */
  readonly preparation: TablePreparation | null;
  /** Whether the scale was found in the beginning of a longer table. */
  readonly isPart: boolean;
  readonly disabled: boolean;
  readonly onChange: (scale: ScaleChoice) => void;
}

/** Scale of the values: detected from the table, and correctable. */
export function ScaleField({ kind, scale, preparation, isPart, disabled, onChange }: ScaleFieldProps) {
  const { t, i18n } = useLingui();
  const options: readonly { readonly value: ScaleChoice; readonly label: string }[] = [
    { value: 'auto', label: t`Detect it` },
    ...(kind === 'rseqc'
      ? ([
          { value: 'intensities', label: t({ message: 'Counts', context: 'scale of values' }) },
          { value: 'fpkm', label: i18n._(SCALE_LABELS.fpkm) },
        ] as const)
      : ([
          { value: 'log2', label: t`Logarithms to base 2` },
          { value: 'intensities', label: t`Intensities, not transformed` },
        ] as const)),
  ];
  const found = preparation ? scaleMessage(i18n, withoutFigure(preparation)) : null;
  return (
    <FormField
      label={i18n._(REQUEST_FIELD_LABELS.scale)}
      help={
        found === null
          ? t`Detected from the data table once both tables are chosen.`
          : isPart && !preparation?.scaleChosen
            ? t`In the first rows of this table: ${found}`
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

/** Scale without the median: the report takes that of the whole table, and the form reads its beginning. */
function withoutFigure({ scale, scaleChosen, typicalValue }: TablePreparation) {
  return { scale, scaleChosen, ...(typicalValue === null && { typicalValue }) };
}
