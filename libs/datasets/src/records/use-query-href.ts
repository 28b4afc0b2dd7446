import { useCallback } from 'react';
import { encodeSearchText, type DataQuery } from '@omics-portal/data-query';
import { omicsOf } from '../collections/collections';
import { useDatasets } from '../ports/datasets-ports';

/** The address that shows a query, as a link's `href`. */
export function useQueryHref(): (query: DataQuery) => string {
  const { brand, links } = useDatasets();
  return useCallback(
    (query) => {
      const omics = omicsOf(brand, query.collection);
      const page = omics ? links.collection(omics) : (window.location.href.split('?')[0] ?? '');
      const search = encodeSearchText(query);
      return search === '' ? page : `${page}?${search}`;
    },
    [brand, links],
  );
}
