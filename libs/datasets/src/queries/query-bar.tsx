import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DataQuery } from '@omics-portal/data-query';
import type { FieldLabels } from '../fields/field-labels';
import { PasteListButton } from './paste-list-button';
import { SavedQueriesButton } from './saved-queries-button';
import { UndoButtons } from './undo-buttons';
import { useQueryHistory } from './use-query-history';

interface QueryBarProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly labels: FieldLabels;
  /** The query in the reader's language. */
  readonly sentence: string;
  /** What stands before all this. */
  readonly children: ReactNode;
}

/** What can be done with the query itself: a step back, keeping it, making it from a list. */
export function QueryBar({ query, onQueryChange, labels, sentence, children }: QueryBarProps) {
  const { t } = useLingui();
  const steps = useQueryHistory(query, onQueryChange);
  return (
    <div role="group" aria-label={t`The query`} className="flex flex-wrap items-center gap-2">
      {children}
      <UndoButtons {...steps} />
      <SavedQueriesButton key={sentence} query={query} sentence={sentence} />
      <PasteListButton query={query} onQueryChange={onQueryChange} labels={labels} />
    </div>
  );
}
