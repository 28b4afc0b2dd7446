import { describe, expect, it } from 'vitest';
import { isSpreadsheet } from './spreadsheet-file';

describe('isSpreadsheet', () => {
  it.each([
    ['a.csv', true],
    ['A.XLSX', true],
    ['a.fastq.gz', false],
    ['csv', false],
  ])('%s: %s', (name, expected) => {
    expect(isSpreadsheet({ name })).toBe(expected);
  });
});
