import { useState, type FormEvent } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { DataQuery } from '@omics-portal/data-query';
import { MAX_NAME_LENGTH, openQuery, type SavedQuery } from '@omics-portal/data-query/workbench';
import { Button, IconButton, Input, TextLink } from '@omics-portal/ui';
import { useCopy } from '@omics-portal/wording';
import { Link2, Pencil, Trash2 } from 'lucide-react';
import { useRecordQueries } from '../ports/use-record-queries';
import { useQueryHref } from '../ports/use-query-href';

interface SavedQueryRowProps {
  readonly saved: SavedQuery;
  readonly onOpened: () => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

/** Saved query, with the number of files that it finds now. */
export function SavedQueryRow({ saved, onOpened, onRename, onRemove }: SavedQueryRowProps) {
  const { t } = useLingui();
  const [renaming, setRenaming] = useState(false);
  const copy = useCopy();
  const href = useQueryHref();
  const query = openQuery(saved);
  const address = href(query);
  const { name } = saved;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      {renaming ? (
        <RenameForm
          name={name}
          onDone={(next) => {
            setRenaming(false);
            if (next !== '') {
              onRename(next);
            }
          }}
        />
      ) : (
        <>
          <TextLink href={address} onClick={onOpened} className="min-w-0 flex-1 basis-48 wrap-anywhere">
            {name}
          </TextLink>
          <CurrentTotal query={query} />
          <span className="flex">
            <IconButton
              size="sm"
              label={t`Copy the link of ${name}`}
              icon={<Link2 />}
              onClick={() => void copy(new URL(address, window.location.href).href)}
            />
            <IconButton
              size="sm"
              label={t`Rename ${name}`}
              icon={<Pencil />}
              onClick={() => setRenaming(true)}
            />
            <IconButton size="sm" label={t`Remove ${name}`} icon={<Trash2 />} onClick={onRemove} />
          </span>
        </>
      )}
    </li>
  );
}

/** Number of files that a query finds now. It requests one record, for the total of the page. */
function CurrentTotal({ query }: { readonly query: DataQuery }) {
  const { t } = useLingui();
  const queries = useRecordQueries();
  const found = useQuery(queries.records({ ...query, page: 1, perPage: 1 }));
  const total = found.data?.total ?? 0;
  return (
    <span className="text-xs text-muted tabular-nums">
      {found.isError
        ? t`not counted`
        : found.isPending
          ? t`Counting`
          : t`${plural(total, { one: '# file', other: '# files' })}`}
    </span>
  );
}

interface RenameFormProps {
  readonly name: string;
  /** Called with the new name; empty for an unchanged one. */
  readonly onDone: (next: string) => void;
}

function RenameForm({ name, onDone }: RenameFormProps) {
  const { t } = useLingui();
  const [next, setNext] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone(next.trim());
  };
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-1 flex-wrap gap-2">
      <Input
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the focused button is replaced by this field
        autoFocus
        aria-label={t`New name of ${name}`}
        className="min-w-0 flex-1 basis-40"
        value={next}
        maxLength={MAX_NAME_LENGTH}
        onChange={(event) => setNext(event.target.value)}
      />
      <Button type="submit" size="sm" disabled={next.trim() === ''}>{t`Rename`}</Button>
      <Button size="sm" variant="ghost" onClick={() => onDone('')}>{t`Cancel`}</Button>
    </form>
  );
}
