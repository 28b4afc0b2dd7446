import { useState, type ComponentProps } from 'react';
import { Input } from '@omics-portal/ui';
import { exactFileSize, parseFileSize } from '@omics-portal/wording';

interface SizeInputProps extends Omit<
  ComponentProps<typeof Input>,
  'value' | 'defaultValue' | 'onChange' | 'type'
> {
  /** Bytes at first; null for none. */
  readonly value: number | null;
  /** Called with the bytes, with null for an empty text, and with NaN for a text that is no size. */
  readonly onValueChange: (value: number | null) => void;
}

/** Input of a file size with its unit, such as "1 MB"; a number alone is bytes. It keeps the text as it was typed. */
export function SizeInput({ value, onValueChange, ...props }: SizeInputProps) {
  const [text, setText] = useState(() => (value === null ? '' : (exactFileSize(value) ?? String(value))));
  return (
    <Input
      {...props}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onValueChange(target.value.trim() === '' ? null : (parseFileSize(target.value) ?? NaN));
      }}
    />
  );
}
