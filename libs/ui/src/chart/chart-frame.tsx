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
  /** Title of the chart; also the name of a saved file. */
  title: string;
  /** One-sentence description of the chart, visible and read by screen readers. */
  summary: string;
  /** Table of the same data. */
  table: ChartTable;
  /** Labels of the buttons. */
  labels: ChartLabels;
  /**
   * Meaning of the colours and shapes; omitted for a single series.
   *
   * @default []
   */
  legend?: readonly LegendEntry[] | undefined;
  /**
   * The data is loading.
   *
   * @default false
   */
  loading?: boolean | undefined;
  /** The data failed to load. */
  error?: ErrorStateProps | undefined;
  /** Shown instead of the drawing when the table has no rows. */
  empty?: ReactNode;
  /**
   * Problems with the options, shown instead of the drawing.
   *
   * @default []
   */
  problems?: readonly ChartProblem[] | undefined;
  /**
   * Height of the drawing in pixels, reserved while data loads.
   *
   * @default 160
   */
  height?: number | undefined;
  /** Drawing. */
  children: ReactNode;
  /** Layout classes, such as margin and width. */
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
            <div className="ms-auto flex flex-wrap items-center justify-end gap-1 print:hidden">
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
      {instead ??
        (asTable ? (
          <TableTwin
            caption={title}
            table={table}
            partLabel={labels.partOfTable}
            searchLabels={labels.searchTable}
          />
        ) : (
          props.children
        ))}
      {!instead && !asTable && legend.length > 0 ? <ChartLegend entries={legend} /> : null}
    </figure>
  );
}

const MIN_HEIGHT = 160;

/** Invalid options come first: loading does not change them. */
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
  return empty !== undefined && table.rows.length === 0 ? empty : null;
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
