import { HOSTILE_CELLS } from '@omics-portal/data-query/testing/hostile-cells';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { sampleSheetText } from './sample-sheet.ts';

test('a sheet has a header and the row of the sample, with the path of each file', async () => {
  const cells = [
    { column: 'sample', text: 'D5, first', isLink: false },
    { column: 'fastq_1', text: 'minio://b/a.fastq', isLink: true },
  ];
  const text = await sampleSheetText({ param: 'input', cells }, (link) => Promise.resolve(`/stage/${link}`));
  expect(text).toBe('sample,fastq_1\n"D5, first",/stage/minio://b/a.fastq\n');
});

test('a pipeline reads every hostile value as it was given, as a column, a value and a path', async () => {
  const cells = HOSTILE_CELLS.flatMap((text) => [
    { column: text, text, isLink: false },
    { column: text, text, isLink: true },
  ]);
  const sheet = await sampleSheetText({ param: 'input', cells }, (link) => Promise.resolve(link));
  const given = cells.map(({ text }) => text);
  expect(parse(sheet, { record_delimiter: '\n' })).toEqual([given, given]);
});
