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
  /** Sentence that describes the query, in the active language. */
  readonly sentence: string;
  /** Content before the buttons. */
  readonly children: ReactNode;
}

/** Toolbar of the query: undo and redo, saved queries, pasted lists. */
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
