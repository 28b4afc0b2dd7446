import { useDeferredValue, useId, useState } from 'react';
import { cn } from '../cn/cn';
import { Input } from '../input/input';
import { ScrollRegion } from '../scroll-region/scroll-region';
import { type ChartLabels } from './chart-labels';
import { type ChartTable } from './chart-table';
import { matchingRows } from './matching-rows';
import { tableNumber } from './chart-theme';

const CELL =
  'border-b border-border px-2 py-1.5 sm:px-3 first:text-start not-first:text-end not-first:tabular-nums';

/** Maximum number of rows in the page. The saved table has all of them. */
const MAX_ROWS = 1000;

export interface TableTwinProps {
  caption: string;
  table: ChartTable;
  /** Sentence below a table that shows its first rows only. */
  partLabel?: ((shown: number, total: number) => string) | undefined;
  /** Labels of the search; without them there is none. */
  searchLabels?: ChartLabels['searchTable'];
}

/** Table view of a chart: its first 1,000 rows, or the first 1,000 that a search finds. */
export function TableTwin({ caption, table, partLabel, searchLabels }: TableTwinProps) {
  const [text, setText] = useState('');
  const id = useId();
  // A thousand rows are drawn after the letter, not before it.
  const rows = matchingRows(table.rows, useDeferredValue(text));
  const isPart = rows.length > MAX_ROWS;
  const shown = (cell: string | number) => (typeof cell === 'number' ? tableNumber(cell) : cell);
  const note = partLabel?.(MAX_ROWS, rows.length) ?? `${MAX_ROWS} / ${rows.length}`;
  return (
    <>
      {searchLabels ? (
        <div className="mb-2">
          <label htmlFor={id} className="sr-only">
            {searchLabels.label}
          </label>
          <Input
            id={id}
            type="search"
            placeholder={searchLabels.label}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="w-full sm:w-72"
          />
        </div>
      ) : null}
      <ScrollRegion label={caption} className="max-h-96 overflow-auto rounded-control border border-border">
        <table className="w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead className="sticky top-0 bg-sunken text-xs text-muted">
            <tr>
              {table.columns.map((column, index) =>
                column === '' ? (
                  <td key={index} className={CELL} />
                ) : (
                  <th key={index} scope="col" className={cn(CELL, 'font-medium')}>
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody className="[&>tr:last-child>*]:border-b-0">
            {rows.slice(0, MAX_ROWS).map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row" className={cn(CELL, 'min-w-24 font-normal wrap-anywhere')}>
                      {shown(cell)}
                    </th>
                  ) : (
                    <td key={column} className={CELL}>
                      {shown(cell)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {searchLabels && rows.length === 0 ? (
        <p role="status" className="mt-1.5 text-sm text-muted">
          {searchLabels.none}
        </p>
      ) : null}
      {isPart ? <p className="mt-1.5 text-sm text-muted">{note}</p> : null}
    </>
  );
}
