import { useLingui } from '@lingui/react/macro';
import type { ChartProblem } from '@omics-portal/ui/charts';
import { useMemo } from 'react';

/** Messages of invalid chart options, in the words of the specification. Stable until the language changes. */
export function useChartProblems(): Readonly<Record<ChartProblem, string>> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      option: t`please set correct chart option`,
      viewId: t`you must set viewId`,
      radius: t`please set correct radius or innerRadius`,
      startAngle: t`please set correct starAngle`,
      endAngle: t`please set correct endAngle`,
      coord: t`quickType and coord had conflicted.`,
    }),
    [t],
  );
}
