import { DNA_METRICS, type DnaMetric } from '../dna/dna-metrics';
import { DIRECTION_OF_METRIC, SCORED_METRICS, type ScoredMetric } from '../scores/total-score';
import {
  type Condition,
  type ProfileOmics,
  SEQUENCING_METRICS,
  type SequencingMetric,
} from './threshold-profile';

/** Scopes of a limit: the figures of the batch, those of each library, or those of the reads and alignments of each sample. */
export const LIMIT_SCOPES = ['batch', 'library', 'sample'] as const;

/** One of {@link LIMIT_SCOPES}. */
export type LimitScope = (typeof LIMIT_SCOPES)[number];

/** Metric that a limit can be set on. */
export type LimitMetric = ScoredMetric | DnaMetric | SequencingMetric | 'total' | 'detected';

/** Side of a limit on which values are not good. */
export type LimitSide = 'below' | 'above';

const LIBRARY_METRICS = ['detected', 'missing'] as const;
const SCORED_WITHOUT_RECALL = SCORED_METRICS.filter((metric) => metric !== 'recall');
const EXPRESSION: readonly LimitMetric[] = ['total', ...SCORED_WITHOUT_RECALL];

/** Metrics that limits can be set on, for each kind of data and scope. */
export const LIMIT_METRICS: Readonly<
  Record<ProfileOmics, Readonly<Record<LimitScope, readonly LimitMetric[]>>>
> = {
  proteomics: { batch: EXPRESSION, library: LIBRARY_METRICS, sample: [] },
  transcriptomics: { batch: EXPRESSION, library: LIBRARY_METRICS, sample: SEQUENCING_METRICS },
  metabolomics: { batch: ['total', ...SCORED_METRICS], library: LIBRARY_METRICS, sample: [] },
  genomics: { batch: ['total', ...DNA_METRICS], library: [], sample: [] },
};

const SHARE = [0, 1] as const;
const PERCENT = [0, 100] as const;
const CORRELATION = [-1, 1] as const;
const AT_LEAST_ZERO = [0, Infinity] as const;
const UNLIMITED = [-Infinity, Infinity] as const;

/** Lowest and highest value that a metric can have. */
const RANGES: Partial<Record<LimitMetric, readonly [number, number]>> = {
  missing: PERCENT,
  cv: AT_LEAST_ZERO,
  features: AT_LEAST_ZERO,
  detected: AT_LEAST_ZERO,
  absoluteCorrelation: CORRELATION,
  rc: CORRELATION,
  recall: SHARE,
  ...Object.fromEntries(DNA_METRICS.map((metric) => [metric, SHARE])),
  ...Object.fromEntries(SEQUENCING_METRICS.map((metric) => [metric, PERCENT])),
  sequences: AT_LEAST_ZERO,
  medianInsertSize: AT_LEAST_ZERO,
};

/** Lowest and highest value that a metric can have; infinite where it has no end. */
export function rangeOfMetric(metric: LimitMetric): readonly [number, number] {
  return RANGES[metric] ?? UNLIMITED;
}

const WITHIN_A_RANGE: readonly LimitMetric[] = ['gc', 'mappedGc', 'medianInsertSize', 'exonic', 'intronic'];
const HIGHER_IS_BETTER: readonly LimitMetric[] = ['sequences', 'human', 'mapped'];

/** Sides on which values of a metric are not good: both for one that should be within a range. */
export function limitSides(metric: LimitMetric): readonly LimitSide[] {
  if (WITHIN_A_RANGE.includes(metric)) {
    return ['below', 'above'];
  }
  const isHigherBetter =
    metric in DIRECTION_OF_METRIC
      ? DIRECTION_OF_METRIC[metric as ScoredMetric] === 'higher'
      : !isSequencingMetric(metric) || HIGHER_IS_BETTER.includes(metric);
  return [isHigherBetter ? 'below' : 'above'];
}

function isSequencingMetric(metric: LimitMetric): boolean {
  return SEQUENCING_METRICS.some((known) => known === metric);
}

/** Side of the values that a condition finds; undefined for a grade. */
export function sideOfCondition(condition: Condition): LimitSide | undefined {
  if ('grade' in condition) {
    return undefined;
  }
  return 'lt' in condition || 'le' in condition ? 'below' : 'above';
}
