import { type ComponentProps } from 'react';
import { cn } from '../cn/cn';
import { Input } from '../input/input';

export interface DateInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max'
> {
  /** YYYY-MM-DD, or '' for no day. */
  value: string;
  /** Called with a whole day, or with ''; never with half of one. */
  onValueChange: (value: string) => void;
  /** The first day offered, YYYY-MM-DD. */
  min?: string | undefined;
  /** The last day offered, YYYY-MM-DD. */
  max?: string | undefined;
  /**
   * Marks it as wrong; FormField does so by its error.
   *
   * @default false
   */
  invalid?: boolean | undefined;
}

/**
 * Date input (date picker): one day, by the browser's own field and calendar, in the reader's own order of day, month
 * and year.
 */
export function DateInput({ value, onValueChange, min, max, className, ...props }: DateInputProps) {
  return (
    <Input
      {...props}
      type="date"
      value={value}
      min={min}
      // A year of six digits is a slip of the hand.
      max={max ?? '9999-12-31'}
      onChange={({ target }) => onValueChange(target.value)}
      className={cn('tabular-nums', className)}
    />
  );
}
