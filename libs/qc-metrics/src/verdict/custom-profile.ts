import {
  LIMIT_METRICS,
  LIMIT_SCOPES,
  type LimitMetric,
  type LimitScope,
  type LimitSide,
  limitSides,
  rangeOfMetric,
  sideOfCondition,
} from './limit-metrics';
import {
  type Condition,
  type ProfileOmics,
  type ThresholdProfile,
  type ThresholdRule,
} from './threshold-profile';

/**
 * Limit that a user sets: a condition under which the figure warns, and one under which it fails. A figure that should be within a
 * range has two limits.
 */
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
 * `wrong-side`: the condition is met by good values; `order`: the figure fails before it warns; `no-range`: the high end of a range
 * is not above its low end, so that no value is good; `no-grades`: only figures of a batch are compared with a history.
 */
export interface LimitProblem {
  readonly index: number;
  readonly field: 'metric' | 'warn' | 'fail';
  readonly code:
    | 'unknown-metric'
    | 'duplicate'
    | 'empty'
    | 'out-of-range'
    | 'wrong-side'
    | 'order'
    | 'no-range'
    | 'no-grades';
}

/** Problems of the limits of a profile, in their order; empty for a valid profile. */
export function limitProblems(omics: ProfileOmics, limits: readonly CustomLimit[]): LimitProblem[] {
  return limits.flatMap((limit, index) => {
    const { scope, metric, warn, fail } = limit;
    if (!LIMIT_METRICS[omics][scope].includes(metric)) {
      return [{ index, field: 'metric' as const, code: 'unknown-metric' as const }];
    }
    const side = limitSide(limit);
    const first = limits.findIndex((other) => isLimitAt(other, { scope, metric, side }));
    return [
      ...(first < index ? [{ index, field: 'metric' as const, code: 'duplicate' as const }] : []),
      ...(warn || fail ? [] : [{ index, field: 'warn' as const, code: 'empty' as const }]),
      ...conditionProblems(limit, index, 'warn'),
      ...conditionProblems(limit, index, 'fail'),
      ...(isInOrder(side, warn, fail) ? [] : [{ index, field: 'fail' as const, code: 'order' as const }]),
      ...(side === 'above' &&
      !isAbove(
        limit,
        limits.filter((other) => isLimitAt(other, { scope, metric, side: 'below' })),
      )
        ? [{ index, field: warn ? ('warn' as const) : ('fail' as const), code: 'no-range' as const }]
        : []),
    ];
  });
}

/** Figure of a limit, and the end of its range. */
export interface LimitTarget {
  readonly scope: LimitScope;
  readonly metric: LimitMetric;
  readonly side: LimitSide;
}

/** True if a limit is on a figure and at an end of its range. */
export function isLimitAt(limit: CustomLimit, { scope, metric, side }: LimitTarget): boolean {
  return limit.scope === scope && limit.metric === metric && limitSide(limit) === side;
}

/** True if all numbers of a limit are above those of the others. */
function isAbove(limit: CustomLimit, others: readonly CustomLimit[]): boolean {
  return Math.min(...boundsOf(limit)) > Math.max(...others.flatMap(boundsOf));
}

function boundsOf({ warn, fail }: CustomLimit): number[] {
  return [warn, fail].flatMap((condition) => (condition && boundOf(condition)) ?? []);
}

/** Side on which the values of a limit are not good. */
export function limitSide({ metric, warn, fail }: Pick<CustomLimit, 'metric' | 'warn' | 'fail'>): LimitSide {
  const given = [warn, fail].flatMap((condition) => (condition && sideOfCondition(condition)) ?? []);
  const sides = limitSides(metric);
  return given.find((side) => sides.includes(side)) ?? sides[0] ?? 'below';
}

function conditionProblems(limit: CustomLimit, index: number, field: 'warn' | 'fail'): LimitProblem[] {
  const condition = limit[field];
  if (!condition) {
    return [];
  }
  const bound = boundOf(condition);
  if (bound === undefined) {
    return limit.scope === 'batch' ? [] : [{ index, field, code: 'no-grades' }];
  }
  const [lowest, highest] = rangeOfMetric(limit.metric);
  if (!Number.isFinite(bound) || bound < lowest || bound > highest) {
    return [{ index, field, code: 'out-of-range' }];
  }
  return sideOfCondition(condition) === limitSide(limit) ? [] : [{ index, field, code: 'wrong-side' }];
}

/** Number of a condition; undefined for a grade. */
function boundOf(condition: Condition): number | undefined {
  return 'grade' in condition ? undefined : Object.values(condition)[0];
}

function isInOrder(side: LimitSide, warn: Condition | undefined, fail: Condition | undefined): boolean {
  const [warning, failure] = [warn && boundOf(warn), fail && boundOf(fail)];
  if (warning === undefined || failure === undefined) {
    return true;
  }
  return side === 'below' ? failure <= warning : failure >= warning;
}

/**
 * Threshold profile of a user. A limit that a shipped profile has as well keeps the origin of that one, and decides when that one
 * does; each other limit has the origin `custom`, and decides. Limits of reads and alignments have no part in the verdict.
 */
export function customProfile(
  { id, name, version, omics, limits }: CustomProfile,
  shipped: readonly ThresholdProfile[],
): ThresholdProfile {
  const known = shipped.filter((profile) => profile.omics === omics);
  const rulesOf = (scope: LimitScope) => {
    const rules = known.flatMap((profile) => rulesIn(profile, scope));
    return limits.filter((limit) => limit.scope === scope).map((limit) => ruleOf(limit, rules));
  };
  const sequencing = rulesOf('sample');
  return {
    id,
    name,
    version,
    omics,
    origin: name,
    batch: rulesOf('batch'),
    perSample: rulesOf('library'),
    ...(sequencing.length > 0 && { sequencing }),
  };
}

/** Rules of a scope in a profile. */
function rulesIn({ batch, perSample, sequencing = [] }: ThresholdProfile, scope: LimitScope) {
  return { batch, library: perSample, sample: sequencing }[scope];
}

function ruleOf(limit: CustomLimit, shipped: readonly ThresholdRule[]): ThresholdRule {
  const { metric, warn, fail } = limit;
  const same = shipped.find(
    (rule) => rule.metric === metric && isSameCondition(rule.warn, warn) && isSameCondition(rule.fail, fail),
  );
  return (
    same ?? {
      rule: ruleName(limit),
      metric,
      origin: 'custom',
      ...(warn && { warn }),
      ...(fail && { fail }),
    }
  );
}

function ruleName(limit: CustomLimit): string {
  const { scope, metric } = limit;
  if (limitSides(metric).length > 1) {
    return `${metric}-${limitSide(limit) === 'below' ? 'low' : 'high'}-custom`;
  }
  return scope === 'library' ? `library-${metric}-custom` : `${metric}-custom`;
}

function isSameCondition(one: Condition | undefined, other: Condition | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Limits of a profile with their origins, in its order. */
export function limitsOfProfile(profile: ThresholdProfile): (CustomLimit & Pick<ThresholdRule, 'origin'>)[] {
  return LIMIT_SCOPES.flatMap((scope) =>
    rulesIn(profile, scope).map(({ metric, warn, fail, origin }) => ({
      scope,
      metric: metric as LimitMetric,
      ...(warn && { warn }),
      ...(fail && { fail }),
      origin,
    })),
  );
}
