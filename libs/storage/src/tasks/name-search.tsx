import { useLingui } from '@lingui/react/macro';
import { Button, FormField, Input } from '@omics-portal/ui';
import { useState, type FormEvent } from 'react';

interface NameSearchProps {
  readonly name: string;
  readonly onSearch: (name: string) => void;
}

/** Finds datasets by a part of their name; an empty box shows all of them. */
export function NameSearch({ name, onSearch }: NameSearchProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" onSubmit={submit} className="w-full max-w-md">
      <FormField label={t`Dataset Name`}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              type="search"
              placeholder={t`Please enter the name of dataset`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit">{t`Search`}</Button>
          </div>
        )}
      </FormField>
    </form>
  );
}
