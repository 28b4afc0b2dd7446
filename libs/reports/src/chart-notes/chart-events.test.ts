import { aChartNote } from '@omics-portal/api-mocks';
import { startOfDay } from '@omics-portal/qc-metrics';
import { expect, test } from 'vitest';
import { notesOf, placeNotes } from './chart-events';

const points = ['2026-03-01', '2026-03-02', '2026-03-04'].map((day) => ({ time: startOfDay(day) }));

test.each([
  ['2026-02-01', 0],
  ['2026-03-02', 1],
  ['2026-03-03', 2],
  ['2026-03-05', 3],
])('a note of %s stands before point %i', (noted_on, before) => {
  const note = aChartNote({ noted_on });
  expect(placeNotes([note], points)).toEqual([{ note, before }]);
});

test('a note about one instrument is in charts of that instrument and of all', () => {
  const note = aChartNote({ instrument: 'QE-HF 1' });
  expect(notesOf([note], {})).toEqual([note]);
  expect(notesOf([note], { laboratory: 'Lab 7', instrument: 'QE-HF 1' })).toEqual([note]);
  expect(notesOf([note], { instrument: 'QE-HF 2' })).toEqual([]);
});
