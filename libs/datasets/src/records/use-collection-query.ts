import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DataFile } from '@omics-portal/api';
import type { DataQuery, SearchRecord } from '@omics-portal/data-query';
import { fileKey } from '../fields/record-values';
import { FILE_PARAMETER } from '../ports/use-file-href';
import { useRecordQueries } from '../ports/use-record-queries';
import type { CollectionSearch } from './collection-search';
import { useStoredPageSize } from './page-size';
import { readCollectionQuery, writeCollectionQuery } from './read-collection-query';

interface CollectionAddressInput {
  readonly collection: string;
  /** Search parameters of the address, unparsed. */
  readonly search: CollectionSearch;
  /** Called with the complete set of search parameters. */
  readonly onSearchChange: (next: SearchRecord) => void;
}

/**
 * Query of a collection's address with its problems, the fields that validate it, and the file whose details are open;
 * and functions that change both. Each change is an address of its own, so that Back closes the details.
 */
export function useCollectionQuery({ collection, search, onSearchChange }: CollectionAddressInput) {
  const fields = useQuery(useRecordQueries().fields(collection));
  const [pageSize] = useStoredPageSize();
  const { query, rest, problems } = useMemo(
    () => readCollectionQuery({ collection, search, fields: fields.data, pageSize }),
    [collection, fields.data, pageSize, search],
  );
  const { [FILE_PARAMETER]: file, ...others } = rest;
  const change = (next: DataQuery) => onSearchChange(writeCollectionQuery(next, others, pageSize));
  const openFile = useLatest((record: DataFile | null) =>
    onSearchChange({
      ...writeCollectionQuery(query, others, pageSize),
      ...(record && { [FILE_PARAMETER]: fileKey(record) }),
    }),
  );
  return {
    fields,
    query,
    problems,
    change,
    /** Path or name of the file whose details are open; null without one. */
    file: typeof file === 'string' && file !== '' ? file : null,
    /** Opens the details of a file; null closes them. Same function between renders. */
    openFile,
  };
}

/** Function that stays the same and calls the latest one: columns of a table must not change with every render. */
function useLatest<Argument>(latest: (argument: Argument) => void): (argument: Argument) => void {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((argument) => current.current(argument), []);
}
