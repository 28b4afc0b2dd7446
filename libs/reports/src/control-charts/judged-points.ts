import {
  type ControlChart,
  type ControlLimits,
  type ControlRule,
  westgardChart,
} from '@omics-portal/qc-metrics';
import type { BatchPoint } from './batches';

/** Point of a chart, with the rules that it breaks. */
export interface JudgedPoint {
  readonly point: BatchPoint;
  /** Place in the order of time, from 1. */
  readonly order: number;
  /** Distance from the center in standard deviations; null if the rules cannot be applied. */
  readonly score: number | null;
  readonly broken: readonly ControlRule[];
}

/** Points of a chart in the order of time. */
export interface JudgedChart {
  readonly limits: ControlLimits | null;
  /** Reason why the rules cannot be applied; null if they can. */
  readonly gap: Extract<ControlChart<BatchPoint>, { known: false }>['gap'] | null;
  readonly points: readonly JudgedPoint[];
}

/** Points of a chart with the rules of Westgard, or without them where they cannot be applied. */
export function judgePoints(points: readonly BatchPoint[], limits: ControlLimits | null): JudgedChart {
  const chart = westgardChart(points, limits);
  return chart.known
    ? { limits, gap: null, points: chart.points.map((judged, index) => ({ ...judged, order: index + 1 })) }
    : {
        limits,
        gap: chart.gap,
        points: points.map((point, index) => ({ point, order: index + 1, score: null, broken: [] })),
      };
}
