import { cn } from '../cn/cn';
import { ScrollRegion } from '../scroll-region/scroll-region';
import { type ChartTable } from './chart-table';
import { tableNumber } from './chart-theme';

const CELL = 'border-b border-border px-3 py-1.5 first:text-start not-first:text-end not-first:tabular-nums';

/** Table view of a chart. */
export function TableTwin({ caption, table }: { caption: string; table: ChartTable }) {
  const shown = (cell: string | number) => (typeof cell === 'number' ? tableNumber(cell) : cell);
  return (
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
          {table.rows.map((row, index) => (
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
  );
}
