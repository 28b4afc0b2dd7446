import { useLingui } from '@lingui/react/macro';
import { Combobox, FormField } from '@omics-portal/ui';
import { useMemo, useState } from 'react';

/** Props of a search field. */
export interface SearchFieldProps {
  readonly label: string;
  /** Chosen name; '' for none. */
  readonly value: string;
  readonly names: readonly string[];
  readonly onChoose: (name: string) => void;
}

/** Maximum number of names in the list: the field is for typing, and the list is never complete with thousands. */
const MAX_OPTIONS = 50;

/**
 * Names that contain a text, in any case and width: the text itself first, since "AR" is the beginning of many genes, then those
 * that begin with it. All names for no text.
 */
export function matchingNames(names: readonly string[], text: string): string[] {
  const wanted = folded(text.trim());
  const found = names.filter((name) => folded(name).includes(wanted));
  const starts = found.filter((name) => folded(name).startsWith(wanted));
  const equal = starts.filter((name) => folded(name) === wanted);
  return [...new Set([...equal, ...starts, ...found])].slice(0, MAX_OPTIONS);
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Search field over the names of a page. */
export function SearchField({ label, value, names, onChoose }: SearchFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const options = useMemo(
    () => matchingNames(names, text).map((name) => ({ value: name, label: name })),
    [names, text],
  );
  return (
    <FormField label={label} className="w-full sm:w-72">
      {(control) => (
        <Combobox
          {...control}
          value={value}
          valueLabel={value}
          onValueChange={onChoose}
          onQueryChange={setText}
          options={options}
          listLabel={label}
          emptyLabel={t`No name contains this text`}
        />
      )}
    </FormField>
  );
}
