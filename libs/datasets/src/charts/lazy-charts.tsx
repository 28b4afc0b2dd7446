import { lazy } from 'react';

/** The charts come when the first one is looked at: their engine is larger than the rest of the page. */
export const BarChart = lazy(() =>
  import('@omics-portal/ui/charts').then((charts) => ({ default: charts.BarChart })),
);
export const GroupedBarChart = lazy(() =>
  import('@omics-portal/ui/charts').then((charts) => ({ default: charts.GroupedBarChart })),
);
