import { useId, type ReactNode } from 'react';
import { Button } from '../button/button';
import { cn } from '../cn/cn';
import { FieldNotes, noteIds } from '../form-field/field-notes';
import { DateInput } from './date-input';
import {
  validateDateRange,
  type DateLimits,
  type DateRangeFault,
  type DateRangeValue,
} from './validate-date-range';

export interface DateRangeLabels {
  /** Label of the first field. */
  from: string;
  /** Label of the second field. */
  to: string;
  /** Error message of each problem. */
  faults: Record<DateRangeFault, string>;
  /** Label of the button that clears both ends; without it there is none. */
  clear?: string | undefined;
}

export interface DateRangePreset {
  /** Unique in its list. */
  key: string;
  /** Label of its button. */
  label: string;
  /** Start and end. */
  range: DateRangeValue;
}

export interface DateRangeProps extends DateLimits {
  /** Label of the field group. */
  label: string;
  /**
   * Hides the label visually.
   *
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** Start and end; '' is open. */
  value: DateRangeValue;
  /** Called with the field values, valid or not; check them with `validateDateRange`. */
  onValueChange: (value: DateRangeValue) => void;
  /** All labels. */
  labels: DateRangeLabels;
  /**
   * Ranges available at one press.
   *
   * @default []
   */
  presets?: readonly DateRangePreset[] | undefined;
  /** Help text. */
  help?: ReactNode;
  /** Error from the host; shown if the range itself has none. */
  error?: ReactNode;
  /**
   * Disables the control; it stays visible.
   *
   * @default false
   */
  disabled?: boolean | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Date range (date range picker): from a day to a day; either end may be open. */
export function DateRange(props: DateRangeProps) {
  const {
    label,
    hideLabel,
    value,
    onValueChange,
    labels,
    presets = [],
    help,
    error,
    disabled,
    min,
    max,
  } = props;
  const id = useId();
  const faults = validateDateRange(value, { min, max });
  const fault = faults.from ?? faults.to;
  const problem = fault ? labels.faults[fault] : error;
  const shared = { disabled, 'aria-describedby': noteIds({ id, error: problem, help }) };
  const ownError = Boolean(error) && !fault;
  return (
    <fieldset data-slot="date-range" className={cn('flex min-w-0 flex-col gap-1.5', props.className)}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{label}</legend>
      <div className="grid grid-cols-1 items-center gap-2 sm:grid-cols-[1fr_auto_1fr]">
        <DateInput
          {...shared}
          aria-label={labels.from}
          value={value.from}
          min={min}
          // Without the other end as a limit: an error is reported at one field only, here as by the browser.
          max={max}
          invalid={faults.from !== null || ownError}
          onValueChange={(from) => onValueChange({ ...value, from })}
        />
        <span aria-hidden className="hidden text-muted sm:block">
          –
        </span>
        <DateInput
          {...shared}
          aria-label={labels.to}
          value={value.to}
          min={value.from || min}
          max={max}
          invalid={faults.to !== null || ownError}
          onValueChange={(to) => onValueChange({ ...value, to })}
        />
      </div>
      <Presets {...props} presets={presets} />
      <FieldNotes id={id} error={problem} help={help} />
    </fieldset>
  );
}

function Presets({
  value,
  onValueChange,
  labels,
  presets = [],
  disabled,
}: Pick<DateRangeProps, 'value' | 'onValueChange' | 'labels' | 'presets' | 'disabled'>) {
  const clearable = Boolean(labels.clear) && (value.from !== '' || value.to !== '');
  if (disabled || (presets.length === 0 && !clearable)) {
    return null;
  }
  return (
    <div className="flex flex-wrap gap-1">
      {presets.map(({ key, label, range }) => (
        <Button
          key={key}
          size="sm"
          variant="ghost"
          aria-pressed={range.from === value.from && range.to === value.to}
          onClick={() => onValueChange(range)}
          className="aria-pressed:bg-primary-9 aria-pressed:text-primary-text"
        >
          {label}
        </Button>
      ))}
      {clearable ? (
        <Button size="sm" variant="ghost" onClick={() => onValueChange({ from: '', to: '' })}>
          {labels.clear}
        </Button>
      ) : null}
    </div>
  );
}
