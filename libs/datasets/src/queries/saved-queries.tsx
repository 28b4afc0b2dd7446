import { useState, type FormEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DataQuery } from '@omics-portal/data-query';
import {
  MAX_NAME_LENGTH,
  readSavedQueries,
  removeQuery,
  renameQuery,
  saveQuery,
  type SavedQuery,
} from '@omics-portal/data-query/workbench';
import { Button, EmptyState, FormField, Input, notify } from '@omics-portal/ui';
import { SavedQueryRow } from './saved-query-row';
import { useStoredChoice } from '../ports/use-stored-choice';

interface SavedQueriesProps {
  readonly query: DataQuery;
  /** Sentence that describes the query; the proposed name. */
  readonly sentence: string;
  /** Called when a saved query is opened. */
  readonly onOpened: () => void;
}

/** Queries that are saved on this device: open, copy the link, rename, remove. */
export function SavedQueries({ query, sentence, onOpened }: SavedQueriesProps) {
  const { t } = useLingui();
  const [list, setList] = useStoredChoice(`queries__${query.collection}`, readSavedQueries);
  const [name, setName] = useState(sentence.slice(0, MAX_NAME_LENGTH));
  const save = (event: FormEvent) => {
    event.preventDefault();
    setList(saveQuery(list, name, query, new Date()));
  };
  const remove = (saved: SavedQuery) => {
    setList(removeQuery(list, saved));
    notify({
      tone: 'success',
      title: t`Removed ${saved.name}`,
      action: { label: t`Undo`, onClick: () => setList(list) },
    });
  };
  return (
    <div className="flex flex-col gap-5">
      <form onSubmit={save} className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-60">
          <FormField label={t`Name of the query on this page`}>
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={MAX_NAME_LENGTH}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </FormField>
        </div>
        <Button type="submit" variant="primary" disabled={name.trim() === ''}>{t`Save`}</Button>
      </form>
      {list.length === 0 ? (
        <EmptyState
          title={t`No query is saved yet`}
          description={t`A saved query stays on this device. Its link opens it anywhere.`}
        />
      ) : (
        <ul aria-label={t`Saved queries`} className="flex flex-col divide-y divide-border">
          {list.map((saved) => (
            <SavedQueryRow
              key={saved.name}
              saved={saved}
              onOpened={onOpened}
              onRename={(next) => setList(renameQuery(list, saved, next))}
              onRemove={() => remove(saved)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
