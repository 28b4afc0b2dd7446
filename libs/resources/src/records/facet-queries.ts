import { queryOptions } from '@tanstack/react-query';
import {
  tabField,
  toQueryTree,
  withFilter,
  withoutOwnFilter,
  type DataQuery,
  type TreeOptions,
} from '@omics-portal/data-query';
import type { CountLoader, CountRequest } from './count-loader';
import { MAX_FACET_VALUES, readFacet } from './facet-counts';
import { RECORDS_KEY } from './records-key';

/** Options of the counts of a facet. */
interface FacetOptions {
  /** Text that the values contain; all values by default. */
  readonly contains?: string | undefined;
  /** Whether the size of each value's files is requested too. */
  readonly withSizes?: boolean;
  /** True for a field with many different values. */
  readonly hasManyValues?: boolean;
}

/**
 * Query options of the counts of a facet without its own filter, so that further values can be chosen: of the most frequent
 * values, which may be estimates, or of those that contain a text; on request with the size of their files.
 */
export function facetQueries(count: CountLoader, options: TreeOptions) {
  return (query: DataQuery, field: string, facet: FacetOptions = {}) => {
    const { contains, withSizes = false, hasManyValues = false } = facet;
    const { collection } = query;
    const found = contains === undefined ? undefined : withFilter(query, field, { kind: 'text', contains });
    const dedupField = tabField(query);
    const tree = toQueryTree(found ?? withoutOwnFilter(query, field), options);
    const request: CountRequest = {
      collection,
      field,
      tree,
      ...(found === undefined && { wholeTree: toQueryTree(query, options) }),
      dedupField,
      limit: MAX_FACET_VALUES,
      hasManyValues,
      // A sample lacks rare values, which a search looks for.
      mayEstimate: found === undefined,
      ...(withSizes && { sumField: 'file_size' }),
    };
    return queryOptions({
      queryKey: [...RECORDS_KEY, 'facet', collection, field, { dedupField, withSizes }, tree],
      queryFn: async ({ signal }) => readFacet(await count(request, signal)),
    });
  };
}
