import { expect, test } from 'vitest';
import { REPORT_LINES } from './report-sentences.ts';

const { total, metadata, more } = REPORT_LINES['en-US'];

test('one file is counted in the singular', () => {
  expect([total(1, 0), total(1, 1), metadata(1), more(1)]).toEqual([
    '1 file, no problem found',
    '1 file, 1 with a problem',
    'metadata ok  1 row',
    'found  1 more file, which is not empty',
  ]);
});

test('several files are counted in the plural', () => {
  expect([total(2, 0), total(3, 2), metadata(2), more(2)]).toEqual([
    '2 files, no problem found',
    '3 files, 2 with a problem',
    'metadata ok  2 rows',
    'found  2 more files, none of them empty',
  ]);
});
