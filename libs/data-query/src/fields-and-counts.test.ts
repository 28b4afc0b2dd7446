import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countsWithUnknown, defaultSelection, searchFields, textFinder, type QueryField } from './index';
import { finderOf } from './find-text';

const field = (key: string, name: string, type: QueryField['type'], priority: number): QueryField => ({
  key,
  name,
  type,
  priority,
});
const FIELDS = [
  field('file_size', 'File size', 'number', 1),
  field('platform', 'Platform', 'category', 5),
  field('site', 'Site', 'category', 2),
  field('tool', 'Tool', 'category', 6),
  field('kept', 'Kept', 'bool', 3),
];

test('categories up to priority 5 are selected at the start, by priority', () => {
  expect(defaultSelection(FIELDS)).toEqual(['site', 'kept', 'platform']);
});

test.each([
  ['File-Size', ['file_size']],
  ['FILE_', ['file_size']],
  ['ＳＩＴＥ', ['site']],
  ['(t*)', ['platform', 'site', 'tool', 'kept']],
  ['  ', ['file_size', 'platform', 'site', 'tool', 'kept']],
  ['nothing', []],
])('the field search for "%s" finds %j', (text, keys) => {
  expect(searchFields(FIELDS, text).map((found) => found.key)).toEqual(keys);
});

test('a field is found by its label in another language', () => {
  expect(
    searchFields(FIELDS, '大小', (found) => (found.key === 'file_size' ? ['文件大小'] : [])),
  ).toHaveLength(1);
});

test.each<[string, string, string]>([
  ['a text that nearly is everywhere', 'a'.repeat(400_000), `${'a'.repeat(100_000)}b${'a'.repeat(100_000)}`],
  ['a text with its difference at the end', 'a'.repeat(400_000), `${'a'.repeat(200_000)}b`],
  ['marks piled on one letter', `a${'\u0301\u0323'.repeat(200_000)}`, `b${'\u0301\u0323'.repeat(100_000)}`],
  ['wide marks piled on one letter', `a${'\u0301\uff9e'.repeat(200_000)}`, 'b'],
  ['nothing but special characters', `${'('.repeat(200_000)}a`, `${'.*'.repeat(100_000)}b`],
  ['signs that become many', '\ufdfa'.repeat(20_000), `${'\ufdfa'.repeat(10_000)}b`],
])('the field search takes %s without slowing down', (_case, label, text) => {
  const started = Date.now();
  expect(searchFields([field('x', label, 'category', 1)], text)).toEqual([]);
  expect(Date.now() - started).toBeLessThan(2000);
});

test.each([
  ['D5_1.fastq', 'fastq', true],
  ['D5_1.fastq', ' FASTQ ', true],
  ['D5_1.fastq', 'D51', false],
  ['-1', '-', true],
  ['1', '-', false],
  ['Zo\u00eb', 'zoe\u0308', true],
  ['样本二', '样本', true],
  ['D5（1）.fastq', '5(1', true],
  ['D5_1.fastq', 'Ｄ５＿１', true],
  ['anything', '  ', true],
])('in the value %j, %j is found: %j', (text, needle, found) => {
  expect(textFinder(needle)(text)).toBe(found);
});

test('a value that nearly matches everywhere is found in linear time', () => {
  const started = Date.now();
  const finds = textFinder(`${'a'.repeat(100_000)}b${'a'.repeat(100_000)}`);
  expect(['a'.repeat(400_000), `a${'\u0301\u0323'.repeat(200_000)}`].some(finds)).toBe(false);
  expect(Date.now() - started).toBeLessThan(2000);
});

test('the finder agrees with includes', () => {
  const few = fc.string({ unit: fc.constantFrom('a', 'b', '中'), maxLength: 12 });
  fc.assert(
    fc.property(few, few, (text, needle) => {
      expect(finderOf(needle)(text)).toBe(text.includes(needle));
    }),
    { numRuns: 1000 },
  );
});

test('null, missing and empty are one Unknown bucket, last among equals', () => {
  const counts = [
    { _id: null, total: 1 },
    { _id: '', total: 2 },
    { total: 4 },
    { _id: 'CSV', total: 7 },
    { _id: 0, total: 1 },
    { _id: 'D10', total: 3 },
    { _id: 'D5', total: 3 },
  ];
  expect(countsWithUnknown(counts, ['TSV', '', 0])).toEqual([
    { value: 'CSV', total: 7 },
    { value: null, total: 7 },
    { value: 'D5', total: 3 },
    { value: 'D10', total: 3 },
    { value: 0, total: 1 },
    { value: 'TSV', total: 0 },
  ]);
});

test('no record is lost or counted twice', () => {
  const count = fc.record({ _id: fc.constantFrom(null, '', 'a', 'b', 0, '0', false), total: fc.nat(100) });
  fc.assert(
    fc.property(fc.array(count), (counts) => {
      const sum = (list: readonly { total: number }[]) => list.reduce((total, item) => total + item.total, 0);
      expect(sum(countsWithUnknown(counts))).toBe(sum(counts));
    }),
  );
});
