import type { DataseqClient } from '@omics-portal/api';
import type { DataQuery, NumericRange } from '@omics-portal/data-query';
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
  const pageSize = storedPageSize(storage);
  const fields = queryClient.query(queries.fields(collection));
  queryClient.query(queries.collections()).catch(() => undefined);
  const { query } = readCollectionQuery({ collection, search, pageSize });
  if (query.tab !== 'files') {
    fields.catch(() => undefined);
    return;
  }
  const result = (of: DataQuery) =>
    Promise.all([queryClient.query(queries.records(of)), queryClient.query(queries.size(of))]);
  const results = namesFields(query)
    ? fields.then((known) =>
        result(readCollectionQuery({ collection, search, pageSize, fields: known }).query),
      )
    : result(query);
  Promise.all([fields, results]).catch(() => undefined);
}
