import { useCallback } from 'react';
import type { DataQuery } from '@omics-portal/data-query';
import { omicsOf } from '@omics-portal/resources';
import { useDatasets } from './datasets-ports';
import { linkSearch } from './use-query-href';

/** Parameter of a collection's address that names the file whose details are open. */
export const FILE_PARAMETER = 'file';

/**
 * Address of a file's details, as a link's `href`. `key` is its path, or its name if it has no path. `shown` is the query behind the
 * details, for a link that leaves it as it is.
 */
export function useFileHref(collection: string, shown?: DataQuery): (key: string) => string {
  const { brand, links } = useDatasets();
  return useCallback(
    (key) => {
      const omics = omicsOf(brand, collection);
      const search = { ...(shown && linkSearch(shown)), [FILE_PARAMETER]: key };
      return omics ? links.collection(omics, search) : links.otherCollection(collection, search);
    },
    [brand, collection, links, shown],
  );
}
