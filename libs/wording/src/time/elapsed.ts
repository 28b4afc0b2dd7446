import { formats } from '@lingui/core';

type Unit = 'day' | 'hour' | 'minute' | 'second';

const LENGTHS_MS = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 } satisfies Record<
  Unit,
  number
>;
const UNITS: readonly Unit[] = ['day', 'hour', 'minute', 'second'];

/**
 * Elapsed time in milliseconds; null if it has not started.
 * A browser clock behind the server's gives 0, never a negative time.
 * @param now end of a running interval.
 */
export function elapsedMs(
  started: number | null | undefined,
  finished: number | null | undefined,
  now: number,
): number | null {
  return started ? Math.max(0, (finished || now) - started) : null;
}

/** Duration in its two largest units, such as `2h 5m` or `2 小时 5 分钟`. Fractions of a second are dropped. */
export function formatElapsed(ms: number, locale: string): string {
  const largest = UNITS.findIndex((unit) => ms >= LENGTHS_MS[unit]);
  const shown = largest < 0 ? (['second'] as const) : UNITS.slice(largest, largest + 2);
  let rest = ms;
  const parts = shown.map((unit) => {
    const count = Math.floor(rest / LENGTHS_MS[unit]);
    rest -= count * LENGTHS_MS[unit];
    return { unit, count };
  });
  return parts
    .filter(({ count }, index) => index === 0 || count > 0)
    .map(({ unit, count }) =>
      padUnits(formats.number(locale, count, { style: 'unit', unit, unitDisplay: 'narrow' })),
    )
    .join(' ');
}

/** Seconds of work, such as `0.4s` or `2h 5m`: a tenth of a second counts below ten seconds. */
export function formatSeconds(seconds: number, locale: string): string {
  if (seconds >= 10) return formatElapsed(seconds * 1000, locale);
  const options = {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    maximumFractionDigits: 1,
  } satisfies Intl.NumberFormatOptions;
  return padUnits(formats.number(locale, seconds, options));
}

/** Blank between a number and Chinese, as in all texts of the portal. */
function padUnits(text: string): string {
  return text.replace(/(\d)(?=\p{Script=Han})/gu, '$1 ');
}
