/** What a missing time looks like everywhere in the portal. */
export const MISSING_TIME = '0000-00-00 00:00';

const UTC_PLUS_8_MS = 8 * 60 * 60 * 1000;
const LATEST_DATE_MS = 8.64e15 - UTC_PLUS_8_MS;

/**
 * A moment in UTC+8 as `YYYY-MM-DD HH:mm`, whatever the time zone of the reader.
 *
 * @param ms milliseconds since the Unix epoch; 0, null and anything that is no date count as missing.
 */
export function formatTime(ms: number | null | undefined): string {
  if (!ms || !Number.isFinite(ms) || Math.abs(ms) > LATEST_DATE_MS) {
    return MISSING_TIME;
  }
  return new Date(ms + UTC_PLUS_8_MS).toISOString().slice(0, 16).replace('T', ' ');
}
