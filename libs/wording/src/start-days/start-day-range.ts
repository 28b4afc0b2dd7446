const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** Start of a day `YYYY-MM-DD` in UTC+8, the time zone of all times shown, in milliseconds; undefined for no such day. */
function startOfDay(day: string | undefined): number | undefined {
  if (!day || !DAY.test(day)) {
    return undefined;
  }
  const start = Date.parse(`${day}T00:00:00+08:00`);
  return Number.isFinite(start) && start >= 0 ? start : undefined;
}

/** Days of the start, first and last, as a list has them in its address. */
export interface StartDayFilter {
  /** First day, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  /** Last day, `YYYY-MM-DD`, included. */
  readonly to?: string | undefined;
}

/** Time range of a range of days: `startedFrom` is included, `startedBefore` is not. Invalid days set no limit. */
export function startDayRange({ from, to }: StartDayFilter): {
  readonly startedFrom: number | undefined;
  readonly startedBefore: number | undefined;
} {
  const last = startOfDay(to);
  return { startedFrom: startOfDay(from), startedBefore: last === undefined ? undefined : last + DAY_MS };
}
