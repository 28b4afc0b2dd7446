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

const RNA = aThresholdProfile({
  omics: 'transcriptomics',
  limits: [
    { scope: 'batch', metric: 'snr', fail: { le: 12 }, origin: 'published' },
    { scope: 'sample', metric: 'gc', warn: { lt: 40 }, origin: 'published' },
    { scope: 'sample', metric: 'gc', warn: { gt: 60 }, origin: 'published' },
    { scope: 'sample', metric: 'rrna', warn: { ge: 10 }, origin: 'published' },
    { scope: 'sample', metric: 'mapped', warn: { le: 90 }, fail: { lt: 50 }, origin: 'custom' },
  ],
});

test('limits of reads and alignments are rows, both ends of a range apart, and stay as they are', () => {
  const rows = rowsOf(RNA);
  expect(rows.filter(({ metric }) => metric === 'gc')).toMatchObject([
    { side: 'below', warn: 40, byGrade: false },
    { side: 'above', warn: 60, byGrade: false },
  ]);
  expect(rows.filter(({ scope }) => scope === 'sample').map(({ metric }) => metric)).toContain('intergenic');
  const { limits } = contentOf({ name: 'Ours', rows }, 'transcriptomics');
  expect(limits).toEqual(RNA.limits.map(({ origin: _origin, ...limit }) => limit));
});

test('a changed bound has the same comparison as before, and a new one that of the other', () => {
  const rows = rowsOf(RNA).map((row) => (row.metric === 'rrna' ? { ...row, warn: 20, fail: 30 } : row));
  const { limits } = contentOf({ name: 'Ours', rows }, 'transcriptomics');
  expect(limits).toContainEqual({ scope: 'sample', metric: 'rrna', warn: { ge: 20 }, fail: { ge: 30 } });
  expect(rows.flatMap((row) => (row.metric === 'rrna' ? originOfRow(row, RNA) : []))).toEqual(['custom']);
});

test('a problem of one end of a range is at its row', () => {
  const rows = rowsOf(RNA).map((row) =>
    row.metric === 'gc' && row.side === 'above' ? { ...row, warn: 60, fail: 50 } : row,
  );
  expect(problemsOf({ name: 'Ours', rows }, 'transcriptomics')?.bounds).toEqual({
    'sample gc above fail': 'order',
  });
});

test.each([
  ['a draft that can be saved', 'Ours', ROWS, null],
  ['no name', '  ', ROWS, { name: 'name-missing', rows: null, bounds: {} }],
  ['no limits', 'Ours', [], { name: null, rows: 'no-limits', bounds: {} }],
  [
    'an exchange of the limits',
    'Ours',
    changed('snr', { warn: 1 }),
    { name: null, rows: null, bounds: { 'batch snr below fail': 'order' } },
  ],
  [
    'a percentage above 100',
    'Ours',
    changed('missing', { warn: 300 }),
    { name: null, rows: null, bounds: { 'batch missing above warn': 'out-of-range' } },
  ],
])('%s', (_title, name, rows, problems) => {
  expect(problemsOf({ name, rows }, 'proteomics')).toEqual(problems);
});
