import type { components } from '@omics-portal/api/quartet-service';
import { isDay, type MeasurementColumns } from '@omics-portal/qc-metrics';
import { ApiError } from '../../http/api-error.ts';
import type { TaskRow } from './task-records.ts';

type Measurement = components['schemas']['Measurement'];
type Columns = Pick<TaskRow, 'laboratory' | 'instrument' | 'operator' | 'measured_on'>;

/** Columns of a measurement; a fact without a value is absent. Throws 422 for a day that is not in the calendar. */
export function measurementValues(measurement: Measurement | undefined): Partial<Columns> {
  const { laboratory, instrument, operator, measured_on: day } = measurement ?? {};
  if (typeof day === 'string' && !isDay(day)) {
    throw notADay(422, 'measurement.measured_on', day);
  }
  return {
    ...(laboratory !== undefined && { laboratory: trimmed(laboratory) }),
    ...(instrument !== undefined && { instrument: trimmed(instrument) }),
    ...(operator !== undefined && { operator: trimmed(operator) }),
    ...(day !== undefined && { measured_on: day }),
  };
}

/** Error for a day that is not in the calendar. */
export function notADay(status: 400 | 422, field: string, day: string): ApiError {
  return new ApiError(
    status,
    { 'en-US': `The calendar has no day ${day}.`, 'zh-CN': `日历中没有 ${day} 这一天。` },
    [
      {
        field,
        message: {
          'en-US': 'must be a day of the calendar, such as 2026-03-31',
          'zh-CN': '须为日历中的一天，例如 2026-03-31',
        },
      },
    ],
  );
}

/** Columns of the facts that a metadata table has. */
export function tableValues({ measuredOn, ...facts }: MeasurementColumns['values']): Partial<Columns> {
  return { ...facts, ...(measuredOn !== undefined && { measured_on: measuredOn }) };
}

/** Measurement of a report, as in the API. */
export function wireMeasurement({ laboratory, instrument, operator, measured_on }: Columns): Measurement {
  return { laboratory, instrument, operator, measured_on };
}

function trimmed(text: string | null): string | null {
  return text === null ? null : text.trim();
}
