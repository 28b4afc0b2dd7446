import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { DataFilePage } from '@omics-portal/api';
import { tabField, type DataQuery, type QueryMessages } from '@omics-portal/data-query';
import { deferredComponent } from '@omics-portal/ui';
import { formatFileSize, PanelBoundary } from '@omics-portal/wording';
import { FilterChips } from '../facets/filter-chips';
import { approximate } from '../fields/approximate';
import { useRecordQueries } from '../ports/use-record-queries';
import { UndoButtons } from '../queries/undo-buttons';
import { useQueryHistory } from '../queries/use-query-history';

/** Loaded with the table of libraries or donors. */
const GroupsExport = deferredComponent(async () => (await import('./groups-export')).GroupsExport);

interface ResultLineProps {
  /** Query of the shown tab. */
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly messages: QueryMessages;
  /** Request of the page of files. */
  readonly records: UseQueryResult<DataFilePage>;
  /** False while a query that names fields cannot be sent. */
  readonly isReady: boolean;
}

/**
 * Line above the table: how many files there are, their size, the filters that make them, undo and redo. Above libraries and donors,
 * with the export of their table.
 */
export function ResultLine({ query, onQueryChange, messages, records, isReady }: ResultLineProps) {
  const { t } = useLingui();
  const steps = useQueryHistory(query, onQueryChange);
  const field = tabField(query);
  return (
    <div
      role="group"
      aria-label={t`The query`}
      className="flex min-h-7 items-center gap-2 text-sm max-sm:flex-wrap"
    >
      {isReady && field === null ? <ResultTotals query={query} records={records} /> : null}
      <FilterChips query={query} onQueryChange={onQueryChange} messages={messages} />
      <span className="ms-auto flex shrink-0">
        <UndoButtons {...steps} />
      </span>
      {isReady && field !== null ? (
        <PanelBoundary>
          <GroupsExport query={query} field={field} />
        </PanelBoundary>
      ) : null}
    </div>
  );
}

interface ResultTotalsProps {
  readonly query: DataQuery;
  readonly records: UseQueryResult<DataFilePage>;
}

/**
 * Number of files, and their size where the server adds it. The number is that of the page; until the page is there, a server
 * that prepares the collection estimates it.
 */
function ResultTotals({ query, records }: ResultTotalsProps) {
  const { t } = useLingui();
  const { data: size, isPlaceholderData } = useQuery({
    ...useRecordQueries().size(query),
    placeholderData: keepPreviousData,
    enabled: records.data?.total !== 0 || records.isPlaceholderData,
  });
  const isEarly = records.data === undefined || records.isPlaceholderData;
  const estimate = isEarly && !isPlaceholderData && size?.isEstimated === true ? size.files : undefined;
  const total = estimate?.total ?? records.data?.total;
  if (total === undefined) {
    return null;
  }
  const files = t`${plural(total, { one: '# file', other: '# files' })}`;
  return (
    <p className="shrink-0 font-semibold tabular-nums">
      {approximate(files, estimate?.isEstimated === true)}
      {total > 0 && size && size.bytes !== null ? <Size {...size} bytes={size.bytes} /> : null}
    </p>
  );
}

interface SizeProps {
  readonly bytes: number;
  readonly unknown: number;
  readonly isEstimated: boolean;
}

/** Size of all files of the result. */
function Size({ bytes, unknown, isEstimated }: SizeProps) {
  const { t } = useLingui();
  const size = approximate(formatFileSize(bytes), isEstimated);
  return <span className="font-normal text-muted"> · {unknown > 0 ? t`at least ${size}` : size}</span>;
}
