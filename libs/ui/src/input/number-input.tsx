import { type ComponentProps } from 'react';
import { Input } from './input';

export interface NumberInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type'
> {
  /** null for an empty input. */
  value: number | null;
  /** Called with the number, or with null. */
  onValueChange: (value: number | null) => void;
  /**
   * Marks the value as invalid; FormField sets it from its error.
   *
   * @default false
   */
  invalid?: boolean | undefined;
}

/**
 * Number input: a number or nothing; text that is no number yet ("-") counts as nothing. The browser announces the
 * limits and steps by them; the form validates them.
 */
export function NumberInput({ value, onValueChange, ...props }: NumberInputProps) {
  return (
    <Input
      type="number"
      inputMode="decimal"
      step="any"
      {...props}
      value={value ?? ''}
      onChange={({ target }) => onValueChange(target.value === '' ? null : target.valueAsNumber)}
    />
  );
}
