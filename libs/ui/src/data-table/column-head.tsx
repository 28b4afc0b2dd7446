import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cn } from '../cn/cn';
import { type DataTableColumn, type DataTableProps } from './data-table-types';
import { ariaSort, nextSort } from './sort';

export const ALIGN = { start: 'text-start', center: 'text-center', end: 'text-end' } as const;

const SORT_ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

interface ColumnHeadProps<Row> extends Pick<DataTableProps<Row>, 'sort' | 'onSortChange' | 'dense'> {
  column: DataTableColumn<Row>;
}

/** Column head; a button where the list can be sorted by it. */
export function ColumnHead<Row>({ column, sort, onSortChange, dense }: ColumnHeadProps<Row>) {
  const align = column.align ?? 'start';
  const sortable = column.sortable === true && onSortChange !== undefined;
  const state = ariaSort(sort, column.id);
  const Icon = SORT_ICONS[state];
  return (
    <th
      scope="col"
      {...(sortable ? { 'aria-sort': state } : {})}
      {...(column.width === undefined ? {} : { style: { width: column.width, minWidth: column.width } })}
      className={cn(
        'sticky top-0 z-10 border-b border-border bg-sunken px-4 text-xs font-medium whitespace-nowrap text-muted',
        dense ? 'py-1.5' : 'py-2.5',
        ALIGN[align],
      )}
    >
      {sortable ? (
        <button
          type="button"
          className={cn(
            '-mx-1.5 inline-flex min-h-6 items-center gap-1 rounded-xs px-1.5 hover:text-text pointer-coarse:min-h-10',
            state !== 'none' && 'text-primary-text',
          )}
          onClick={() => onSortChange(nextSort(sort, column.id))}
        >
          {column.header}
          <Icon aria-hidden className="size-3.5 shrink-0" />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
