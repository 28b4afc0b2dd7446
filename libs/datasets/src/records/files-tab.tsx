import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DataFile } from '@omics-portal/api';
import type { DataQuery } from '@omics-portal/data-query';
import type { FieldWords } from '../fields/use-field-words';
import { useFileColumnList } from './file-columns';
import { FileDrawer } from './file-drawer';
import { FilesTable } from './files-table';
import { FilesToolbar } from './files-toolbar';
import { useCollectionQueries } from './use-collection-queries';
import { useHiddenColumns } from './use-hidden-columns';

interface FilesTabProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly words: FieldWords;
  /** The query in the reader's language. */
  readonly sentence: string;
}

/** The files that a query finds: to look at, to collect, to take along. */
export function FilesTab({ query, onQueryChange, words, sentence }: FilesTabProps) {
  const queries = useCollectionQueries();
  const records = useQuery({ ...queries.records(query), placeholderData: keepPreviousData });
  const columns = useFileColumnList(words);
  const { hidden, toggle } = useHiddenColumns(columns);
  const [opened, setOpened] = useState<DataFile | null>(null);
  return (
    <div className="flex flex-col gap-3">
      <FilesToolbar
        query={query}
        total={records.data?.total ?? 0}
        sentence={sentence}
        columns={columns}
        hidden={hidden}
        onToggleColumn={toggle}
      />
      <FilesTable
        query={query}
        records={records}
        onQueryChange={onQueryChange}
        words={words}
        columns={columns}
        hidden={hidden}
        onOpen={setOpened}
      />
      {opened ? (
        <FileDrawer
          collection={query.collection}
          record={opened}
          words={words}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  );
}
