import { aProjectFigures, uuid } from '@omics-portal/api-mocks';
import type { JobGrouping } from '@omics-portal/resources';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparedRows } from './compared-rows';

const TEXTS = { all: 'All', none: 'None' };
const { data, series } = aProjectFigures();
const table = { rows: data.filter(({ missing }) => missing === null), series };

const byBatch = (batches: readonly (string | null)[]): JobGrouping => ({
  key: 'parameter:batch',
  kind: 'parameter',
  name: 'batch',
  groups: new Map(
    batches.flatMap((batch, at) => (batch === null ? [] : [[uuid(3, at + 101), batch] as const])),
  ),
});

test('rows are compared within their series, and without one as a whole', () => {
  expect(comparedRows(table, undefined, TEXTS).map(({ label, rows }) => [label, rows.length])).toEqual([
    ['Read 1', 12],
    ['Read 2', 12],
  ]);
  const whole = { rows: table.rows.map((row) => ({ ...row, series: null })), series };
  expect(comparedRows(whole, undefined, TEXTS).map(({ label }) => label)).toEqual(['All']);
});

test('groups are in the order of their names, and samples without a group come last', () => {
  const found = comparedRows(table, byBatch(['batch 10', 'batch 2', null]), TEXTS);
  expect(found.map(({ label }) => label)).toEqual([
    'batch 2 · Read 1',
    'batch 2 · Read 2',
    'batch 10 · Read 1',
    'batch 10 · Read 2',
    'None · Read 1',
    'None · Read 2',
  ]);
});

test('each row is in exactly one group, with rows of its series only', () => {
  const batches = fc.array(fc.option(fc.constantFrom('A', 'B', 'C')), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(batches, (values) => {
      const found = comparedRows(table, byBatch(values), TEXTS);
      expect(found.flatMap(({ rows }) => rows)).toHaveLength(table.rows.length);
      expect(new Set(found.flatMap(({ rows }) => rows)).size).toBe(table.rows.length);
      found.forEach(({ rows }) => expect(new Set(rows.map((row) => row.series)).size).toBe(1));
    }),
  );
});
