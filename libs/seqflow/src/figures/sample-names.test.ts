import { aProjectFigures } from '@omics-portal/api-mocks';
import { expect, test } from 'vitest';
import { figuresFile } from './figures-file';
import { curveName, withSampleNames } from './sample-names';

const { columns, series, data } = aProjectFigures();
const TABLE = { columns, series, rows: data.slice(0, 2), total: 2, ended: 2, unread: 0 };
const own = TABLE.rows[0]?.sample_id ?? '';

test('rows have the names of a reader, and the table stays the same without any', () => {
  expect(withSampleNames(TABLE, { [own]: 'Liver' }).rows.map(({ sample_id: sample }) => sample)).toContain(
    'Liver',
  );
  expect(withSampleNames(TABLE, { other: 'Liver' })).toBe(TABLE);
});

test('a file has the own names of the samples too, so that a program finds them again', () => {
  const [head, first] = figuresFile(TABLE, 'tsv', { [own]: 'Liver' }).split(/\r?\n/u);
  expect(head).toMatch(/^sample\tname\tpart\t/u);
  expect(first).toMatch(new RegExp(`^${own}\tLiver\t`, 'u'));
  expect(figuresFile(TABLE, 'tsv')).toMatch(/^sample\tpart\t/u);
});

test.each([
  ['D5_1', 'Liver'],
  ['D5_1 R2', 'Liver R2'],
  ['D5_1 late R1', 'Late liver R1'],
  ['D5_10 R1', 'D5_10 R1'],
])('the curve of %s is that of %s', (sample, name) => {
  expect(curveName({ D5_1: 'Liver', 'D5_1 late': 'Late liver' })(sample)).toBe(name);
});
