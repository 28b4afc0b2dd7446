import { type ComponentProps, useState } from 'react';
import { Input } from './input';

export interface NumberInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type'
> {
  /** null is an empty box. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  invalid?: boolean | undefined;
}

function parse(text: string): number | null {
  const value = Number(text);
  return text.trim() === '' || Number.isNaN(value) ? null : value;
}

/**
 * A number, or nothing. What is typed stays as typed while it means the same number, so "1." and "1.50" survive.
 * Limits are announced and stepped by the browser; judging them is the form's part.
 */
export function NumberInput({ value, onValueChange, ...props }: NumberInputProps) {
  const [draft, setDraft] = useState(value === null ? '' : String(value));
  const shown = parse(draft) === value ? draft : String(value ?? '');
  return (
    <Input
      type="number"
      inputMode="decimal"
      step="any"
      {...props}
      value={shown}
      onChange={(event) => {
        setDraft(event.target.value);
        onValueChange(parse(event.target.value));
      }}
    />
  );
}
