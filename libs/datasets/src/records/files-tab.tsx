import { lazy, Suspense, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DataFile, FieldSchema } from '@omics-portal/api';
import type { DataQuery } from '@omics-portal/data-query';
import { readChartChoice } from '../charts/chart-fields';
import { ChartsButton } from '../charts/charts-button';
import { ResultCharts } from '../charts/result-charts';
import type { FieldLabels } from '../fields/field-labels';
import { useStoredChoice } from '../ports/use-stored-choice';
import { useFileColumns } from './file-columns';
import { FilesTable } from './files-table';
import { FilesToolbar } from './files-toolbar';
import { useRecordQueries } from '../ports/use-record-queries';
import { useTableView } from './use-table-view';
import { ViewControls } from './view-controls';

/** Details of a file, loaded when they are first opened. */
const FileDrawer = lazy(async () => ({ default: (await import('./file-drawer')).FileDrawer }));

interface FilesTabProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly labels: FieldLabels;
  /** Fields of the collection; empty while they load. */
  readonly fields: readonly FieldSchema[];
  /** Sentence that describes the query, in the active language. */
  readonly sentence: string;
}

/** Tab with the files of a query: toolbar, charts, table and details. */
export function FilesTab({ query, onQueryChange, labels, fields, sentence }: FilesTabProps) {
  const queries = useRecordQueries();
  const records = useQuery({ ...queries.records(query), placeholderData: keepPreviousData });
  const [opened, setOpened] = useState<DataFile | null>(null);
  const [charts, setCharts] = useStoredChoice(`charts__${query.collection}`, readChartChoice);
  const columns = useFileColumns({ collection: query.collection, labels, onOpen: setOpened });
  const view = useTableView(query.collection, columns);
  return (
    <div className="flex flex-col gap-3">
      <FilesToolbar query={query} total={records.data?.total ?? 0} sentence={sentence}>
        {fields.length > 0 ? (
          <ChartsButton open={charts.open} onOpenChange={(open) => setCharts({ ...charts, open })} />
        ) : null}
        <ViewControls columns={columns} view={view} />
      </FilesToolbar>
      {charts.open && fields.length > 0 ? (
        <ResultCharts
          query={query}
          onQueryChange={onQueryChange}
          labels={labels}
          fields={fields}
          chosen={charts.fields}
          onChoose={(next) => setCharts({ ...charts, fields: next })}
        />
      ) : null}
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
            labels={labels}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
