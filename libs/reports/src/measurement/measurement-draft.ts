import type { Measurement as WireMeasurement } from '@omics-portal/api';
import { isDay, MAX_MEASUREMENT_TEXT, type Measurement } from '@omics-portal/qc-metrics';
import * as v from 'valibot';

/** Facts of a measurement as a form has them; empty for one that is not recorded. */
export type MeasurementDraft = Readonly<Record<keyof Measurement, string>>;

export const EMPTY_MEASUREMENT: MeasurementDraft = {
  laboratory: '',
  instrument: '',
  operator: '',
  measuredOn: '',
};

const text = v.pipe(v.string(), v.trim(), v.maxLength(MAX_MEASUREMENT_TEXT));

/** Schema of the facts of a measurement, all of which are optional. A browser gives a day that is not complete as empty. */
export const measurementSchema = v.object({
  laboratory: text,
  instrument: text,
  operator: text,
  measuredOn: v.pipe(
    v.string(),
    v.transform((day) => (isDay(day) ? day : '')),
  ),
});

/** True if any fact is filled in. */
export function hasMeasurement(draft: MeasurementDraft): boolean {
  return Object.values(draft).some((fact) => fact.trim() !== '');
}

/** Draft of a recorded measurement. */
export function measurementDraftOf({
  laboratory,
  instrument,
  operator,
  measuredOn,
}: Measurement): MeasurementDraft {
  return {
    laboratory: laboratory ?? '',
    instrument: instrument ?? '',
    operator: operator ?? '',
    measuredOn: measuredOn ?? '',
  };
}

/** Measurement of a new report as in the API: an empty fact is absent, so that the metadata table may say it. */
export function submittedMeasurement(draft: MeasurementDraft): WireMeasurement {
  const { laboratory, instrument, operator, measuredOn } = draft;
  return {
    ...(laboratory && { laboratory }),
    ...(instrument && { instrument }),
    ...(operator && { operator }),
    ...(measuredOn && { measured_on: measuredOn }),
  };
}

/** Measurement that replaces a recorded one, as in the API: an empty fact is removed. */
export function changedMeasurement(draft: MeasurementDraft): WireMeasurement {
  const value = (fact: string) => fact.trim() || null;
  return {
    laboratory: value(draft.laboratory),
    instrument: value(draft.instrument),
    operator: value(draft.operator),
    measured_on: isDay(draft.measuredOn) ? draft.measuredOn : null,
  };
}
