import { useLingui } from '@lingui/react/macro';
import { FormField, Select } from '@omics-portal/ui';
import { TEXT_ENCODINGS, type TextEncoding } from '../sheet/files/decode-text';
import type { SheetTexts } from '../sheet/files/read-sheet';

// eslint-disable-next-line lingui/no-unlocalized-strings -- names of standards
const NAMES = { utf8: 'UTF-8', utf16le: 'UTF-16 LE', utf16be: 'UTF-16 BE' } as const;

interface EncodingChoiceProps {
  readonly table: SheetTexts;
  readonly onChange: (encoding: TextEncoding) => void;
}

/** Choice of the encoding of a text file: the detection can be wrong where few characters are beyond ASCII. Nothing without any. */
export function EncodingChoice({ table: { rows, source }, onChange }: EncodingChoiceProps) {
  const { t } = useLingui();
  const labels: Readonly<Record<TextEncoding, string>> = {
    'utf-8': NAMES.utf8,
    gb18030: t`GBK, GB18030 (Chinese)`,
    'utf-16le': NAMES.utf16le,
    'utf-16be': NAMES.utf16be,
    'windows-1252': t`Windows-1252 (Western)`,
  };
  const encoding = source.kind === 'text' ? source.encoding : null;
  if (encoding === null || !rows.some((row) => row.some((cell) => /[^\p{ASCII}]/u.test(cell)))) {
    return null;
  }
  return (
    <FormField label={t`Encoding of the file`} help={t`Choose another one if characters look wrong.`}>
      {(control) => (
        <Select
          {...control}
          className="w-60 max-w-full"
          value={encoding}
          onValueChange={(next) => onChange(TEXT_ENCODINGS.find((one) => one === next) ?? encoding)}
          options={TEXT_ENCODINGS.map((value) => ({ value, label: labels[value] }))}
        />
      )}
    </FormField>
  );
}
