import type { ExpressionReport } from '@omics-portal/qc-metrics';

/** Series of a scatter chart. */
export interface Series {
  readonly id: string;
  readonly label: string;
  readonly points: readonly { readonly x: number; readonly y: number; readonly label: string }[];
}

type CorrelationPoint = NonNullable<ExpressionReport['correlation']>['points'][number];

/** Donors in the order of the consortium: the twins, the father, the mother. */
const DONORS: readonly string[] = ['D5', 'D6', 'F7', 'M8'];
/** Maximum number of series that can be distinguished by colour. */
const MAX_SERIES = 8;

/** Series of a PCA chart: one for each sample, the donors first, so that a donor has the same colour in every report. */
export function pcaSeries(points: NonNullable<ExpressionReport['pca']>['points']): Series[] {
  const samples = [...new Set(points.map((point) => point.sample))].sort(byDonor);
  return samples.map((sample) => ({
    id: sample,
    label: sample,
    points: points
      .filter((point) => point.sample === sample)
      .map(({ library, pc1, pc2 }) => ({ x: pc1, y: pc2, label: library })),
  }));
}

/**
 * Series of measured over reference fold changes, one for each pair of samples. At most `maxPoints` points, sampled evenly.
 * The label of a point is the feature and the pair.
 */
export function correlationSeries(points: readonly CorrelationPoint[], maxPoints: number): Series[] {
  const shown = evenlySampled(points, maxPoints);
  const pairs = [...new Set(shown.map(({ name }) => pairOf(name)))].sort();
  const grouped = pairs.length <= MAX_SERIES;
  return (grouped ? pairs : ['']).map((pair) => ({
    id: pair,
    label: pair,
    points: shown.filter(({ name }) => !grouped || pairOf(name) === pair).map(foldChangePoint),
  }));
}

/** At most `maxPoints` points, sampled evenly. */
export function evenlySampled<Point>(points: readonly Point[], maxPoints: number): Point[] {
  const step = Math.max(1, Math.ceil(points.length / maxPoints));
  return points.filter((_, index) => index % step === 0);
}

/** Point of a chart of measured over reference fold changes. */
export function foldChangePoint({ name, test, reference }: CorrelationPoint): Series['points'][number] {
  return { x: reference, y: test, label: name };
}

function pairOf(name: string): string {
  const pair = name.slice(name.lastIndexOf(' ') + 1);
  return pair.includes('/') ? pair : '';
}

function byDonor(one: string, other: string): number {
  const rank = (sample: string) => (DONORS.includes(sample) ? DONORS.indexOf(sample) : DONORS.length);
  return rank(one) - rank(other) || one.localeCompare(other, 'en', { numeric: true });
}
