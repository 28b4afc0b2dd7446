/** Facts of a measurement that are texts. */
export const MEASUREMENT_TEXTS = ['laboratory', 'instrument', 'operator'] as const;

/** One of {@link MEASUREMENT_TEXTS}. */
export type MeasurementText = (typeof MEASUREMENT_TEXTS)[number];

/** Laboratory, instrument, operator and day of a measurement; null for a fact that is not recorded. */
export type Measurement = Readonly<Record<MeasurementText, string | null>> & {
  /** `YYYY-MM-DD`. */
  readonly measuredOn: string | null;
};

/** Characters of a text of a measurement at most. */
export const MAX_MEASUREMENT_TEXT = 100;

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** True for a day of the calendar as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** Start of a day `YYYY-MM-DD` in UTC+8, the time zone of all times shown, in milliseconds since 1970. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`);
}

/**
 * Time by which control charts order a batch: the start of the day of its measurement, or the start of its report where that
 * day is not recorded. In milliseconds since 1970.
 */
export function measurementTime(measuredOn: string | null, startedAt: number): number {
  return measuredOn === null ? startedAt : startOfDay(measuredOn);
}
