import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { withFilter, type DataQuery, type FilterValue, type ValueCount } from '@omics-portal/data-query';
import { useRecordQueries } from '../ports/use-record-queries';
import { shownValues, startingWith, twoFields } from './two-fields';

/**
 * Counts of records by two fields. The service counts by one field, so there is one request for each shown value of the
 * field with fewer values. `segments` are values of the second field that come first, even without records.
 */
export function useTwoFields(
  query: DataQuery,
  {
    group,
    series,
    segments: first = [],
  }: { group: string; series: string; segments?: readonly FilterValue[] },
) {
  const queries = useRecordQueries();
  const byGroup = useQuery({ ...queries.counts(query, group, 'records'), placeholderData: keepPreviousData });
  const bySeries = useQuery({
    ...queries.counts(query, series, 'records'),
    placeholderData: keepPreviousData,
  });
  const seriesCounts = startingWith(first, bySeries.data ?? []);
  const { groups, segments } = shownValues(byGroup.data ?? [], seriesCounts);
  const isBySegment = segments.length < groups.length;
  const [along, across] = isBySegment ? [series, group] : [group, series];
  // Values of an earlier filter are shown while the new ones load; they need no requests.
  const isEarlier = byGroup.isPlaceholderData || bySeries.isPlaceholderData;
  const isKnown = !isEarlier && byGroup.isSuccess && bySeries.isSuccess;
  const within = useQueries({
    queries: (!isKnown ? [] : isBySegment ? segments : groups).map((value) =>
      queries.counts(withFilter(query, along, { kind: 'category', values: [value] }), across, 'records'),
    ),
  });
  const totals = within.map(({ data }) => totalsOf(data ?? []));
  const figures = groups.map((value, row) =>
    segments.map((segment, column) =>
      isBySegment ? (totals[column]?.get(value) ?? 0) : (totals[row]?.get(segment) ?? 0),
    ),
  );
  const requests = [byGroup, bySeries, within].flat();
  return {
    requests,
    isPending: isEarlier || requests.some(({ isPending }) => isPending),
    ...twoFields(byGroup.data ?? [], seriesCounts, figures),
  };
}

function totalsOf(counts: readonly ValueCount[]): ReadonlyMap<FilterValue, number> {
  return new Map(counts.map(({ value, total }) => [value, total]));
}
