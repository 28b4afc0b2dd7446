import { lazy, Suspense, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { SkeletonLines } from '@omics-portal/ui';

/** The charts come when the first one is looked at: their engine is larger than the rest of the page. */
export const BarChart = lazy(async () => ({ default: (await import('@omics-portal/ui/charts')).BarChart }));

/** The same, for bars of several parts. */
export const GroupedBarChart = lazy(async () => ({
  default: (await import('@omics-portal/ui/charts')).GroupedBarChart,
}));

/** Where charts stand, and what is there until they have come. */
export function ChartsPlace({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return <Suspense fallback={<SkeletonLines lines={6} label={t`Loading the charts`} />}>{children}</Suspense>;
}
