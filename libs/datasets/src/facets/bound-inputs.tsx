import { useState, type ComponentProps } from 'react';
import { Input } from '@omics-portal/ui';
import { exactFileSize, parseFileSize, withoutGroups } from '@omics-portal/wording';
import { parseNumber } from './parse-number';

interface BoundInputProps extends Omit<
  ComponentProps<typeof Input>,
  'value' | 'defaultValue' | 'onChange' | 'type'
> {
  /** Bound at first; null for none. */
  readonly value: number | null;
  /** Called with the bound, with null for an empty text, and with NaN for a text that is none. */
  readonly onValueChange: (value: number | null) => void;
}

/** Input of a file size with its unit, such as "1 MB"; a number alone is bytes. */
export function SizeInput(props: BoundInputProps) {
  return (
    <BoundInput {...props} parse={(text) => parseFileSize(withoutGroups(text))} textOf={exactFileSize} />
  );
}

/** Input of a number. A browser's own number field would drop what it cannot read, so that "1,5" becomes 15. */
export function PlainNumberInput(props: BoundInputProps) {
  return <BoundInput inputMode="decimal" {...props} parse={parseNumber} />;
}

interface ParsedInputProps extends BoundInputProps {
  readonly parse: (text: string) => number | null;
  /** Text of a bound that is there at first; null for its digits. */
  readonly textOf?: (value: number) => string | null;
}

/** Input that keeps the text as it was typed. */
function BoundInput({ value, onValueChange, parse, textOf, ...props }: ParsedInputProps) {
  const [text, setText] = useState(() => (value === null ? '' : (textOf?.(value) ?? String(value))));
  return (
    <Input
      {...props}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onValueChange(target.value.trim() === '' ? null : (parse(target.value) ?? NaN));
      }}
    />
  );
}
