import { delimitedText } from '@omics-portal/data-query/files';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UnreadableFileError } from '../files/unreadable-file-error';
import { featuresFile } from './features-file';
import { readFeatureTable } from './read-feature-table';

const HEAD = ['feature', 'missing_percent', 'mean_log2_D5', 'adjusted_p_D5/D6', 'added_later'];

test('columns are known by their names, and those of later programs are left out', () => {
  const { names, columns } = readFeatureTable(
    delimitedText('tsv', [HEAD, ['=1+1', 0, null, 1e-300, 7], ['a "quoted" name', 100, 2.5, null, 7]]),
  );
  expect(names).toEqual(['=1+1', 'a "quoted" name']);
  expect(columns.map(({ kind, subject, values }) => [kind, subject, [...values]])).toEqual([
    ['missing', '', [0, 100]],
    ['mean', 'D5', [NaN, 2.5]],
    ['adjustedP', 'D5/D6', [1e-300, NaN]],
  ]);
});

test('what is read and saved again is the same file', () => {
  // The reader of uploaded tables trims names.
  const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() === text);
  const figure = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, figure, figure, figure)), (rows) => {
      const text = delimitedText('tsv', [HEAD.slice(0, 4), ...rows]);
      const table = readFeatureTable(text);
      expect(featuresFile(table, [...rows.keys()], 'tsv')).toBe(text);
    }),
  );
});

test('a line break and a tab in a quoted name stay in it', () => {
  const { names, columns } = readFeatureTable(
    'feature\tmissing_percent\r\n"first\nline\tand ""more"""\t5\r\nnext\t6\r\n',
  );
  expect(names).toEqual(['first\nline\tand "more"', 'next']);
  expect([...(columns[0]?.values ?? [])]).toEqual([5, 6]);
});

test.each([['<html>'], [''], ['name\tvalue\n']])('%j is no table of features', (text) => {
  expect(() => readFeatureTable(text)).toThrow(UnreadableFileError);
});
