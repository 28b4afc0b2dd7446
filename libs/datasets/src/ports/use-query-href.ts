import { useCallback } from 'react';
import { DEFAULT_PER_PAGE, encodeSearch, type DataQuery, type SearchRecord } from '@omics-portal/data-query';
import { omicsOf } from '@omics-portal/resources';
import { useDatasets } from './datasets-ports';

/** Search parameters of a link to a query. A first page opens in the size of whoever follows the link. */
export function linkSearch(query: DataQuery): SearchRecord {
  return encodeSearch(query.page === 1 ? { ...query, perPage: DEFAULT_PER_PAGE } : query);
}

/** Address of the page that shows a query, as a link's `href`. */
export function useQueryHref(): (query: DataQuery) => string {
  const { brand, links } = useDatasets();
  return useCallback(
    (query) => {
      const omics = omicsOf(brand, query.collection);
      const search = linkSearch(query);
      return omics ? links.collection(omics, search) : links.otherCollection(query.collection, search);
    },
    [brand, links],
  );
}
