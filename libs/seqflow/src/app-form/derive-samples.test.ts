import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AppSchema } from '@omics-portal/api';
import { deriveSamples, sampleCount, toSamples, unusedElements } from './derive-samples';

const batch: AppSchema = {
  formMode: 'batch',
  fields: [
    { tmplType: 'sample_id', model: 'sample_id' },
    { tmplType: 'file', model: 'read1', multiple: true },
    { tmplType: 'input', model: 'adapter' },
    { tmplType: 'actions' },
  ],
};
const single: AppSchema = {
  formMode: 'single',
  fields: [
    { tmplType: 'radio', model: 'kind' },
    { tmplType: 'file', model: 'vcf', multiple: true, visibleVariable: 'kind', expectedValue: 'vcf' },
    { tmplType: 'file', model: 'fastq', visibleVariable: 'kind', expectedValue: 'fastq' },
  ],
};
const ids = Array.from({ length: 100 }, (_, index) => `id-${index}`);

test('job i has element i mod n of a list, and each scalar', () => {
  const rows = deriveSamples(batch, { sample_id: 3, read1: ['a', 'b'], adapter: 'ACGT' }, ids);
  expect(rows.map((row) => row.cells)).toEqual([
    { sample_id: 'id-0', read1: 'a', adapter: 'ACGT' },
    { sample_id: 'id-1', read1: 'b', adapter: 'ACGT' },
    { sample_id: 'id-2', read1: 'a', adapter: 'ACGT' },
  ]);
});

test('100 samples are 100 jobs', () => {
  expect(deriveSamples(batch, { sample_id: 100, read1: ['a'] }, ids)).toHaveLength(100);
});

test('a single app has one job with its lists; hidden fields are omitted', () => {
  const values = { kind: 'vcf', vcf: ['a', 'b'], fastq: 'left over' };
  expect(deriveSamples(single, values, ids)).toEqual([
    { rowId: 'id-0', cells: { sample_id: 'id-0', kind: 'vcf', vcf: ['a', 'b'] } },
  ]);
});

test('a batch without a number of samples has one job per element of the longest list', () => {
  const schema: AppSchema = { formMode: 'batch', fields: batch.fields.slice(1) };
  expect(sampleCount(schema, { read1: ['a', 'b', 'c'] })).toBe(3);
  expect(sampleCount(schema, {})).toBe(1);
});

test('a request omits empty cells, and rows that have only an id', () => {
  const rows = deriveSamples(batch, { sample_id: 2, read1: ['a', ''], adapter: '  ' }, ids);
  expect(toSamples(rows)).toEqual([{ sample_id: 'id-0', read1: 'a' }]);
  expect(toSamples(deriveSamples(batch, { sample_id: 2 }, ids))).toEqual([]);
});

test('files without a job are counted', () => {
  expect(unusedElements(batch, { sample_id: 1, read1: ['a', 'b', 'c'] })).toEqual({ read1: 2 });
  expect(unusedElements(batch, { sample_id: 3, read1: ['a', 'b', 'c'] })).toEqual({});
});

test('deriveSamples is pure, returns a row for each sample, and takes each cell from its own list', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.array(
        fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
        { minLength: 1 },
      ),
      (count, read1) => {
        const values = { sample_id: count, read1 };
        const rows = deriveSamples(batch, values, ids);
        expect(rows).toEqual(deriveSamples(batch, values, ids));
        expect(rows).toHaveLength(count);
        rows.forEach((row, index) => expect(row.cells['read1']).toBe(read1[index % read1.length]));
      },
    ),
  );
});
