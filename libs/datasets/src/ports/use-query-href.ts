import { useCallback } from 'react';
import { encodeSearch, type DataQuery } from '@omics-portal/data-query';
import { omicsOf } from '@omics-portal/resources';
import { useDatasets } from './datasets-ports';

/** Address of the page that shows a query, as a link's `href`. */
export function useQueryHref(): (query: DataQuery) => string {
  const { brand, links } = useDatasets();
  return useCallback(
    (query) => {
      const omics = omicsOf(brand, query.collection);
      return omics
        ? links.collection(omics, encodeSearch(query))
        : links.otherCollection(query.collection, encodeSearch(query));
    },
    [brand, links],
  );
}
