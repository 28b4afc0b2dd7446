import { expect, test } from 'vitest';
import { isDay, measurementTime } from './measurement';
import { measurementColumns } from './measurement-columns';

const rows = (header: string, ...lines: string[]) => [header, ...lines].join('\n');

test('facts that all rows share are read, whatever the case of the column', () => {
  const text = rows(
    'library,sample,Lab,Platform,Operator,Date',
    'a,D5,Lab 7,QE-HF,Grace,2026/03/02',
    'b,D6,Lab 7, QE-HF ,,20260302',
  );
  expect(measurementColumns(text)).toEqual({
    values: { laboratory: 'Lab 7', instrument: 'QE-HF', operator: 'Grace' },
    unclear: ['measuredOn'],
  });
});

test('columns with Chinese names are read', () => {
  expect(measurementColumns('library\tsample\t实验室\t测量日期\na\tD5\t七号\t20260302').values).toEqual({
    laboratory: '七号',
    measuredOn: '2026-03-02',
  });
});

test.each([
  ['values that differ', rows('library,lab', 'a,L1', 'b,L2'), { values: {}, unclear: ['laboratory'] }],
  ['a day without an order', rows('library,date', 'a,02/03/2026'), { values: {}, unclear: ['measuredOn'] }],
  ['no day of the calendar', rows('library,date', 'a,2026-02-31'), { values: {}, unclear: ['measuredOn'] }],
  [
    'a text of 101 characters',
    rows('library,lab', `a,${'x'.repeat(101)}`),
    { values: {}, unclear: ['laboratory'] },
  ],
  ['no such column', rows('library,sample', 'a,D5'), { values: {}, unclear: [] }],
  ['empty cells', rows('library,lab', 'a,', 'b,  '), { values: {}, unclear: [] }],
  ['no text', '', { values: {}, unclear: [] }],
])('%s', (_title, text, expected) => {
  expect(measurementColumns(text)).toEqual(expected);
});

test('a batch has the time of its measurement, or else that of its report', () => {
  expect(measurementTime('2026-03-02', 5)).toBe(Date.UTC(2026, 2, 1, 16));
  expect(measurementTime(null, 5)).toBe(5);
});

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-2-3', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
