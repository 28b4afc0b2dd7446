import { evaluate, emptyQuery, toQueryTree, withFilter, type ValueCount } from '@omics-portal/data-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBinInRange, numberSpread } from './number-bins';

const count = (value: ValueCount['value'], total = 1): ValueCount => ({ value, total });

describe('numberSpread', () => {
  it('counts what is no number apart', () => {
    expect(numberSpread([count(null, 4), count('n/a', 2), count(0, 3)])).toEqual({
      bins: [{ min: 0, max: 0, total: 3 }],
      unknown: 6,
    });
  });

  it('has no bins without numbers', () => {
    expect(numberSpread([count(null, 2)])).toEqual({ bins: [], unknown: 2 });
  });

  it('parts a wide range by ratio, so that small files are not all in one bar', () => {
    const { bins } = numberSpread([count(1), count(10), count(100), count(10_000)], 4);
    expect(bins.map(({ total }) => total)).toEqual([1, 1, 1, 1]);
  });

  it.each([
    [-5e-324, 0],
    [-Number.MAX_VALUE, Number.MAX_VALUE],
  ])('keeps %d and %d together: there is nothing between them to part by', (least, greatest) => {
    expect(numberSpread([count(least), count(greatest)]).bins).toEqual([
      { min: least, max: greatest, total: 2 },
    ]);
  });

  it('loses nothing, and the range of a bin finds exactly what the bin shows', () => {
    const numbers = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(numbers, (values) => {
        const { bins } = numberSpread(values.map((value) => count(value)));
        expect(bins.reduce((sum, { total }) => sum + total, 0)).toBe(values.length);
        for (const { min, max, total } of bins.filter((bin) => bin.total > 0)) {
          const tree = toQueryTree(withFilter(emptyQuery('c'), 'x', { kind: 'number', min, max }));
          expect(values.filter((x) => evaluate(tree, { x }))).toHaveLength(total);
        }
      }),
    );
  });
});

describe('isBinInRange', () => {
  const bin = { min: 2, max: 4, total: 1 };
  it.each([
    [undefined, true],
    [{ kind: 'number', min: 4 }, true],
    [{ kind: 'number', max: 2 }, true],
    [{ kind: 'number', min: 5 }, false],
    [{ kind: 'number', max: 0 }, false],
  ] as const)('%j: %s', (range, inside) => {
    expect(isBinInRange(bin, range)).toBe(inside);
  });
});
