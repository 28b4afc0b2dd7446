import { type ReactNode } from 'react';
import { cn } from '../cn/cn';
import { TableMessage, LoadingLine, SkeletonRows } from '../data-table/data-table-bodies';
import { type DataGridProps } from './data-grid-types';

interface GridFrameProps<Row> {
  grid: DataGridProps<Row>;
  columns: number;
  children: ReactNode;
}

/** Frame around the rows, with the states shown instead of rows. */
export function GridFrame<Row>({ grid, columns, children }: GridFrameProps<Row>) {
  const { rows, loading, loadingLabel, caption, className } = grid;
  return (
    <div
      data-slot="data-grid"
      className={cn(
        'relative flex max-h-[min(36rem,80dvh)] min-h-0 flex-col overflow-hidden rounded-card border border-border bg-surface text-sm',
        className,
      )}
    >
      {loading && rows.length > 0 ? <LoadingLine label={loadingLabel ?? caption} /> : null}
      {children}
      {rows.length > 0 ? null : <NoRows grid={grid} columns={columns} />}
    </div>
  );
}

function NoRows<Row>({ grid, columns }: { grid: DataGridProps<Row>; columns: number }) {
  const { error, loading, loadingLabel, caption, empty } = grid;
  if (error === undefined && loading) {
    return <SkeletonRows columns={columns} label={loadingLabel ?? caption} />;
  }
  return <TableMessage>{error ?? empty}</TableMessage>;
}
