import { comparedValue, type GradeScale } from '../scores/grades';
import { type Condition, type LimitOrigin, type ThresholdRule } from './threshold-profile';

/** Levels of a rule, a library or a batch; `not-assessed` when the required metrics are absent. */
export const LEVELS = ['pass', 'warn', 'fail', 'not-assessed'] as const;

/** One of {@link LEVELS}. */
export type Level = (typeof LEVELS)[number];

/** Comparison that a good value satisfies. */
export type Comparator = '>=' | '>' | '<=' | '<';

/** Mathematical signs of the comparisons. */
export const COMPARATOR_SIGNS: Readonly<Record<Comparator, string>> = {
  '>=': '≥',
  '>': '>',
  '<=': '≤',
  '<': '<',
};

/**
 * Rule applied to one value. `limit` is the crossed limit, or the nearest one when none was. An absent metric has the
 * value null and the level `not-assessed`.
 */
export interface VerdictReason {
  readonly rule: string;
  readonly metric: string;
  readonly comparator: Comparator;
  readonly value: number | null;
  readonly limit: number;
  readonly level: Level;
  /** Absent in reports of programs before 1.2. */
  readonly origin?: LimitOrigin;
  /** True: the rule has no part in the verdict, because the total score decides it. */
  readonly advisory?: boolean;
  /** True: the limit is within the interval of the value, so that other replicates could have another result. */
  readonly nearLimit?: boolean;
  /**
   * Limit of failure of a value that warns, where it is within the interval of the value: with other replicates it could fail. Absent
   * in reports of programs before 1.7.
   */
  readonly nearFailure?: Limit;
}

/** Limit of a value: the comparison that a good value satisfies. */
export interface Limit {
  readonly comparator: Comparator;
  readonly limit: number;
}

const SEVERITY = { 'not-assessed': 0, pass: 1, warn: 2, fail: 3 } as const satisfies Record<Level, number>;

/** Comparator of levels: the worst is first. */
export function worstFirst(one: Level, other: Level): number {
  return SEVERITY[other] - SEVERITY[one];
}

/** Metric whose rules replace the advisory ones. */
const TOTAL = 'total';

/**
 * Rules applied to metrics. A rule on an absent or non-finite metric is not assessed. A rule by grade is left out where the
 * metric has no grades, because there is no limit to show.
 *
 * @param grading - grades of the metrics that are compared with a history.
 */
export function applyRules(
  rules: readonly ThresholdRule[],
  values: Readonly<Record<string, number | null>>,
  grading: Readonly<Record<string, GradeScale | undefined>> = {},
): VerdictReason[] {
  const applied = rules.flatMap((rule) => {
    const value = values[rule.metric];
    const reason = reasonOf(
      rule,
      typeof value === 'number' && Number.isFinite(value) ? value : null,
      grading[rule.metric],
    );
    return reason ? [{ rule, reason }] : [];
  });
  const hasTotal = applied.some(({ reason }) => reason.metric === TOTAL && reason.level !== 'not-assessed');
  return applied.map(({ rule, reason }) =>
    hasTotal && rule.advisory ? { ...reason, advisory: true } : reason,
  );
}

/** Verdict by the rules that decide it: the worst of their levels, `not-assessed` when none of them could be checked. */
export function verdictOf(reasons: readonly Pick<VerdictReason, 'level' | 'advisory'>[]): Level {
  return reasons
    .filter(({ advisory }) => !advisory)
    .reduce<Level>((worst, { level }) => (SEVERITY[level] > SEVERITY[worst] ? level : worst), 'not-assessed');
}

function reasonOf(
  { rule, metric, origin, warn, fail }: ThresholdRule,
  value: number | null,
  grades: GradeScale | undefined,
): VerdictReason | undefined {
  const warning = warn && limitOf(warn, grades);
  const failure = fail && limitOf(fail, grades);
  const nearest = warning ?? failure;
  if (!nearest) {
    return undefined;
  }
  const from = { rule, metric, origin, value };
  const isMet = (condition: Condition, limit: Limit, given: number) =>
    isWithin(grades && 'grade' in condition ? comparedValue(grades, given) : given, limit);
  if (value === null) {
    return { ...from, ...nearest, level: 'not-assessed' };
  }
  if (failure && !isMet(fail, failure, value)) {
    return { ...from, ...failure, level: 'fail' };
  }
  return { ...from, ...nearest, level: warning && !isMet(warn, warning, value) ? 'warn' : 'pass' };
}

/** Limit of a condition under which a value is not good; undefined for a grade without a history. */
export function limitOf(condition: Condition, grades: GradeScale | undefined): Limit | undefined {
  if ('lt' in condition) {
    return { comparator: '>=', limit: condition.lt };
  }
  if ('le' in condition) {
    return { comparator: '>', limit: condition.le };
  }
  if ('gt' in condition) {
    return { comparator: '<=', limit: condition.gt };
  }
  if ('ge' in condition) {
    return { comparator: '<', limit: condition.ge };
  }
  if (!grades) {
    return undefined;
  }
  const sign = grades.direction === 'higher' ? '>' : '<';
  return { comparator: grades.atCut === 'worse' ? sign : `${sign}=`, limit: grades.cuts[condition.grade] };
}

function isWithin(value: number, { comparator, limit }: Limit): boolean {
  switch (comparator) {
    case '>=':
      return value >= limit;
    case '>':
      return value > limit;
    case '<=':
      return value <= limit;
    case '<':
      return value < limit;
    default:
      return comparator satisfies never;
  }
}
