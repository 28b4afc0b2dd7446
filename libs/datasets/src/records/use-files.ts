import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { DataFile, DataFilePage, FieldSchema } from '@omics-portal/api';
import type { DataQuery } from '@omics-portal/data-query';
import type { GridColumn } from '@omics-portal/ui/data-grid';
import { readChartChoice, type ChartChoice } from '../charts/chart-choice';
import type { FieldLabels } from '../fields/field-labels';
import { useRecordQueries } from '../ports/use-record-queries';
import { useStoredChoice } from '../ports/use-stored-choice';
import { useFileColumns } from './file-columns';
import { useTableView, type TableView } from './use-table-view';

/** Files of a query and their view: toolbar and table share both. */
export interface Files {
  /** Request of the page. */
  readonly records: UseQueryResult<DataFilePage>;
  /** Same object between renders. */
  readonly columns: readonly GridColumn<DataFile>[];
  readonly view: TableView;
  readonly charts: ChartChoice;
  readonly setCharts: (next: ChartChoice) => void;
  /** Opens the details of a file. */
  readonly open: (record: DataFile) => void;
}

interface FilesInput {
  readonly query: DataQuery;
  readonly labels: FieldLabels;
  /** Fields of the collection, once they are loaded. */
  readonly fields: readonly FieldSchema[] | undefined;
  /** False while the query cannot be sent, or another tab is shown. */
  readonly enabled: boolean;
  /** Same function between renders. */
  readonly onOpen: (record: DataFile) => void;
}

/** Files of a query, with the view that is stored on this device. */
export function useFiles({ query, labels, fields, enabled, onOpen }: FilesInput): Files {
  const { collection } = query;
  const records = useQuery({
    ...useRecordQueries().records(query),
    placeholderData: keepPreviousData,
    enabled,
  });
  const [charts, setCharts] = useStoredChoice(`charts__${collection}`, readChartChoice);
  const columns = useFileColumns({ collection, labels, fields, onOpen });
  const view = useTableView(collection, columns);
  return { records, columns, view, charts, setCharts, open: onOpen };
}
