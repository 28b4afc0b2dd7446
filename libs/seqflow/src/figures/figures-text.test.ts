import { aFigureColumn, aProjectFigures } from '@omics-portal/api-mocks';
import { expect, test } from 'vitest';
import { figuresFile } from './figures-file';
import { figureTitle, formatFigure } from './format-figure';

test.each([
  [0.91234, { format: 'percent', decimals: 2 }, 'en-US', '91.23%'],
  [0.5, { format: 'percent', decimals: null }, 'en-US', '50%'],
  [1234567, { format: 'number', decimals: 0 }, 'en-US', '1,234,567'],
  [12.34567, { format: 'number', decimals: null }, 'en-US', '12.346'],
  [0.0000123456, { format: 'number', decimals: null }, 'en-US', '0.0000123'],
  [0, { format: 'number', decimals: null }, 'en-US', '0'],
  [12.5, { format: 'number', decimals: 2 }, 'zh-CN', '12.50'],
  [null, { format: 'number', decimals: 2 }, 'en-US', ''],
  ['Phred+33', { format: 'text', decimals: null }, 'en-US', 'Phred+33'],
] as const)('%j as %j in %s is %j', (value, column, locale, text) => {
  expect(formatFigure(value, column, locale)).toBe(text);
});

test('a title has the unit', () => {
  expect(figureTitle(aFigureColumn({ label: 'Length', unit: 'bp' }))).toBe('Length (bp)');
  expect(figureTitle(aFigureColumn({ label: 'GC' }))).toBe('GC');
});

test('a file has every figure in full, by key, and the reason of each gap', () => {
  const { columns, data } = aProjectFigures();
  const lines = figuresFile({ columns, rows: data }, 'tsv').trim().split(/\r?\n/u);
  expect(lines[0]).toBe('sample\tpart\tseries\tstatus\tmissing\treads\tq30\tduplication\tn\tencoding');
  expect(lines[1]).toBe(['D5_1', 'D5_1_R1.fastq.gz', '1', 'Succeeded', '', ...data[0]!.values].join('\t'));
  expect(lines.at(-2)).toBe('D5_13\t\t\tFailed\tfailed\t\t\t\t\t');
  expect(lines).toHaveLength(data.length + 1);
});
