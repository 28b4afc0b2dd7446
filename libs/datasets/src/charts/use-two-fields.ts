import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { withFilter, type DataQuery, type FilterValue, type ValueCount } from '@omics-portal/data-query';
import { useRecordQueries } from '../ports/use-record-queries';
import { shownValues, startingWith, twoFields } from './two-fields';

/**
 * The figures of two fields together. The back end counts by one field, so each shown value of one of them is asked for by
 * itself: of the one that has fewer. `parts` are values of the second that come first, whether or not there are any.
 */
export function useTwoFields(
  query: DataQuery,
  { group, series, parts: wanted = [] }: { group: string; series: string; parts?: readonly FilterValue[] },
) {
  const queries = useRecordQueries();
  const byGroup = useQuery({ ...queries.counts(query, group, 'records'), placeholderData: keepPreviousData });
  const bySeries = useQuery({
    ...queries.counts(query, series, 'records'),
    placeholderData: keepPreviousData,
  });
  const seriesCounts = startingWith(wanted, bySeries.data ?? []);
  const { groups, parts } = shownValues(byGroup.data ?? [], seriesCounts);
  const isByPart = parts.length < groups.length;
  const [along, across] = isByPart ? [series, group] : [group, series];
  // The values of an earlier filter, shown until those of this one have come, are not worth a call.
  const isEarlier = byGroup.isPlaceholderData || bySeries.isPlaceholderData;
  const isKnown = !isEarlier && byGroup.isSuccess && bySeries.isSuccess;
  const within = useQueries({
    queries: (!isKnown ? [] : isByPart ? parts : groups).map((value) =>
      queries.counts(withFilter(query, along, { kind: 'category', values: [value] }), across, 'records'),
    ),
  });
  const totals = within.map(({ data }) => totalsOf(data ?? []));
  const figures = groups.map((value, row) =>
    parts.map((part, column) =>
      isByPart ? (totals[column]?.get(value) ?? 0) : (totals[row]?.get(part) ?? 0),
    ),
  );
  const asked = [byGroup, bySeries, within].flat();
  return {
    asked,
    isPending: isEarlier || asked.some(({ isPending }) => isPending),
    ...twoFields(byGroup.data ?? [], seriesCounts, figures),
  };
}

function totalsOf(counts: readonly ValueCount[]): ReadonlyMap<FilterValue, number> {
  return new Map(counts.map(({ value, total }) => [value, total]));
}
