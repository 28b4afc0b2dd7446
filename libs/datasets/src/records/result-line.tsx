import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DataQuery, QueryMessages } from '@omics-portal/data-query';
import { formatFileSize } from '@omics-portal/wording';
import { FilterChips } from '../facets/filter-chips';
import { useRecordQueries } from '../ports/use-record-queries';
import { UndoButtons } from '../queries/undo-buttons';
import { useQueryHistory } from '../queries/use-query-history';

interface ResultLineProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly messages: QueryMessages;
  /** Number of files, once it is known. */
  readonly total: number | undefined;
}

/** Line above the table: how many files there are, their size, the filters that make them, undo and redo. */
export function ResultLine({ query, onQueryChange, messages, total }: ResultLineProps) {
  const { t } = useLingui();
  const steps = useQueryHistory(query, onQueryChange);
  return (
    <div
      role="group"
      aria-label={t`The query`}
      className="flex min-h-7 items-center gap-2 text-sm max-sm:flex-wrap"
    >
      {total === undefined ? null : (
        <p className="shrink-0 font-semibold tabular-nums">
          {t`${plural(total, { one: '# file', other: '# files' })}`}
          {total > 0 ? <ResultSize query={query} /> : null}
        </p>
      )}
      <FilterChips query={query} onQueryChange={onQueryChange} messages={messages} />
      <span className="ms-auto flex shrink-0">
        <UndoButtons {...steps} />
      </span>
    </div>
  );
}

/** Size of all files of the result; nothing where the server does not add sizes. */
function ResultSize({ query }: Pick<ResultLineProps, 'query'>) {
  const { t } = useLingui();
  const { data } = useQuery({ ...useRecordQueries().size(query), placeholderData: keepPreviousData });
  if (!data) {
    return null;
  }
  const size = formatFileSize(data.bytes);
  return <span className="font-normal text-muted"> · {data.unknown > 0 ? t`at least ${size}` : size}</span>;
}
