import { useCallback } from 'react';
import { DEFAULT_PER_PAGE, encodeSearch, type DataQuery } from '@omics-portal/data-query';
import { omicsOf } from '@omics-portal/resources';
import { useDatasets } from './datasets-ports';

/** Address of the page that shows a query, as a link's `href`. */
export function useQueryHref(): (query: DataQuery) => string {
  const { brand, links } = useDatasets();
  return useCallback(
    (query) => {
      const omics = omicsOf(brand, query.collection);
      // A first page opens in the size of whoever follows the link.
      const search = encodeSearch(query.page === 1 ? { ...query, perPage: DEFAULT_PER_PAGE } : query);
      return omics ? links.collection(omics, search) : links.otherCollection(query.collection, search);
    },
    [brand, links],
  );
}
