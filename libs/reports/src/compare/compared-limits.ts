import {
  LIMIT_METRICS,
  type LimitMetric,
  type LimitScope,
  type LimitSide,
  type ProfileBound,
  type ProfileLimit,
  type QcReport,
  type VerdictReason,
} from '@omics-portal/qc-metrics';

/** Limits of one figure in one report. */
export interface LimitCell {
  /** Limit beyond which a value warns; null without one. */
  readonly warn: ProfileBound | null;
  /** Limit beyond which a value fails; null without one, or if the report does not say it. */
  readonly fail: ProfileBound | null;
  /** Limit that a value was checked against, in a report that does not say if it warns or fails. */
  readonly checked?: ProfileBound;
}

/** Row of a comparison: a limit that is not the same in all reports. A report whose kind of data has no such limit has a null cell. */
export interface LimitRow {
  readonly kind: 'limit';
  readonly scope: LimitScope;
  readonly metric: string;
  /** End of the range at which values are not good. */
  readonly side: LimitSide;
  /** True if other rows have the limits at the other end of the range. */
  readonly isOfRange: boolean;
  readonly cells: readonly (LimitCell | null)[];
  readonly differs: true;
}

type Target = Pick<LimitRow, 'scope' | 'metric' | 'side'>;
type Given = Target & LimitCell;

/** No limit at all. */
const NONE: LimitCell = { warn: null, fail: null };

/**
 * Rows for the limits that differ. Reports of programs that recorded only the limit that decided are compared as far as it goes: a
 * limit of failure is not compared with one of warning.
 */
export function limitRows(reports: readonly QcReport[]): LimitRow[] {
  const limits = reports.map(limitsOf);
  const targets = new Map(limits.flat().map((limit) => [targetKey(limit), limit] as const));
  return [...targets.values()].flatMap(({ scope, metric, side }) => {
    const key = targetKey({ scope, metric, side });
    const cells = reports.map((report, index) =>
      hasLimitOn(report, scope, metric)
        ? (limits[index]?.find((limit) => targetKey(limit) === key) ?? NONE)
        : null,
    );
    const other = targetKey({ scope, metric, side: side === 'below' ? 'above' : 'below' });
    return areDifferent(cells.filter((cell) => cell !== null))
      ? [{ kind: 'limit', scope, metric, side, isOfRange: targets.has(other), cells, differs: true }]
      : [];
  });
}

function targetKey({ scope, metric, side }: Target): string {
  return `${scope} ${metric} ${side}`;
}

function hasLimitOn({ omics }: QcReport, scope: LimitScope, metric: string): boolean {
  return LIMIT_METRICS[omics][scope].includes(metric as LimitMetric);
}

function limitsOf(report: QcReport): Given[] {
  return report.verdict.limits?.flatMap(recorded) ?? checkedLimits(report);
}

function recorded({ scope, metric, warn, fail }: ProfileLimit): Given[] {
  const limit = warn ?? fail;
  return limit ? [{ scope, metric, side: sideOf(limit), warn: warn ?? null, fail: fail ?? null }] : [];
}

/** Limits of a report that recorded none but those that decided. */
function checkedLimits(report: QcReport): Given[] {
  const library = report.omics === 'genomics' ? [] : (report.perSample[0]?.reasons ?? []);
  const sample = report.omics === 'genomics' ? [] : (report.sequencing?.limits ?? []);
  return [
    ...report.verdict.reasons.map((reason) => checked('batch', reason)),
    ...library.map((reason) => checked('library', reason)),
    ...sample.map((reason) => checked('sample', reason)),
  ];
}

function checked(
  scope: LimitScope,
  reason: Pick<VerdictReason, 'metric' | 'comparator' | 'limit' | 'level' | 'nearFailure'>,
): Given {
  const { metric, comparator, limit, level, nearFailure = null } = reason;
  const given = { comparator, limit };
  const target = { scope, metric, side: sideOf(given) };
  return level === 'fail'
    ? { ...target, warn: null, fail: given, checked: given }
    : { ...target, warn: null, fail: nearFailure, checked: given };
}

function sideOf({ comparator }: ProfileBound): LimitSide {
  return comparator === '>=' || comparator === '>' ? 'below' : 'above';
}

/** True if two of the limits are known to differ: where a value no longer passes, or where it fails. */
function areDifferent(cells: readonly LimitCell[]): boolean {
  const ends = cells.map((cell) => [passEnd(cell), failEnd(cell)] as const);
  return [0, 1].some((end) => new Set(ends.flatMap((each) => each[end] ?? [])).size > 1);
}

/** Limit beyond which a value does not pass; undefined if the report does not say it. */
function passEnd({ warn, fail, checked: limit }: LimitCell): string | undefined {
  if (limit === undefined) return textOf(warn ?? fail);
  return limit === fail ? undefined : textOf(limit);
}

/** Limit beyond which a value fails; undefined if the report does not say it. */
function failEnd({ fail, checked: limit }: LimitCell): string | undefined {
  return limit !== undefined && fail === null ? undefined : textOf(fail);
}

/** Text by which limits are compared: those of one grade are the same, whatever the history. */
function textOf(limit: ProfileBound | null): string {
  return limit === null ? 'none' : (limit.grade ?? `${limit.comparator} ${limit.limit}`);
}
