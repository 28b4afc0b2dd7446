import { DNA_METRICS, type DnaMetric } from '../dna/dna-metrics';
import { type Direction } from '../scores/history';
import { DIRECTION_OF_METRIC, SCORED_METRICS, type ScoredMetric } from '../scores/total-score';
import {
  type Condition,
  type ProfileOmics,
  type ThresholdProfile,
  type ThresholdRule,
} from './threshold-profile';

/** Scopes of a limit: the figures of the batch, or those of each library. */
export const LIMIT_SCOPES = ['batch', 'library'] as const;

/** One of {@link LIMIT_SCOPES}. */
export type LimitScope = (typeof LIMIT_SCOPES)[number];

/** Metric that a limit can be set on. */
export type LimitMetric = ScoredMetric | DnaMetric | 'total' | 'detected';

/** Limit that a user sets: a condition under which the figure warns, and one under which it fails. */
export interface CustomLimit {
  readonly scope: LimitScope;
  readonly metric: LimitMetric;
  readonly warn?: Condition;
  readonly fail?: Condition;
}

/** Profile with the limits of a user. */
export interface CustomProfile {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly omics: ProfileOmics;
  readonly limits: readonly CustomLimit[];
}

/**
 * Problem of a limit; `index` is its position. `empty`: no condition at all; `out-of-range`: a number that the metric cannot have;
 * `wrong-side`: the condition is met by good values; `order`: the figure fails before it warns.
 */
export interface LimitProblem {
  readonly index: number;
  readonly field: 'metric' | 'warn' | 'fail';
  readonly code: 'unknown-metric' | 'duplicate' | 'empty' | 'out-of-range' | 'wrong-side' | 'order';
}

const LIBRARY_METRICS = ['detected', 'missing'] as const;
const SCORED_WITHOUT_RECALL = SCORED_METRICS.filter((metric) => metric !== 'recall');
const EXPRESSION: readonly LimitMetric[] = ['total', ...SCORED_WITHOUT_RECALL];

/** Metrics that limits can be set on, for each kind of data and scope. */
export const LIMIT_METRICS: Readonly<
  Record<ProfileOmics, Readonly<Record<LimitScope, readonly LimitMetric[]>>>
> = {
  proteomics: { batch: EXPRESSION, library: LIBRARY_METRICS },
  transcriptomics: { batch: EXPRESSION, library: LIBRARY_METRICS },
  metabolomics: { batch: ['total', ...SCORED_METRICS], library: LIBRARY_METRICS },
  genomics: { batch: ['total', ...DNA_METRICS], library: [] },
};

const SHARE = [0, 1] as const;
const PERCENT = [0, 100] as const;
const CORRELATION = [-1, 1] as const;
const AT_LEAST_ZERO = [0, Infinity] as const;

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
};

/** Direction of a metric with limits: higher or lower values are better. */
export function limitDirection(metric: LimitMetric): Direction {
  return metric in DIRECTION_OF_METRIC ? DIRECTION_OF_METRIC[metric as ScoredMetric] : 'higher';
}

/** Problems of the limits of a profile, in their order; empty for a valid profile. */
export function limitProblems(omics: ProfileOmics, limits: readonly CustomLimit[]): LimitProblem[] {
  return limits.flatMap((limit, index) => {
    const { scope, metric, warn, fail } = limit;
    if (!LIMIT_METRICS[omics][scope].includes(metric)) {
      return [{ index, field: 'metric' as const, code: 'unknown-metric' as const }];
    }
    const first = limits.findIndex((other) => other.scope === scope && other.metric === metric);
    return [
      ...(first < index ? [{ index, field: 'metric' as const, code: 'duplicate' as const }] : []),
      ...(warn || fail ? [] : [{ index, field: 'warn' as const, code: 'empty' as const }]),
      ...conditionProblems(metric, index, 'warn', warn),
      ...conditionProblems(metric, index, 'fail', fail),
      ...(isInOrder(metric, warn, fail) ? [] : [{ index, field: 'fail' as const, code: 'order' as const }]),
    ];
  });
}

function conditionProblems(
  metric: LimitMetric,
  index: number,
  field: 'warn' | 'fail',
  condition: Condition | undefined,
): LimitProblem[] {
  const bound = condition && boundOf(condition);
  if (!condition || bound === undefined) {
    return [];
  }
  const [lowest, highest] = RANGES[metric] ?? [-Infinity, Infinity];
  if (!Number.isFinite(bound) || bound < lowest || bound > highest) {
    return [{ index, field, code: 'out-of-range' }];
  }
  const catchesLow = 'lt' in condition || 'le' in condition;
  return catchesLow === (limitDirection(metric) === 'higher') ? [] : [{ index, field, code: 'wrong-side' }];
}

/** Number of a condition; undefined for a grade. */
function boundOf(condition: Condition): number | undefined {
  return 'grade' in condition ? undefined : Object.values(condition)[0];
}

function isInOrder(metric: LimitMetric, warn: Condition | undefined, fail: Condition | undefined): boolean {
  const [warning, failure] = [warn && boundOf(warn), fail && boundOf(fail)];
  if (warning === undefined || failure === undefined) {
    return true;
  }
  return limitDirection(metric) === 'higher' ? failure <= warning : failure >= warning;
}

/**
 * Threshold profile of a user. A limit that a shipped profile has as well keeps the origin of that one, and decides when that one
 * does; each other limit has the origin `custom`, and decides. Limits of reads and alignments are those of the first shipped one.
 */
export function customProfile(
  { id, name, version, omics, limits }: CustomProfile,
  shipped: readonly ThresholdProfile[],
): ThresholdProfile {
  const known = shipped.filter((profile) => profile.omics === omics);
  const rulesOf = (scope: LimitScope) => {
    const rules = known.flatMap((profile) => (scope === 'batch' ? profile.batch : profile.perSample));
    return limits.filter((limit) => limit.scope === scope).map((limit) => ruleOf(limit, rules));
  };
  const sequencing = known[0]?.sequencing;
  return {
    id,
    name,
    version,
    omics,
    origin: name,
    batch: rulesOf('batch'),
    perSample: rulesOf('library'),
    ...(sequencing && { sequencing }),
  };
}

function ruleOf(
  { scope, metric, warn, fail }: CustomLimit,
  shipped: readonly ThresholdRule[],
): ThresholdRule {
  const same = shipped.find(
    (rule) => rule.metric === metric && isSameCondition(rule.warn, warn) && isSameCondition(rule.fail, fail),
  );
  return (
    same ?? {
      rule: scope === 'library' ? `library-${metric}-custom` : `${metric}-custom`,
      metric,
      origin: 'custom',
      ...(warn && { warn }),
      ...(fail && { fail }),
    }
  );
}

function isSameCondition(one: Condition | undefined, other: Condition | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Limits of a shipped profile, from which a user starts. */
export function limitsOfProfile({ batch, perSample }: ThresholdProfile): CustomLimit[] {
  const limitsOf = (scope: LimitScope, rules: readonly ThresholdRule[]) =>
    rules.map(({ metric, warn, fail }) => ({
      scope,
      metric: metric as LimitMetric,
      ...(warn && { warn }),
      ...(fail && { fail }),
    }));
  return [...limitsOf('batch', batch), ...limitsOf('library', perSample)];
}
