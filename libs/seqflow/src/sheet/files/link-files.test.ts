import { expect, test } from 'vitest';
import type { AppSchema } from '@omics-portal/api';
import { sheetColumns } from '../sheet-columns';
import { linkFiles } from './link-files';

const schema: AppSchema = {
  formMode: 'batch',
  fields: [
    { tmplType: 'file', model: 'read1', multiple: true },
    { tmplType: 'input', model: 'note' },
  ],
};
const columns = sheetColumns(schema, {});
const LINKS = ['minio://u/run1/A.fq', 'minio://u/run2/A.fq', 'minio://u/run2/B.fq', 'minio://u/run2/xB.fq'];

test.each<[string, string, 'linked' | 'ambiguous' | 'unknown' | null]>([
  ['B.fq', 'minio://u/run2/B.fq', 'linked'],
  ['./run1/A.fq', 'minio://u/run1/A.fq', 'linked'],
  ['C:\\data\\run2\\A.fq', 'minio://u/run2/A.fq', 'linked'],
  ['/mnt/other/B.fq', 'minio://u/run2/B.fq', 'linked'],
  ['A.fq', 'A.fq', 'ambiguous'],
  ['C.fq', 'C.fq', 'unknown'],
  ['s3://other/B.fq', 's3://other/B.fq', null],
])('the file %s becomes %s (%s)', (name, value, outcome) => {
  const rows = [{ rowId: 'r', cells: { sample_id: 'B.fq', read1: name, note: 'B.fq' } }];
  const { rows: linked, ...counts } = linkFiles(columns, rows, LINKS);
  expect(linked[0]?.cells).toEqual({ sample_id: 'B.fq', read1: value, note: 'B.fq' });
  expect(counts).toEqual({
    linked: outcome === 'linked' ? 1 : 0,
    ambiguous: outcome === 'ambiguous' ? [name] : [],
    unknown: outcome === 'unknown' ? [name] : [],
  });
  expect(linked[0] === rows[0]).toBe(outcome !== 'linked');
});
