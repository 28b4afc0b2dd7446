import type { ControlLimits, QcMetric } from '@omics-portal/qc-metrics';
import type { JudgedChart } from './judged-points';

/** Position of the published band beside the values and the limits of a chart. */
export type BandPosition = 'within' | 'partly' | 'above' | 'below';

/** Lowest and highest of the values and the limits of a chart. */
function rangeOf(chart: Pick<JudgedChart, 'points' | 'limits' | 'gap'>): { low: number; high: number } {
  const values = chart.points.map(({ point }) => point.value);
  const limits = chart.limits && chart.gap === null ? threeDeviations(chart.limits) : [];
  const all = [...values, ...limits];
  return { low: Math.min(...all), high: Math.max(...all) };
}

function threeDeviations({ centre, sd }: ControlLimits): number[] {
  return [centre - 3 * sd, centre + 3 * sd];
}

/** Position of the band of a published history, mean ± 1 SD; null without a history. */
export function bandPosition(
  chart: Pick<JudgedChart, 'points' | 'limits' | 'gap'>,
  history: QcMetric['history'],
): BandPosition | null {
  if (!history) {
    return null;
  }
  const { low, high } = rangeOf(chart);
  const [bottom, top] = [history.mean - history.sd, history.mean + history.sd];
  if (bottom > high) {
    return 'above';
  }
  if (top < low) {
    return 'below';
  }
  return bottom >= low && top <= high ? 'within' : 'partly';
}
