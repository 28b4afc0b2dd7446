import {
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as TableRow,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { Checkbox } from '../checkbox/checkbox';
import { cn } from '../cn/cn';
import { ScrollRegion } from '../scroll-region/scroll-region';
import { ColumnHead, ALIGN } from './column-head';
import { TableMessage, LoadingLine, SkeletonRows } from './data-table-bodies';
import { type DataTableColumn, type DataTableProps } from './data-table-types';
import { pageSelection, withKeys } from './selection';

const features = tableFeatures({ columnVisibilityFeature });
type Features = typeof features;

function useRows<Row>({ columns, rows, rowKey }: Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey'>) {
  const definitions = useMemo<ColumnDef<Features, { row: Row }>[]>(
    () => columns.map(({ id, header }) => ({ id, header: () => header })),
    [columns],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ id, hidden }) => [id, hidden !== true])),
    [columns],
  );
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  return useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ row }) => rowKey(row),
    state: { columnVisibility },
  });
}

/**
 * Data table: one page of rows that a server sorts and pages. The head is sticky, and on a narrow screen the table
 * scrolls while the page does not.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, selection, onSelectionChange, loading, dense, className } = props;
  const table = useRows(props);
  const rows = table.getRowModel().rows;
  const keys = rows.map((row) => row.id);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? []);
  const selectable = selection !== undefined && onSelectionChange !== undefined;
  return (
    <div
      data-slot="data-table"
      aria-busy={loading || undefined}
      className={cn(
        'relative flex max-h-full min-h-0 flex-col overflow-hidden rounded-card border border-border bg-surface',
        className,
      )}
    >
      {loading && rows.length > 0 ? <LoadingLine label={props.loadingLabel ?? caption} /> : null}
      <ScrollRegion label={caption} className="relative min-h-0 overflow-auto">
        <table className="w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {selectable ? (
                <th
                  scope="col"
                  className="sticky top-0 z-10 w-10 border-b border-border bg-sunken ps-4 text-start"
                >
                  <Checkbox
                    hideLabel
                    label={props.selectAllLabel ?? caption}
                    checked={pageSelection(selection, keys)}
                    onCheckedChange={(chosen) => onSelectionChange(withKeys(selection, keys, chosen))}
                  />
                </th>
              ) : null}
              {shown.map((column) => (
                <ColumnHead
                  key={column.id}
                  column={column}
                  sort={props.sort}
                  onSortChange={props.onSortChange}
                  dense={dense}
                />
              ))}
            </tr>
          </thead>
          {rows.length > 0 ? (
            <tbody className="[&>tr:last-child>td]:border-b-0">
              {rows.map((row) => (
                <BodyRow key={row.id} row={row} shown={shown} table={props} />
              ))}
            </tbody>
          ) : null}
        </table>
      </ScrollRegion>
      {rows.length > 0 ? null : <NoRows table={props} columns={shown.length} />}
    </div>
  );
}

function NoRows<Row>({ table, columns }: { table: DataTableProps<Row>; columns: number }) {
  const { error, loading, loadingLabel, caption, empty } = table;
  if (error === undefined && loading) {
    return <SkeletonRows columns={columns} label={loadingLabel ?? caption} />;
  }
  return <TableMessage>{error ?? empty}</TableMessage>;
}

interface BodyRowProps<Row> {
  row: TableRow<Features, { row: Row }>;
  shown: readonly DataTableColumn<Row>[];
  table: DataTableProps<Row>;
}

function BodyRow<Row>({ row, shown, table }: BodyRowProps<Row>) {
  const { selection, onSelectionChange, selectRowLabel, dense } = table;
  const original = row.original.row;
  const chosen = selection?.has(row.id) ?? false;
  return (
    <tr
      data-chosen={chosen || undefined}
      className="group hover:bg-sunken/60 data-chosen:bg-primary-9 dark:hover:bg-raised dark:data-chosen:bg-primary-9"
    >
      {selection && onSelectionChange ? (
        <td className="w-10 border-b border-border ps-4 align-middle">
          <Checkbox
            hideLabel
            label={selectRowLabel?.(original) ?? row.id}
            checked={chosen}
            onCheckedChange={(next) => onSelectionChange(withKeys(selection, [row.id], next))}
          />
        </td>
      ) : null}
      {shown.map((column) => (
        <td
          key={column.id}
          className={cn(
            'border-b border-border px-4 align-middle',
            dense ? 'py-1.5' : 'py-2.5',
            ALIGN[column.align ?? 'start'],
            column.align === 'end' && 'whitespace-nowrap tabular-nums',
          )}
        >
          {column.cell(original)}
        </td>
      ))}
    </tr>
  );
}
