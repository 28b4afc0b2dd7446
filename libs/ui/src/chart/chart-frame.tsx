import { ChartNoAxesCombined, Table2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { cn } from '../cn/cn';
import { ScrollRegion } from '../scroll-region/scroll-region';

export interface ChartTable {
  /** Heads; an empty one is allowed for the first column. */
  columns: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly (string | number)[])[];
}

export interface ChartLabels {
  showTable: string;
  showChart: string;
}

export interface ChartFrameProps {
  title: string;
  /** What the chart shows, in a sentence: for those who do not see it, and for those who do. */
  summary: string;
  /** The same figures as a table. */
  table: ChartTable;
  labels: ChartLabels;
  children: ReactNode;
  className?: string | undefined;
}

/** A chart with its title, its sentence, and the same figures as a table one press away. */
export function ChartFrame({ title, summary, table, labels, children, className }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <figure data-slot="chart-frame" aria-labelledby={id} className={cn('min-w-0', className)}>
      <figcaption className="mb-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span id={id} className="font-medium">
            {title}
          </span>
          <Button
            variant="ghost"
            size="sm"
            icon={asTable ? <ChartNoAxesCombined /> : <Table2 />}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? labels.showChart : labels.showTable}
          </Button>
        </div>
        <p className="mt-0.5 text-sm text-muted">{summary}</p>
      </figcaption>
      {asTable ? <TableTwin caption={title} table={table} /> : children}
    </figure>
  );
}

const CELL = 'border-b border-border px-3 py-1.5 first:text-start not-first:text-end not-first:tabular-nums';

function TableTwin({ caption, table }: { caption: string; table: ChartTable }) {
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
                  <th key={column} scope="row" className={cn(CELL, 'font-normal')}>
                    {cell}
                  </th>
                ) : (
                  <td key={column} className={CELL}>
                    {cell}
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
