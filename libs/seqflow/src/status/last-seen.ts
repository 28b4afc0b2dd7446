import { formatTime } from '@omics-portal/wording';

/** Length of `YYYY-MM-DD `. */
const DATE_LENGTH = 11;

/** Time at which an engine last responded: hours and minutes of the same day, else with the date. In UTC+8. */
export function lastSeen(ms: number, now: number): string {
  const text = formatTime(ms);
  const today = formatTime(now).slice(0, DATE_LENGTH);
  return text.startsWith(today) ? text.slice(DATE_LENGTH) : text;
}
