import type { DataseqClient } from '@omics-portal/api';
import type { NumericRange } from '@omics-portal/data-query';
import type { QueryClient } from '@tanstack/react-query';
import { recordQueries } from '@omics-portal/resources';
import type { ChoiceStorage } from '../ports/datasets-ports';
import type { CollectionSearch } from './collection-search';
import { storedPageSize } from './page-size';
import { namesFields, readCollectionQuery } from './read-collection-query';

/** Options for the requests of a collection's page. */
export interface CollectionLoad {
  readonly queryClient: QueryClient;
  readonly dataseq: DataseqClient;
  readonly numericRange: NumericRange;
  readonly storage: Pick<ChoiceStorage, 'getItem'>;
  readonly collection: string;
  readonly search: CollectionSearch;
}

/**
 * Starts the requests of a collection's page: its fields, the collections of the server, the first page of files, and the size of
 * all of them. The screen reads the same queries from the cache. A host calls this while the code of the screen is loading.
 * Failures stay in the cache, where the screen shows them.
 */
export function loadCollection(load: CollectionLoad): void {
  const { queryClient, dataseq, numericRange, storage, collection, search } = load;
  const queries = recordQueries(dataseq, { numericRange });
  const fields = queryClient.query(queries.fields(collection));
  const address = { collection, search, pageSize: storedPageSize(storage) };
  const { query } = readCollectionQuery(address);
  const loadFiles = async () => {
    const checked = namesFields(query)
      ? readCollectionQuery({ ...address, fields: await fields }).query
      : query;
    return Promise.all([
      queryClient.query(queries.records(checked)),
      queryClient.query(queries.size(checked)),
    ]);
  };
  Promise.all([fields, queryClient.query(queries.collections()), query.tab === 'files' && loadFiles()]).catch(
    () => undefined,
  );
}
