import { lazy, Suspense, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { SkeletonLines } from '@omics-portal/ui';

/** Bar chart, loaded when it is first shown: the engine of the charts is larger than the rest of the page. */
export const BarChart = lazy(async () => ({ default: (await import('@omics-portal/ui/charts')).BarChart }));

/** Bar chart with segments, loaded when it is first shown. */
export const GroupedBarChart = lazy(async () => ({
  default: (await import('@omics-portal/ui/charts')).GroupedBarChart,
}));

/** Suspense boundary of charts, with a skeleton while they load. */
export function ChartsSuspense({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return <Suspense fallback={<SkeletonLines lines={6} label={t`Loading the charts`} />}>{children}</Suspense>;
}
