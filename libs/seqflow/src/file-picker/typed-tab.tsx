import { useState, type FormEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { parseStorageLink } from '@omics-portal/api';
import { Button, FormField, Input } from '@omics-portal/ui';
import type { PickerTabProps } from './picker-tab-props';

/** A file by its storage link, for those who know it. */
export function TypedTab({ accepts, hint, onToggle }: PickerTabProps) {
  const { t } = useLingui();
  const [path, setPath] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The picker lies inside the form of the wizard; adding a path must not submit that.
    event.stopPropagation();
    const typed = path.trim();
    if (!parseStorageLink(typed)?.key) {
      setError(t`Enter a storage link of the form service://bucket/path.`);
    } else if (!accepts(typed)) {
      setError(hint);
    } else {
      setError(undefined);
      setPath('');
      onToggle(typed, true);
    }
  };
  return (
    <form noValidate onSubmit={submit}>
      <FormField label={t`Storage link`} help={t`For example minio://bucket/folder/file.csv`} error={error}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              autoComplete="off"
              className="flex-1"
              value={path}
              onChange={(event) => setPath(event.target.value)}
            />
            <Button type="submit">{t`Add`}</Button>
          </div>
        )}
      </FormField>
    </form>
  );
}
