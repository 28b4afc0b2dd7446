import { expect, test } from 'vitest';
import type { AppSchema } from '@omics-portal/api';
import { sheetTable, toSamples } from '../sheet/sheet';
import { sheetColumns } from '../sheet/sheet-columns';
import { draftOfRun } from './draft-of-run';
import { runDifferences } from './run-differences';

const schema: AppSchema = {
  formMode: 'batch',
  fields: [
    { tmplType: 'sample_id', model: 'sample_id' },
    { tmplType: 'file', model: 'read1', label: 'Read 1', multiple: true },
    { tmplType: 'input_number', model: 'threads', label: 'Threads', config: { initialValue: 4 } },
  ],
};
const samples = [
  { sample_id: 'a', read1: 'minio://b/a.fq', threads: 8 },
  { sample_id: 'b', read1: 'minio://b/b.fq', threads: 8 },
  { sample_id: 'c', read1: 'minio://b/c.fq', threads: 2, gone: 'x' },
];
const newId = () => 'row';

test('a run becomes common values, and cells where a sample differs; submitted again it is the same', () => {
  const { values, rows, unknown } = draftOfRun(schema, samples, newId);
  expect(values['threads']).toBe(8);
  expect(rows.map(({ cells }) => cells)).toEqual([
    { sample_id: 'a', read1: 'minio://b/a.fq' },
    { sample_id: 'b', read1: 'minio://b/b.fq' },
    { sample_id: 'c', read1: 'minio://b/c.fq', threads: 2 },
  ]);
  expect(unknown).toEqual(['gone']);
  const again = toSamples(sheetTable(sheetColumns(schema, values, rows), rows, values));
  const { gone: _gone, ...third } = samples[2] ?? {};
  expect(again).toEqual([samples[0], samples[1], third]);
});

test('differences: samples added and removed, and columns that changed with one example', () => {
  const before = draftOfRun(schema, samples, newId);
  expect(runDifferences(schema, before, before)).toEqual({ added: [], removed: [], changed: [] });
  const now = {
    values: { ...before.values, threads: 16 },
    rows: [...before.rows.slice(1), { rowId: 'd', cells: { sample_id: 'd', read1: 'minio://b/d.fq' } }],
  };
  const { added, removed, changed } = runDifferences(schema, before, now);
  expect([added, removed]).toEqual([['d'], ['a']]);
  expect(
    changed.map(({ column, samples: count, before: was, now: is }) => [column.model, count, was, is]),
  ).toEqual([['threads', 1, 8, 16]]);
});
