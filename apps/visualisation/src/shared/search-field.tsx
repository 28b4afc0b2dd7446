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

/** Names that contain a text, those that begin with it first; all of them for no text. */
export function matchingNames(names: readonly string[], text: string): string[] {
  const wanted = text.trim().toLowerCase();
  const found = names.filter((name) => name.toLowerCase().includes(wanted));
  const starts = found.filter((name) => name.toLowerCase().startsWith(wanted));
  return [...new Set([...starts, ...found])].slice(0, MAX_OPTIONS);
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
