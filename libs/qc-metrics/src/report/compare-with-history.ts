import { type Omics } from '../matrix/expression-matrix';
import { type Direction, describeHistory, gradeAgainst, rankAgainst, roundedLike } from '../scores/history';
import {
  DIRECTION_OF_METRIC,
  figuresOfTotal,
  historyOf,
  type ScoredMetric,
  totalScore,
  UNIT_OF_METRIC,
  withoutFigures,
} from '../scores/total-score';
import { type InstalledReference } from './installed-reference';
import { type NotComputed, type QcMetric } from './qc-report';

/** Metric, or the reason why it is absent. */
export type Measured =
  { readonly value: number } | { readonly value: null; readonly notComputed: NotComputed };

/** Absent metric with its reason. */
export function absent(notComputed: NotComputed): Measured {
  return { value: null, notComputed };
}

const ORDER: readonly ScoredMetric[] = ['features', 'missing', 'absoluteCorrelation', 'cv', 'snr', 'rc'];

/** Comparability of a batch's metrics with earlier batches. */
export interface Comparability {
  /** False for a batch without the minimum set of metrics: no rank, no grade, no total. */
  readonly assessed: boolean;
  /** Metrics on another scale than the history: shown without rank and grade, and not in the total. */
  readonly incomparable: readonly ScoredMetric[];
}

/** Metrics with their history (mean, rank, grade), and the total score. */
export function compareWithHistory(
  omics: Omics,
  measured: Readonly<Record<ScoredMetric, Measured>>,
  reference: InstalledReference | undefined,
  comparability: Comparability,
): QcMetric[] {
  const history = reference?.history ?? [];
  const source = reference?.info.id ?? '';
  const { assessed, incomparable } = comparability;
  const metrics = ORDER.map((key): QcMetric => {
    const value = assessed && !incomparable.includes(key) ? measured[key].value : null;
    return {
      key,
      unit: UNIT_OF_METRIC[key],
      ...measured[key],
      ...comparisonOf(historyOf(history, key), value, DIRECTION_OF_METRIC[key], source),
    };
  });
  return [...metrics, totalMetric(omics, measured, reference, comparability)];
}

function totalMetric(
  omics: Omics,
  measured: Readonly<Record<ScoredMetric, Measured>>,
  reference: InstalledReference | undefined,
  { assessed, incomparable }: Comparability,
): QcMetric {
  const without = (notComputed: NotComputed): QcMetric => ({
    key: 'total',
    value: null,
    unit: '',
    notComputed,
  });
  if (!reference?.history || reference.history.length < 2) {
    return without({ reason: 'history-not-installed', params: { set: `${omics}-quartet` } });
  }
  if (!assessed) {
    return without({ reason: 'batch-not-assessed', params: {} });
  }
  // A metric on another scale is omitted on both sides, so that totals of the same metrics are compared.
  const history = withoutFigures(reference.history, incomparable);
  const missing = figuresOfTotal(history).filter((key) => measured[key].value === null);
  if (missing.length > 0) {
    return without({ reason: 'total-needs-figures', params: { figures: missing.join(', ') } });
  }
  const values = Object.fromEntries(
    ORDER.filter((key) => !incomparable.includes(key)).flatMap((key) =>
      measured[key].value === null ? [] : [[key, measured[key].value]],
    ),
  );
  const { total, historicalTotals } = totalScore(history, values);
  if (!Number.isFinite(total)) {
    return without({ reason: 'history-does-not-vary', params: { set: reference.info.id } });
  }
  return {
    key: 'total',
    value: total,
    unit: '',
    ...comparisonOf(historicalTotals, total, 'higher', reference.info.id),
  };
}

function comparisonOf(
  history: readonly number[],
  value: number | null,
  direction: Direction,
  source: string,
): Pick<QcMetric, 'history' | 'rank' | 'grade'> {
  if (history.length < 2) {
    return {};
  }
  const described = { history: { ...describeHistory(history), source } };
  if (value === null || !Number.isFinite(value)) {
    return described;
  }
  const rounded = roundedLike(history, value);
  return {
    ...described,
    rank: rankAgainst(history, rounded, direction),
    grade: gradeAgainst(history, rounded, direction),
  };
}
