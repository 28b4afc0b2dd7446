import { describe, expect, it } from 'vitest';
import { facetRows } from './facet-rows';
import { isInRange, rangeFilter } from './range-filter';

const label = (value: unknown) => (value === null ? 'Unknown' : String(value));

describe('facetRows', () => {
  it('puts the most frequent first, with what is checked', () => {
    const counts = [
      { value: 'BAM', total: 2 },
      { value: null, total: 3 },
    ];
    expect(facetRows(counts, [null], label).map((row) => [row.label, row.total, row.checked])).toEqual([
      ['Unknown', 3, true],
      ['BAM', 2, false],
    ]);
  });

  it('shows a checked value without files', () => {
    expect(facetRows([{ value: 'BAM', total: 2 }], ['CSV'], label)).toContainEqual({
      key: '"CSV"',
      value: 'CSV',
      label: 'CSV',
      total: 0,
      checked: true,
    });
  });

  it('tells the text "1" from the number 1', () => {
    const rows = facetRows(
      [
        { value: 1, total: 1 },
        { value: '1', total: 1 },
      ],
      ['1'],
      label,
    );
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
    expect(rows.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['1']);
  });
});

describe('rangeFilter', () => {
  it.each([
    [null, null, null],
    [0, null, { kind: 'number', min: 0 }],
    [null, 0, { kind: 'number', max: 0 }],
    [-1, 0, { kind: 'number', min: -1, max: 0 }],
  ])('%s to %s', (min, max, filter) => {
    expect(rangeFilter(min, max)).toEqual(filter);
  });
});

describe('isInRange', () => {
  it.each([
    [undefined, true],
    [{ kind: 'number', min: 4 }, true],
    [{ kind: 'number', max: 2 }, true],
    [{ kind: 'number', min: 5 }, false],
    [{ kind: 'number', max: 0 }, false],
  ] as const)('%j: %s', (range, inside) => {
    expect(isInRange({ kind: 'number', min: 2, max: 4 }, range)).toBe(inside);
  });
});
