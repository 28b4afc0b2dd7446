const EAST_8_MS = 8 * 60 * 60 * 1000;

/** A moment in UTC+8 as YYYY-MM-DD HH:mm; a missing one as zeros. `ms` counts from 1970. */
export function formatTime(ms: number | null | undefined): string {
  const valid = typeof ms === 'number' && Number.isFinite(ms) && ms > 0;
  return valid ? new Date(ms + EAST_8_MS).toISOString().slice(0, 16).replace('T', ' ') : '0000-00-00 00:00';
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Which greeting fits: morning before 12, afternoon before 20, then evening. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 12) {
    return 'morning';
  }
  return hour < 20 ? 'afternoon' : 'evening';
}
