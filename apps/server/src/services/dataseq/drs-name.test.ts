import { expect, test } from 'vitest';
import { drsName } from './drs-name.ts';

test.each([
  ['counts_D5-1.csv.gz', 'counts_D5-1.csv.gz'],
  ['中文_数据.csv', '_____.csv'],
  ['a (1)+é.tsv', 'a__1___.tsv'],
  ['CON', '_CON'],
])('the file %s has the name %s', (fileName, name) => {
  expect(drsName(fileName)).toBe(name);
});
