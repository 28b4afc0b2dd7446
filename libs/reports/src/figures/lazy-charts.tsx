import { useLingui } from '@lingui/react/macro';
import {
  type BarChartProps,
  type BoxPlotProps,
  type CurveChartProps,
  type GroupedBarChartProps,
  type HeatMapProps,
  type ScatterChartProps,
} from '@omics-portal/ui/charts';
import { ErrorState, Skeleton } from '@omics-portal/ui';
import { useBoxLabels, useChartLabels } from '@omics-portal/wording';
import { Component, lazy, Suspense, useId, type ReactNode } from 'react';

const ScatterChart = lazy(async () => ({ default: (await import('@omics-portal/ui/charts')).ScatterChart }));
const BoxPlot = lazy(async () => ({ default: (await import('@omics-portal/ui/charts')).BoxPlot }));
const BarChart = lazy(async () => ({ default: (await import('@omics-portal/ui/charts')).BarChart }));
const GroupedBarChart = lazy(async () => ({
  default: (await import('@omics-portal/ui/charts')).GroupedBarChart,
}));
const CurveChart = lazy(async () => ({ default: (await import('@omics-portal/ui/charts')).CurveChart }));
const HeatMap = lazy(async () => ({ default: (await import('@omics-portal/ui/charts')).HeatMap }));

interface BoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Error boundary of a chart whose code cannot be loaded, for example after an update of the portal. */
class ChartBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Frame of a chart while its code is loaded, or an error if it cannot be. */
function Loaded({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <ChartBoundary
      fallback={
        <ErrorState
          title={t`The chart could not be loaded`}
          message={t`Reload the page. The figures are complete without it.`}
        />
      }
    >
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>{children}</Suspense>
    </ChartBoundary>
  );
}

type Given<Props> = Omit<Props, 'labels' | 'viewId'>;

/** Scatter chart whose code is loaded on demand. */
export function LazyScatter(props: Given<ScatterChartProps>) {
  const { t } = useLingui();
  const viewId = useId();
  const labels = {
    ...useChartLabels(),
    point: t`Point`,
    series: t({ message: 'Group', context: 'chart' }),
  };
  return (
    <Loaded>
      <ScatterChart {...props} viewId={viewId} labels={labels} />
    </Loaded>
  );
}

/** Box plot whose code is loaded on demand. */
export function LazyBoxPlot(props: Given<BoxPlotProps>) {
  const viewId = useId();
  const labels = { ...useChartLabels(), box: useBoxLabels() };
  return (
    <Loaded>
      <BoxPlot {...props} viewId={viewId} labels={labels} />
    </Loaded>
  );
}

/** Bar chart whose code is loaded on demand. */
export function LazyBarChart(props: Given<BarChartProps>) {
  const viewId = useId();
  const labels = useChartLabels();
  return (
    <Loaded>
      <BarChart {...props} viewId={viewId} labels={labels} />
    </Loaded>
  );
}

/** Bars of several series whose code is loaded on demand. */
export function LazyStackedBars(props: Given<GroupedBarChartProps>) {
  const viewId = useId();
  const labels = useChartLabels();
  return (
    <Loaded>
      <GroupedBarChart {...props} viewId={viewId} labels={labels} />
    </Loaded>
  );
}

interface LazyHeatMapProps extends Given<HeatMapProps> {
  /** Heads the names of the rows in the table. */
  readonly corner: string;
}

/** Heat map whose code is loaded on demand. */
export function LazyHeatMap({ corner, ...props }: LazyHeatMapProps) {
  const { t } = useLingui();
  const viewId = useId();
  const labels = { ...useChartLabels(), corner, noValue: t`No value` };
  return (
    <Loaded>
      <HeatMap {...props} viewId={viewId} labels={labels} />
    </Loaded>
  );
}

/** Curves over each other whose code is loaded on demand. */
export function LazyCurves(props: Given<CurveChartProps>) {
  const { t } = useLingui();
  const viewId = useId();
  const hasOthers = props.selected !== undefined || props.lines.some(({ outlier }) => outlier);
  const labels = {
    ...useChartLabels(),
    others: hasOthers ? t`Other samples` : t`Samples`,
    outliers: t`Outliers`,
  };
  return (
    <Loaded>
      <CurveChart {...props} viewId={viewId} labels={labels} />
    </Loaded>
  );
}
