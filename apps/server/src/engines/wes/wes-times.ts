const ZONED = /(Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Reads a time of an engine as milliseconds since the epoch; null for anything that is no time. A time without a zone,
 * such as Toil's, is taken at `utcOffset`.
 */
export function readTime(value: unknown, utcOffset: string): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}[T ]\d{2}/.test(value)) return null;
  const iso = value.trim().replace(' ', 'T');
  const time = Date.parse(ZONED.test(iso) ? iso : `${iso}${utcOffset}`);
  return Number.isNaN(time) ? null : time;
}
