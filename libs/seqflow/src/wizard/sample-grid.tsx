import { useMemo, useState, type KeyboardEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { DataTable, IconButton, Input, Pagination, type DataTableColumn } from '@omics-portal/ui';
import { usePaginationLabels } from '@omics-portal/wording';
import { Undo2 } from 'lucide-react';
import { useFieldMessages } from '../app-form/field-messages';
import type { FormValue } from '../app-form/form-values';
import { parseCell } from '../app-form/parse-cell';
import type { TableCell, TableColumn, TableRow } from '../app-form/sample-table';

/** Callback that edits a cell. The value of the form, `base`, discards the edit. */
export type CellEdit = (rowId: string, model: string, value: FormValue, base: FormValue) => void;

interface SampleGridProps {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  readonly onEdit: CellEdit;
}

/** Table of the jobs of a batch. Each cell can be edited; an edited cell is marked, and its edit can be discarded. */
export function SampleGrid({ columns, rows, onEdit }: SampleGridProps) {
  const { t } = useLingui();
  const pagerLabels = usePaginationLabels();
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 10 });
  const first = (page - 1) * pageSize;
  const shown = useMemo(
    () => rows.slice(first, first + pageSize).map((row, index) => ({ ...row, number: first + index + 1 })),
    [rows, first, pageSize],
  );
  const tableColumns = useMemo<DataTableColumn<(typeof shown)[number]>[]>(
    () => [
      { id: 'number', header: '#', cell: (row) => row.number, width: '3rem' },
      ...columns.map((column) => ({
        id: column.model,
        header: column.label ?? t`Sample ID`,
        cell: (row: (typeof shown)[number]) => {
          const cell = row.cells[column.model];
          return cell ? (
            <GridCell
              key={String(cell.value)}
              cell={cell}
              column={column}
              row={row.number}
              onEdit={(value) => onEdit(row.rowId, column.model, value, cell.base)}
            />
          ) : null;
        },
      })),
    ],
    [t, columns, onEdit],
  );
  return (
    <div className="flex flex-col gap-3">
      <DataTable
        dense
        caption={t`Jobs to run`}
        columns={tableColumns}
        rows={shown}
        rowKey={(row) => row.rowId}
      />
      {rows.length > 10 ? (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={rows.length}
          labels={pagerLabels}
          onChange={setPage}
        />
      ) : null}
    </div>
  );
}

interface GridCellProps {
  readonly cell: TableCell;
  readonly column: TableColumn;
  readonly row: number;
  readonly onEdit: (value: FormValue) => void;
}

function GridCell({ cell, column, row, onEdit }: GridCellProps) {
  const { t } = useLingui();
  const { problemText } = useFieldMessages();
  const [text, setText] = useState(cell.value === null ? '' : String(cell.value));
  const label = column.label ?? t`Sample ID`;
  const commit = () => {
    const value = parseCell(column.field, text);
    if (value !== cell.value) {
      onEdit(value);
    }
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      commit();
    } else if (event.key === 'Escape') {
      setText(cell.value === null ? '' : String(cell.value));
    }
  };
  return (
    <div className="min-w-44">
      <div className="flex items-center gap-1">
        <Input
          className={cell.edited ? 'border-primary font-medium' : undefined}
          aria-label={t`${label} of job ${row}`}
          invalid={cell.problem !== null}
          title={text}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={commit}
          onKeyDown={keys}
        />
        {cell.edited ? (
          <IconButton
            label={t`Discard the edit of ${label} of job ${row}`}
            size="sm"
            variant="ghost"
            icon={<Undo2 />}
            onClick={() => onEdit(cell.base)}
          />
        ) : null}
      </div>
      {cell.problem ? <p className="text-xs text-danger">{problemText(cell.problem)}</p> : null}
    </div>
  );
}
