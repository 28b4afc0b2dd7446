import type { OmicsType, ThresholdProfile, ThresholdProfileSubmit } from '@omics-portal/api';
import {
  type Condition,
  CUT_GRADES,
  isLimitAt,
  type CutGrade,
  type CustomLimit,
  DNA_METRICS,
  LIMIT_METRICS,
  LIMIT_SCOPES,
  type LimitMetric,
  type LimitOrigin,
  type LimitProblem,
  limitProblems,
  type LimitScope,
  limitSide,
  type LimitSide,
  limitSides,
} from '@omics-portal/qc-metrics';

/** Levels that a limit can give. */
export const LIMIT_LEVELS = ['warn', 'fail'] as const;

/** One of {@link LIMIT_LEVELS}. */
export type LimitLevel = (typeof LIMIT_LEVELS)[number];

/** Bound of a limit in the editor: a number, a grade, or none. */
export type Bound = number | CutGrade | null;

/**
 * Row of the editor: the limits of one figure. A figure without bounds has no limit. One that should be within a range has a row for
 * each end.
 */
export interface LimitRow {
  readonly scope: LimitScope;
  readonly metric: LimitMetric;
  readonly side: LimitSide;
  /** True for a figure that is limited by its grade against the history. */
  readonly byGrade: boolean;
  /** Levels that a value equal to the bound has as well. */
  readonly atBound: Readonly<Record<LimitLevel, boolean>>;
  readonly warn: Bound;
  readonly fail: Bound;
}

/** Draft of a threshold profile. */
export interface ProfileDraft {
  readonly name: string;
  readonly rows: readonly LimitRow[];
}

/** Codes of problems in a draft, worded by the editor. */
export type ProfileProblem = LimitProblem['code'] | 'name-missing' | 'no-limits';

/** Problems of a draft: of its name, of all rows, and of single bounds by {@link boundKey}. */
export interface ProfileProblems {
  readonly name: ProfileProblem | null;
  readonly rows: ProfileProblem | null;
  readonly bounds: Readonly<Record<string, ProfileProblem>>;
}

const GRADED: readonly LimitMetric[] = ['total', ...DNA_METRICS];

/** Editor rows of a profile: all figures of its kind of data, in the order of reports. */
export function rowsOf({ omics, limits }: Pick<ThresholdProfile, 'omics' | 'limits'>): LimitRow[] {
  return LIMIT_SCOPES.flatMap((scope) =>
    LIMIT_METRICS[omics][scope].flatMap((metric) =>
      limitSides(metric).map((side) => {
        const { warn: warning, fail: failure } = limitAt({ scope, metric, side }, limits) ?? {};
        const [warn, fail] = [boundOf(warning), boundOf(failure)];
        const byGrade = [warn, fail].some((bound) => typeof bound === 'number')
          ? false
          : GRADED.includes(metric);
        const atBound = {
          warn: isAtBound(warning ?? failure),
          fail: isAtBound(failure ?? warning),
        };
        return { scope, metric, side, byGrade, atBound, warn, fail };
      }),
    ),
  );
}

/** Limit of a profile on the figure of a row. */
function limitAt(
  row: Pick<LimitRow, 'scope' | 'metric' | 'side'>,
  limits: ThresholdProfile['limits'],
): ThresholdProfile['limits'][number] | undefined {
  return limits.find((limit) => isLimitAt(limit as CustomLimit, row));
}

/** Origin of the limit of a row: that of the profile from which it starts while it is unchanged; null without a limit. */
export function originOfRow(row: LimitRow, base: ThresholdProfile): LimitOrigin | null {
  if (row.warn === null && row.fail === null) {
    return null;
  }
  const same = limitAt(row, base.limits);
  const isSame = same && boundOf(same.warn) === row.warn && boundOf(same.fail) === row.fail;
  return (isSame && same.origin) || 'custom';
}

/** Content of a draft for the service. */
export function contentOf(draft: ProfileDraft, omics: OmicsType): ThresholdProfileSubmit {
  return { name: draft.name.trim(), omics, limits: limitsOf(draft.rows).map((limit) => ({ ...limit })) };
}

/** Problems of a draft; null for one that can be saved. */
export function problemsOf({ name, rows }: ProfileDraft, omics: OmicsType): ProfileProblems | null {
  const limits = limitsOf(rows);
  const found = limitProblems(omics, limits);
  if (name.trim() !== '' && limits.length > 0 && found.length === 0) {
    return null;
  }
  return {
    name: name.trim() === '' ? 'name-missing' : null,
    rows: limits.length === 0 ? 'no-limits' : null,
    bounds: Object.fromEntries(
      found.map(({ index, field, code }) => {
        const limit = limits[index] ?? { scope: 'batch', metric: 'total' };
        return [boundKey({ ...limit, side: limitSide(limit) }, field === 'fail' ? 'fail' : 'warn'), code];
      }),
    ),
  };
}

/** Key of a bound among the problems of a draft. */
export function boundKey(
  { scope, metric, side }: Pick<LimitRow, 'scope' | 'metric' | 'side'>,
  level: LimitLevel,
): string {
  return `${scope} ${metric} ${side} ${level}`;
}

function limitsOf(rows: readonly LimitRow[]): CustomLimit[] {
  return rows
    .filter(({ warn, fail }) => warn !== null || fail !== null)
    .map((row) => {
      const { scope, metric, warn, fail } = row;
      return {
        scope,
        metric,
        ...(warn !== null && { warn: conditionOf(row, 'warn', warn) }),
        ...(fail !== null && { fail: conditionOf(row, 'fail', fail) }),
      };
    });
}

function conditionOf({ side, atBound }: LimitRow, level: LimitLevel, bound: number | CutGrade): Condition {
  if (typeof bound !== 'number') {
    return { grade: bound };
  }
  if (side === 'below') {
    return atBound[level] ? { le: bound } : { lt: bound };
  }
  return atBound[level] ? { ge: bound } : { gt: bound };
}

/** True for a condition that its own bound meets. */
function isAtBound(condition: ThresholdProfile['limits'][number]['warn']): boolean {
  return condition !== undefined && ('le' in condition || 'ge' in condition);
}

function boundOf(condition: ThresholdProfile['limits'][number]['warn']): Bound {
  const [bound = null] = Object.values(condition ?? {});
  return typeof bound === 'number' ? bound : (CUT_GRADES.find((grade) => grade === bound) ?? null);
}
