import { expect, test } from 'vitest';
import * as v from 'valibot';
import {
  changedMeasurement,
  EMPTY_MEASUREMENT,
  hasMeasurement,
  measurementDraftOf,
  measurementSchema,
  submittedMeasurement,
} from './measurement-draft';

test('an empty fact is absent in a new report, and removed in a change', () => {
  const draft = { ...EMPTY_MEASUREMENT, laboratory: ' Lab 7 ', measuredOn: '2026-03-02' };
  const read = v.parse(measurementSchema, draft);
  expect(submittedMeasurement(read)).toEqual({ laboratory: 'Lab 7', measured_on: '2026-03-02' });
  expect(changedMeasurement(draft)).toEqual({
    laboratory: 'Lab 7',
    instrument: null,
    operator: null,
    measured_on: '2026-03-02',
  });
});

test('a recorded measurement is its own draft', () => {
  const recorded = { laboratory: 'Lab 7', instrument: null, operator: 'Grace', measuredOn: null };
  expect(measurementDraftOf(recorded)).toEqual({
    ...EMPTY_MEASUREMENT,
    laboratory: 'Lab 7',
    operator: 'Grace',
  });
});

test.each([
  [EMPTY_MEASUREMENT, false],
  [{ ...EMPTY_MEASUREMENT, operator: '  ' }, false],
  [{ ...EMPTY_MEASUREMENT, measuredOn: '2026-03-02' }, true],
])('%j has content: %s', (draft, expected) => {
  expect(hasMeasurement(draft)).toBe(expected);
});
