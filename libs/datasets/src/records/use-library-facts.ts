import { useMemo } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { DataFile } from '@omics-portal/api';
import {
  isUnknown,
  setPage,
  setPerPage,
  setSort,
  setTab,
  withFilter,
  type DataQuery,
  type FilterValue,
  type ValueCount,
} from '@omics-portal/data-query';
import { useRecordQueries } from '../ports/use-record-queries';

/** Facts about a library, from its files. */
export interface LibraryFacts {
  readonly donors: readonly FilterValue[];
  readonly dataTypes: readonly FilterValue[];
}

/** Facts about libraries, by name. */
type FactsOfLibraries = ReadonlyMap<FilterValue, LibraryFacts>;

/** Maximum number of files that are read for one page of libraries; with more, there are no facts. */
export const MAX_FILES_READ = 1000;

interface LibraryFactsInput {
  readonly query: DataQuery;
  /** Libraries of the shown page. */
  readonly rows: readonly ValueCount[];
  readonly enabled: boolean;
}

/** Donors and data types of the libraries on one page, from one request for their files. */
export function useLibraryFacts({ query, rows, enabled }: LibraryFactsInput): {
  readonly facts: UseQueryResult<FactsOfLibraries>;
  readonly isTooMany: boolean;
} {
  const queries = useRecordQueries();
  const files = rows.reduce((sum, { total }) => sum + total, 0);
  const isTooMany = enabled && files > MAX_FILES_READ;
  const values = useMemo(() => rows.map(({ value }) => value), [rows]);
  const ofThese = withFilter(setTab(setSort(query, null), 'files'), 'library_id', {
    kind: 'category',
    values,
  });
  const facts = useQuery({
    ...queries.records(setPage(setPerPage(ofThese, Math.max(1, files)), 1)),
    enabled: enabled && files > 0 && !isTooMany,
    select: ({ data }) => factsOf(data),
  });
  return { facts, isTooMany };
}

function factsOf(files: readonly DataFile[]): FactsOfLibraries {
  const facts = new Map<FilterValue, { donors: FilterValue[]; dataTypes: FilterValue[] }>();
  for (const file of files) {
    const library = valueOf(file.library_id);
    const own = facts.get(library) ?? { donors: [], dataTypes: [] };
    addNew(own.donors, valueOf(file.donor_id));
    addNew(own.dataTypes, valueOf(file.data_type));
    facts.set(library, own);
  }
  return facts;
}

function addNew(values: FilterValue[], value: FilterValue): void {
  if (value !== null && !values.includes(value)) {
    values.push(value);
  }
}

function valueOf(value: DataFile['library_id']): FilterValue {
  return isUnknown(value) ? null : (value ?? null);
}
