import { type Omics } from '../matrix/expression-matrix';
import { gradeOf, type GradeScale, quantileGrades, rankGrades } from '../scores/grades';
import {
  type Direction,
  describeHistory,
  rankAgainst,
  roundedLike,
  scaledTotal,
  type TieRule,
} from '../scores/history';
import {
  DIRECTION_OF_METRIC,
  figuresOfTotal,
  type HistoricalBatch,
  historyOf,
  rootTotal,
  SCORED_METRICS,
  type ScoredMetric,
  type TotalScore,
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

/** Metrics of a report on one kind of data, in their order. */
function metricsOf(omics: Omics): readonly ScoredMetric[] {
  return SCORED_METRICS.filter((metric) => metric !== 'recall' || omics === 'metabolomics');
}

/** Grades of a metric by its history, as the package of each kind of data defines them. */
const GRADES: Readonly<
  Record<Omics, (history: readonly number[], value: number, direction: Direction) => GradeScale>
> = {
  proteomics: (history, _value, direction) => quantileGrades(history, direction),
  // metqc takes the quantiles over the earlier batches and this one.
  metabolomics: (history, value, direction) => quantileGrades([...history, value], direction),
  transcriptomics: (history, _value, direction) => rankGrades(history, direction),
};

/** Rank of equal values; the rule of the packages for RNA and for metabolites is not documented. */
const TIES: Readonly<Record<Omics, TieRule>> = {
  proteomics: 'mean',
  metabolomics: 'better',
  transcriptomics: 'better',
};

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
  const metrics = metricsOf(omics).map((key): QcMetric => {
    const value = assessed && !incomparable.includes(key) ? measured[key].value : null;
    return {
      key,
      unit: UNIT_OF_METRIC[key],
      ...measured[key],
      ...comparisonOf(omics, historyOf(history, key), value, { direction: DIRECTION_OF_METRIC[key], source }),
    };
  });
  return [...metrics, totalMetric(omics, measured, reference, comparability)];
}

/** Total score as a function of a batch's figures, with the figures that it takes. */
export interface TotalFunction {
  readonly values: HistoricalBatch['values'];
  readonly score: (values: HistoricalBatch['values']) => Pick<TotalScore, 'total' | 'historicalTotals'>;
}

/** Total score of a batch as a function of its figures, or the reason why it has none. */
export function totalFunction(
  omics: Omics,
  measured: Readonly<Record<ScoredMetric, Measured>>,
  reference: InstalledReference | undefined,
  { assessed, incomparable }: Comparability,
): TotalFunction | NotComputed {
  if (!reference?.history || reference.history.length < 2) {
    return { reason: 'history-not-installed', params: { set: `${omics}-quartet` } };
  }
  if (!assessed) {
    return { reason: 'batch-not-assessed', params: {} };
  }
  // A metric on another scale is omitted on both sides, so that totals of the same metrics are compared.
  const history = withoutFigures(reference.history, incomparable);
  const required = omics === 'transcriptomics' ? (['snr', 'rc'] as const) : figuresOfTotal(history);
  const missing = required.filter((key) => measured[key].value === null);
  if (missing.length > 0) {
    return { reason: 'total-needs-figures', params: { figures: missing.join(', ') } };
  }
  const values = Object.fromEntries(
    metricsOf(omics)
      .filter((key) => !incomparable.includes(key))
      .flatMap((key) => (measured[key].value === null ? [] : [[key, measured[key].value]])),
  );
  const score = omics === 'transcriptomics' ? rootTotal : totalScore;
  return { values, score: (figures) => score(history, figures) };
}

function totalMetric(
  omics: Omics,
  measured: Readonly<Record<ScoredMetric, Measured>>,
  reference: InstalledReference | undefined,
  comparability: Comparability,
): QcMetric {
  const without = (notComputed: NotComputed): QcMetric => ({
    key: 'total',
    value: null,
    unit: '',
    notComputed,
  });
  const source = reference?.info.id ?? '';
  const of = totalFunction(omics, measured, reference, comparability);
  if ('reason' in of) {
    return without(of);
  }
  const { total, historicalTotals } = of.score(of.values);
  if (!Number.isFinite(total)) {
    const isNegative = omics === 'transcriptomics';
    return without(
      isNegative
        ? { reason: 'total-of-negative-figures', params: {} }
        : { reason: 'history-does-not-vary', params: { set: source } },
    );
  }
  return {
    key: 'total',
    value: total,
    unit: '',
    ...comparisonOf(omics, historicalTotals, total, { direction: 'higher', source }),
    // The totals of the other kinds are on this scale already.
    ...(omics === 'transcriptomics' && scaledTotal([...historicalTotals, total], total)),
  };
}

function comparisonOf(
  omics: Omics,
  history: readonly number[],
  value: number | null,
  { direction, source }: { readonly direction: Direction; readonly source: string },
): Pick<QcMetric, 'history' | 'rank' | 'grade' | 'grading'> {
  if (history.length < 2) {
    return {};
  }
  const described = { history: { ...describeHistory(history), source } };
  if (value === null || !Number.isFinite(value)) {
    return described;
  }
  const rounded = roundedLike(history, value);
  const grading = GRADES[omics](history, rounded, direction);
  return {
    ...described,
    rank: rankAgainst(history, rounded, direction, TIES[omics]),
    grade: gradeOf(grading, rounded),
    ...(Object.values(grading.cuts).every(Number.isFinite) && { grading }),
  };
}
