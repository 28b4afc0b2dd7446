import { useLingui } from '@lingui/react/macro';
import { type ScatterChartProps } from '@omics-portal/ui/charts';
import { ErrorState, Skeleton } from '@omics-portal/ui';
import { Component, lazy, Suspense, useId, type ReactNode } from 'react';
import { useChartLabels } from './use-chart-labels';

const ScatterChart = lazy(async () => ({ default: (await import('@omics-portal/ui/charts')).ScatterChart }));

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

/** Scatter chart whose code is loaded on demand. */
export function LazyScatter(props: Omit<ScatterChartProps, 'labels' | 'viewId'>) {
  const { t } = useLingui();
  const viewId = useId();
  const labels = {
    ...useChartLabels(),
    point: t`Point`,
    series: t({ message: 'Group', context: 'chart' }),
  };
  return (
    <ChartBoundary
      fallback={
        <ErrorState
          title={t`The chart could not be loaded`}
          message={t`Reload the page. The figures are complete without it.`}
        />
      }
    >
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <ScatterChart {...props} viewId={viewId} labels={labels} />
      </Suspense>
    </ChartBoundary>
  );
}
