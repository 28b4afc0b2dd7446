import { evenlySampled, type ExpressionReport } from '@omics-portal/qc-metrics';

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

type Loading = NonNullable<NonNullable<ExpressionReport['pca']>['loadings']>[number];

/** Series of the loadings of features: those that follow the first component more, and the second. */
export function loadingSeries(
  loadings: readonly Loading[],
  firstLabel: string,
  secondLabel: string,
): Series[] {
  const series = (id: string, label: string, isFirst: boolean): Series => ({
    id,
    label,
    points: loadings
      .filter(({ pc1, pc2 }) => Math.abs(pc1) >= Math.abs(pc2) === isFirst)
      .map(({ name, pc1, pc2 }) => ({ x: pc1, y: pc2, label: name })),
  });
  return [series('pc1', firstLabel, true), series('pc2', secondLabel, false)].filter(
    ({ points }) => points.length > 0,
  );
}

/** Pairs of samples among fold changes, in the order of their names; none for too many to tell apart. */
export function pairsIn(points: readonly CorrelationPoint[]): readonly string[] {
  const pairs = [...new Set(points.map(({ name }) => pairOf(name)))].filter((pair) => pair !== '').sort();
  return pairs.length <= MAX_SERIES ? pairs : [];
}

/**
 * Series of measured over reference fold changes, one for each pair of samples, or for one pair. At most `maxPoints` points,
 * sampled evenly. The label of a point is the feature and the pair.
 */
export function correlationSeries(
  points: readonly CorrelationPoint[],
  maxPoints: number,
  onlyPair?: string,
): Series[] {
  const shown = evenlySampled(
    onlyPair === undefined ? points : points.filter(({ name }) => pairOf(name) === onlyPair),
    maxPoints,
  );
  const pairs = [...new Set(shown.map(({ name }) => pairOf(name)))].sort();
  const grouped = pairs.length <= MAX_SERIES;
  return (grouped ? pairs : ['']).map((pair) => ({
    id: pair,
    label: pair,
    points: shown.filter(({ name }) => !grouped || pairOf(name) === pair).map(foldChangePoint),
  }));
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
