/** Date range as YYYY-MM-DD, '' where open: this form sorts as the days do. */
export interface DateRangeValue {
  /** First day. */
  from: string;
  /** Last day, inclusive. */
  to: string;
}

export interface DateLimits {
  /** Earliest day allowed. */
  min?: string | undefined;
  /** Latest day allowed. */
  max?: string | undefined;
}

export type DateRangeFault = 'order' | 'too-early' | 'too-late';

function isOutside(day: string, { min, max }: DateLimits): 'too-early' | 'too-late' | null {
  if (day === '') {
    return null;
  }
  if (min && day < min) {
    return 'too-early';
  }
  return max && day > max ? 'too-late' : null;
}

/**
 * Validation of a date range: the problem of each end; an open end is valid. An end out of the limits is reported
 * before a wrong order.
 */
export function validateDateRange(
  range: DateRangeValue,
  limits: DateLimits,
): { from: DateRangeFault | null; to: DateRangeFault | null } {
  const from = isOutside(range.from, limits);
  const to = isOutside(range.to, limits);
  const reversed = range.from !== '' && range.to !== '' && range.from > range.to;
  return { from, to: to ?? (reversed && !from ? 'order' : null) };
}
