import type { QcReport } from '@omics-portal/qc-metrics';

/** A set of points of one colour. */
export interface Series {
  readonly id: string;
  readonly label: string;
  readonly points: readonly { readonly x: number; readonly y: number; readonly label: string }[];
}

/** The four donors in the order in which the consortium names them: the twins, the father, the mother. */
const DONORS: readonly string[] = ['D5', 'D6', 'F7', 'M8'];
/** More series than this cannot be told apart by colour. */
const MOST_SERIES = 8;

/** One series for each sample, the donors first, so that a donor has the same colour in every report. */
export function pcaSeries(points: NonNullable<QcReport['pca']>['points']): Series[] {
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
 * Measured over reference fold changes, one series for each pair of samples; `atMost` points, evenly taken, because every
 * point is drawn. The name of a point is the feature and the pair.
 */
export function correlationSeries(
  points: NonNullable<QcReport['correlation']>['points'],
  atMost: number,
): Series[] {
  const step = Math.max(1, Math.ceil(points.length / atMost));
  const shown = points.filter((_, index) => index % step === 0);
  const pairs = [...new Set(shown.map(({ name }) => pairOf(name)))].sort();
  const grouped = pairs.length <= MOST_SERIES;
  return (grouped ? pairs : ['']).map((pair) => ({
    id: pair,
    label: pair,
    points: shown
      .filter(({ name }) => !grouped || pairOf(name) === pair)
      .map(({ name, test, reference }) => ({ x: reference, y: test, label: name })),
  }));
}

function pairOf(name: string): string {
  const pair = name.slice(name.lastIndexOf(' ') + 1);
  return pair.includes('/') ? pair : '';
}

function byDonor(one: string, other: string): number {
  const place = (sample: string) => (DONORS.includes(sample) ? DONORS.indexOf(sample) : DONORS.length);
  return place(one) - place(other) || one.localeCompare(other, 'en', { numeric: true });
}
