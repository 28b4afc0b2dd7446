import { type ComponentProps } from 'react';
import { cn } from '../cn/cn';
import { Input } from '../input/input';

export interface DateInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max'
> {
  /** YYYY-MM-DD, or '' for none. */
  value: string;
  /** Called with a complete day or '', never with a partial one. */
  onValueChange: (value: string) => void;
  /** Earliest day, YYYY-MM-DD. */
  min?: string | undefined;
  /** Latest day, YYYY-MM-DD. */
  max?: string | undefined;
  /**
   * Marks the value as invalid; FormField sets it from its error.
   *
   * @default false
   */
  invalid?: boolean | undefined;
}

/**
 * Date input (date picker): one day in the browser's own field and calendar, in the reader's order of day, month and
 * year.
 */
export function DateInput({ value, onValueChange, min, max, className, ...props }: DateInputProps) {
  return (
    <Input
      {...props}
      type="date"
      value={value}
      min={min}
      // Prevents years of six digits.
      max={max ?? '9999-12-31'}
      onChange={({ target }) => onValueChange(target.value)}
      className={cn('tabular-nums', className)}
    />
  );
}
