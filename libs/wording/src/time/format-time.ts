/** Text of a missing time, throughout the portal. */
export const MISSING_TIME = '0000-00-00 00:00';

const UTC_PLUS_8_MS = 8 * 60 * 60 * 1000;
const LATEST_DATE_MS = 8.64e15 - UTC_PLUS_8_MS;
const TO_THE_DAY = 'YYYY-MM-DD'.length;
const TO_THE_MINUTE = 'YYYY-MM-DD HH:mm'.length;
const TO_THE_SECOND = 'YYYY-MM-DD HH:mm:ss'.length;

/**
 * Time in UTC+8 as `YYYY-MM-DD HH:mm`, in any time zone of the reader.
 * @param ms milliseconds since the Unix epoch; 0, null and invalid values count as missing.
 */
export function formatTime(ms: number | null | undefined): string {
  return format(ms, TO_THE_MINUTE);
}

/**
 * Time in UTC+8 as `YYYY-MM-DD HH:mm:ss`, for comparison with a log. A missing one looks as in {@link formatTime}.
 * @param ms milliseconds since the Unix epoch.
 */
export function formatDateTime(ms: number | null | undefined): string {
  return format(ms, TO_THE_SECOND);
}

/**
 * Day in UTC+8 as `YYYY-MM-DD`: that of {@link formatTime}, so that a text and the screen name the same day for a moment.
 * @param ms milliseconds since the Unix epoch.
 */
export function formatDay(ms: number | null | undefined): string {
  return format(ms, TO_THE_DAY);
}

/** Whether {@link formatTime} has a time to show. */
export function isMoment(ms: number | null | undefined): ms is number {
  return typeof ms === 'number' && ms !== 0 && Math.abs(ms) <= LATEST_DATE_MS;
}

function format(ms: number | null | undefined, length: number): string {
  return isMoment(ms)
    ? new Date(ms + UTC_PLUS_8_MS).toISOString().slice(0, length).replace('T', ' ')
    : MISSING_TIME.slice(0, length);
}
