import { expect, test } from 'vitest';
import { figureValues, readTexts, tsv } from '../testing/read-texts';

const HEADER = [
  '#rname',
  'startpos',
  'endpos',
  'numreads',
  'covbases',
  'coverage',
  'meandepth',
  'meanbaseq',
  'meanmapq',
];

test('samtools coverage gives the mean depth and the covered share over all sequences, by their lengths', () => {
  const table = tsv(
    HEADER,
    ['chr1', 1, 300, 90, 240, 80, 30, 35.1, 60],
    ['chr2', 1, 100, 10, 20, 20, 10, 35, 60],
  );
  const inputs = readTexts({ 'D5_1.coverage.txt': table });
  expect(inputs.files).toMatchObject([{ format: 'samtools-coverage', problems: [] }]);
  expect(inputs.samples.map(({ name }) => name)).toEqual(['D5_1']);
  expect(figureValues(inputs)).toEqual({ meanCoverage: 25, covered1x: 65 });
});

test('a row that cannot be read is a problem with its line, and no figure is made of the others', () => {
  const rows = [
    ['chr1', 1, 300, 90, 240, 80, 30, 35.1, 60],
    ['chr2', 1, 100, 10, 20, 20, 'deep', 35, 60],
  ];
  const inputs = readTexts({ 'D5_1.coverage.txt': tsv(HEADER, ...rows) });
  expect(figureValues(inputs)).toEqual({});
  expect(inputs.files[0]?.problems).toMatchObject([
    { code: 'not-a-number', line: 3, column: 'meandepth', params: { text: 'deep' } },
  ]);
});

test('samtools idxstats, which counts alignments, is known and gives no figure', () => {
  const inputs = readTexts({ 'D5_1.idxstats.txt': tsv(['chr1', 300, 90, 1], ['*', 0, 0, 2]) });
  expect(inputs.files).toMatchObject([{ format: 'no-figures', problems: [] }]);
  expect(readTexts({ 'counts.txt': tsv(['chr1', 300, 90, 1]) }).files).toMatchObject([{ format: null }]);
});
