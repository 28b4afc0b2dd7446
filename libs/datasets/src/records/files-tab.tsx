import { lazy, Suspense, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DataFile, FieldSchema } from '@omics-portal/api';
import type { DataQuery } from '@omics-portal/data-query';
import { ChartsOfResult } from '../charts/charts-of-result';
import type { FieldWords } from '../fields/use-field-words';
import { useFileColumns } from './file-columns';
import { FilesTable } from './files-table';
import { FilesToolbar } from './files-toolbar';
import { useCollectionQueries } from './use-collection-queries';
import { useTableView } from './use-table-view';
import { ViewControls } from './view-controls';

/** The details of a file come when the first one is looked at. */
const FileDrawer = lazy(async () => ({ default: (await import('./file-drawer')).FileDrawer }));

interface FilesTabProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly words: FieldWords;
  /** The fields of the collection; empty while they are not known. */
  readonly fields: readonly FieldSchema[];
  /** The query in the reader's language. */
  readonly sentence: string;
}

/** The files that a query finds: to look at, to collect, to take along. */
export function FilesTab({ query, onQueryChange, words, fields, sentence }: FilesTabProps) {
  const queries = useCollectionQueries();
  const records = useQuery({ ...queries.records(query), placeholderData: keepPreviousData });
  const [opened, setOpened] = useState<DataFile | null>(null);
  const columns = useFileColumns({ collection: query.collection, words, onOpen: setOpened });
  const view = useTableView(query.collection, columns);
  return (
    <div className="flex flex-col gap-3">
      {fields.length > 0 ? (
        <ChartsOfResult query={query} onQueryChange={onQueryChange} words={words} fields={fields} />
      ) : null}
      <FilesToolbar query={query} total={records.data?.total ?? 0} sentence={sentence}>
        <ViewControls columns={columns} view={view} />
      </FilesToolbar>
      <FilesTable
        query={query}
        records={records}
        onQueryChange={onQueryChange}
        columns={columns}
        view={view}
      />
      {opened ? (
        <Suspense>
          <FileDrawer
            collection={query.collection}
            record={opened}
            words={words}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
