import { ChartNoAxesCombined, Table2 } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { cn } from '../cn/cn';
import { ErrorState, type ErrorStateProps } from '../error-state/error-state';
import { Skeleton } from '../skeleton/skeleton';
import { type ChartLabels } from './chart-labels';
import { ChartLegend, type LegendEntry } from './chart-legend';
import { type ChartProblem } from './chart-options';
import { type ChartTable } from './chart-table';
import { SaveMenu } from './save-menu';
import { TableTwin } from './table-twin';

export interface ChartFrameProps {
  /** What is drawn, in a few words; also the name of a saved file. */
  title: string;
  /** What the chart shows, in a sentence: for those who do not see it, and for those who do. */
  summary: string;
  /** The same figures as a table. */
  table: ChartTable;
  /** The words of the buttons. */
  labels: ChartLabels;
  /**
   * What the colours and forms stand for; a chart of one series needs none.
   *
   * @default []
   */
  legend?: readonly LegendEntry[] | undefined;
  /**
   * The figures are on their way.
   *
   * @default false
   */
  loading?: boolean | undefined;
  /** The figures could not be loaded. */
  error?: ErrorStateProps | undefined;
  /** In place of the drawing when the table has no rows. */
  empty?: ReactNode;
  /**
   * What is wrong with the options, in place of the drawing.
   *
   * @default []
   */
  problems?: readonly ChartProblem[] | undefined;
  /**
   * Pixels of the drawing, so that nothing moves when the figures come.
   *
   * @default 160
   */
  height?: number | undefined;
  /** The drawing itself. */
  children: ReactNode;
  /** For its place among others: margin, width. */
  className?: string | undefined;
}

/** Chart frame: title, summary, legend and the chart, with the same figures as a table one press away. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, summary, table, labels, legend = [], className } = props;
  const [asTable, setAsTable] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const id = useId();
  const instead = insteadOfDrawing(props);
  return (
    <figure
      ref={frame}
      data-slot="chart-frame"
      aria-labelledby={id}
      aria-busy={props.loading === true || undefined}
      className={cn('min-w-0', className)}
    >
      <figcaption className="mb-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span id={id} className="min-w-0 font-medium wrap-anywhere">
            {title}
          </span>
          {instead ? null : (
            <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
              <Button
                variant="ghost"
                size="sm"
                icon={asTable ? <ChartNoAxesCombined /> : <Table2 />}
                onClick={() => setAsTable(!asTable)}
              >
                {asTable ? labels.showChart : labels.showTable}
              </Button>
              {labels.save ? (
                <SaveMenu
                  frame={frame}
                  title={title}
                  summary={summary}
                  table={table}
                  drawn={!asTable}
                  labels={labels.save}
                />
              ) : null}
            </div>
          )}
        </div>
        <p className="mt-0.5 text-sm text-muted wrap-anywhere">{instead ? null : summary}</p>
      </figcaption>
      {instead ?? (asTable ? <TableTwin caption={title} table={table} /> : props.children)}
      {!instead && !asTable && legend.length > 0 ? <ChartLegend entries={legend} /> : null}
    </figure>
  );
}

const MIN_HEIGHT = 160;

/** A wrong option first: it stays wrong whatever is loaded. */
function insteadOfDrawing(props: ChartFrameProps): ReactNode {
  const { problems = [], loading, error, empty, table, labels, height = MIN_HEIGHT } = props;
  if (problems.length > 0) {
    return <Problems problems={problems} labels={labels.problems} />;
  }
  if (error) {
    return <ErrorState {...error} />;
  }
  if (loading) {
    return (
      <div role="status" style={{ height: Number.isFinite(height) ? height : MIN_HEIGHT }}>
        <span className="sr-only">{labels.loading}</span>
        <Skeleton className="h-full w-full" />
      </div>
    );
  }
  return table.rows.length === 0 && empty !== undefined ? empty : null;
}

interface ProblemsProps {
  problems: readonly ChartProblem[];
  labels: ChartLabels['problems'];
}

function Problems({ problems, labels }: ProblemsProps) {
  const [first = '', ...others] = problems.map((problem) => labels?.[problem] ?? problem);
  return (
    <ErrorState
      title={first}
      message={others.map((message) => (
        <p key={message}>{message}</p>
      ))}
      className="rounded-control border border-dashed border-strong"
    />
  );
}
