import { useLingui } from '@lingui/react/macro';
import type { QcReport } from '@omics-portal/qc-metrics';

type Unit = 'intensities' | 'counts' | 'fpkm';

/** Label of the values in the box plots of reports: one unit, or what several have in common. */
export function useDistributionUnit(): (reports: readonly QcReport[]) => string {
  const { t } = useLingui();
  const labels = {
    intensities: t`log2 of the intensities`,
    counts: t`log2 of the counts of 3 or more`,
    fpkm: t`log2(FPKM + 0.01), of 0.1 or more`,
  } satisfies Record<Unit, string>;
  return (reports) => {
    const [unit = 'intensities', ...others] = new Set(reports.map(unitOf));
    if (others.length === 0) {
      return labels[unit];
    }
    return unit === 'fpkm' || others.includes('fpkm')
      ? t`log2 of the values`
      : t`log2 of the intensities or counts`;
  };
}

function unitOf(report: QcReport): Unit {
  if (report.omics !== 'transcriptomics') {
    return 'intensities';
  }
  return report.input.scale === 'fpkm' ? 'fpkm' : 'counts';
}
