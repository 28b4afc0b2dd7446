import { aThresholdProfile } from '@omics-portal/api-mocks';
import { expect, test } from 'vitest';
import { contentOf, originOfRow, problemsOf, rowsOf } from './profile-draft';

const BASE = aThresholdProfile();
const ROWS = rowsOf(BASE);
const changed = (metric: string, change: object) =>
  ROWS.map((row) => (row.metric === metric && row.scope === 'batch' ? { ...row, ...change } : row));

test('the rows of a profile have every figure, and give its limits again', () => {
  expect(ROWS.filter(({ scope }) => scope === 'batch').map(({ metric }) => metric)).toContain('cv');
  const { limits } = contentOf({ name: ' Ours ', rows: ROWS }, 'proteomics');
  expect(limits).toEqual(BASE.limits.map(({ origin: _origin, ...limit }) => limit));
});

test('a changed limit is a custom one, a removed one has no origin', () => {
  const origins = (rows: typeof ROWS) =>
    rows.filter(({ metric }) => metric === 'total').map((row) => originOfRow(row, BASE));
  expect(origins(ROWS)).toEqual(['history']);
  expect(origins(changed('total', { fail: 'Fair' }))).toEqual(['custom']);
  expect(origins(changed('total', { warn: null, fail: null }))).toEqual([null]);
});

test.each([
  ['a draft that can be saved', 'Ours', ROWS, null],
  ['no name', '  ', ROWS, { name: 'name-missing', rows: null, bounds: {} }],
  ['no limits', 'Ours', [], { name: null, rows: 'no-limits', bounds: {} }],
  [
    'an exchange of the limits',
    'Ours',
    changed('snr', { warn: 1 }),
    { name: null, rows: null, bounds: { 'batch snr fail': 'order' } },
  ],
  [
    'a percentage above 100',
    'Ours',
    changed('missing', { warn: 300 }),
    { name: null, rows: null, bounds: { 'batch missing warn': 'out-of-range' } },
  ],
])('%s', (_title, name, rows, problems) => {
  expect(problemsOf({ name, rows }, 'proteomics')).toEqual(problems);
});
