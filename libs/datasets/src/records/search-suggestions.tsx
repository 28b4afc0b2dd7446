import type { KeyboardEvent, ReactNode } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { DataFile } from '@omics-portal/api';
import {
  describeFilter,
  filterCount,
  withFilter,
  withSearch,
  type DataQuery,
} from '@omics-portal/data-query';
import { Search } from 'lucide-react';
import type { FieldLabels } from '../fields/field-labels';
import { useQueryMessages } from '../fields/query-messages';
import { fileName } from '../fields/record-values';
import { useRecordQueries } from '../ports/use-record-queries';
import { SIZE_FIELD, sizeFilters, withSize } from './size-filters';
import { useSearchSuggestions } from './use-search-suggestions';

interface SuggestionsProps {
  /** Id of the list, for its field. */
  readonly id: string;
  readonly query: DataQuery;
  /** Typed text. */
  readonly text: string;
  readonly labels: FieldLabels;
  /** Searches for the typed text. */
  readonly onSearch: () => void;
  /** Opens the details of a file. */
  readonly onOpen: (record: DataFile) => void;
  /** Called with a query that is filtered by a suggested value. */
  readonly onQueryChange: (next: DataQuery) => void;
}

interface Suggestion {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
  readonly onChoose: () => void;
}

/** List below the search box: to search for the text, then the sizes that it means, and libraries, donors and files that contain it. */
export function Suggestions({ id, query, text, labels, onSearch, onOpen, onQueryChange }: SuggestionsProps) {
  const { t } = useLingui();
  const { data, isPending, isError } = useSearchSuggestions(query, text);
  const messages = useQueryMessages(labels, query.collection);
  const fields = useQuery(useRecordQueries().fields(query.collection));
  const hasSizes = fields.data?.some(({ key }) => key === SIZE_FIELD) ?? false;
  const sizes = (hasSizes ? sizeFilters(text) : []).map((filter): Suggestion => ({
    key: `size ${JSON.stringify(filter)}`,
    label: describeFilter(SIZE_FIELD, filter, messages),
    onChoose: () => onQueryChange(withSize(query, filter)),
  }));
  const filesOf = (total: number) => t`${plural(total, { one: '# file', other: '# files' })}`;
  const values = (data?.values ?? []).map(({ field, value, total }): Suggestion => ({
    key: `${field} ${JSON.stringify(value)}`,
    label: labels.value(field, value),
    note: `${labels.field(field)} · ${filesOf(total)}`,
    onChoose: () =>
      onQueryChange(withFilter(withSearch(query, null), field, { kind: 'category', values: [value] })),
  }));
  const files = (data?.files ?? []).map((record, index): Suggestion => ({
    key: `file ${index}`,
    label: fileName(record),
    note: labels.field('file_name'),
    onChoose: () => onOpen(record),
  }));
  return (
    <div
      id={id}
      className="absolute inset-x-0 top-full z-40 mt-1 min-w-64 rounded-card border border-border bg-raised p-1 text-sm shadow-overlay"
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons have the focus; the arrow keys move it */}
      <ul
        aria-label={t`Suggestions`}
        className="flex max-h-80 flex-col overflow-y-auto"
        onKeyDown={moveFocus}
      >
        <li>
          <SuggestionButton label={t`Search for ${text}`} onChoose={onSearch}>
            <Search aria-hidden className="size-4 shrink-0 text-muted" />
          </SuggestionButton>
        </li>
        {[...sizes, ...values, ...files].map(({ key, ...suggestion }) => (
          <li key={key}>
            <SuggestionButton {...suggestion} />
          </li>
        ))}
      </ul>
      <p role="status" className="px-2 text-xs text-muted">
        {suggestionState({
          isPending,
          isError,
          isEmpty: data?.total === 0 && values.length === 0 && sizes.length === 0,
          messages: {
            loading: t`Loading`,
            failed: t`No suggestions could be loaded`,
            none: filterCount(query) > 0 ? t`No file of this result has this text` : t`No file has this text`,
          },
        })}
      </p>
    </div>
  );
}

interface StateInput {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isEmpty: boolean;
  readonly messages: Readonly<Record<'loading' | 'failed' | 'none', string>>;
}

function suggestionState({ isPending, isError, isEmpty, messages }: StateInput): string | null {
  if (isError) return messages.failed;
  if (isPending) return messages.loading;
  return isEmpty ? messages.none : null;
}

interface SuggestionButtonProps extends Omit<Suggestion, 'key'> {
  /** Icon before the label. */
  readonly children?: ReactNode;
}

function SuggestionButton({ label, note, onChoose, children }: SuggestionButtonProps) {
  return (
    <button
      type="button"
      // Safari does not focus a pressed button, and the list would close before the press ends.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-8 w-full cursor-pointer items-center gap-2 rounded-xs px-2 py-1 text-start hover:bg-primary-9 focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
    >
      {children}
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      {note === undefined ? null : <span className="shrink-0 text-xs text-muted">{note}</span>}
    </button>
  );
}

/** Moves the focus between the buttons of a list; from the first one up, to the search field. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons.findIndex((button) => button === document.activeElement) + step;
  if (next < 0) event.currentTarget.closest('form')?.querySelector('input')?.focus();
  else buttons[Math.min(next, buttons.length - 1)]?.focus();
}
