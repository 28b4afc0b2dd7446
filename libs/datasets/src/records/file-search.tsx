import { lazy, Suspense, useId, type FocusEvent, type KeyboardEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DataFile } from '@omics-portal/api';
import { MAX_SEARCH_LENGTH, type DataQuery } from '@omics-portal/data-query';
import { Input } from '@omics-portal/ui';
import type { FieldLabels } from '../fields/field-labels';
import { useTypedSearch } from './use-typed-search';

/** Suggestions, loaded with the first typed text. */
const Suggestions = lazy(async () => ({ default: (await import('./search-suggestions')).Suggestions }));

interface FileSearchProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly labels: FieldLabels;
  /** Opens the details of a suggested file. */
  readonly onOpen: (record: DataFile) => void;
}

/**
 * Search box of a collection: finds files by name, path, library and donor, and on the other tabs the libraries or donors of
 * these files. Enter searches; the arrow keys reach the
 * suggestions, and Escape leaves them.
 */
export function FileSearch({ query, onQueryChange, labels, onOpen }: FileSearchProps) {
  const { t } = useLingui();
  const id = useId();
  const labelOf = {
    files: t`Search the files`,
    libraries: t`Search the libraries`,
    donors: t`Search the donors`,
  };
  const label = labelOf[query.tab];
  const { typed, open, setOpen, onType, search, submit, choose } = useTypedSearch(query, onQueryChange);
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const input = event.currentTarget.querySelector('input');
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      input?.focus();
      setOpen(false);
    }
    if (event.key === 'ArrowDown' && event.target === input) {
      event.preventDefault();
      setOpen(typed.trim() !== '');
      document.getElementById(id)?.querySelector('button')?.focus();
    }
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it passes keys on between its field and its list
    <form
      role="search"
      aria-label={label}
      className="relative mb-1 min-w-0 flex-1 basis-full sm:ms-auto sm:max-w-md sm:basis-56"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={onKeyDown}
      onBlur={(event: FocusEvent<HTMLFormElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Input
        type="search"
        aria-label={label}
        placeholder={t`File name, path, library or donor`}
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        aria-controls={open ? id : undefined}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      {open ? (
        <Suspense>
          <Suggestions
            id={id}
            query={query}
            text={typed.trim()}
            labels={labels}
            onSearch={search}
            onOpen={(record) => {
              setOpen(false);
              onOpen(record);
            }}
            onQueryChange={choose}
          />
        </Suspense>
      ) : null}
    </form>
  );
}
