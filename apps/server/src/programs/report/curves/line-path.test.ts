import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linePath, type Position } from './line-path.ts';

/** Positions in the data of a path. */
function positionsIn(path: string): Position[] {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, index): Position => {
    x += numbers[2 * index] ?? NaN;
    y += numbers[2 * index + 1] ?? NaN;
    return [x, y];
  });
}

/** Height of a line at a position of its range. */
function heightAt(line: readonly Position[], x: number): number {
  const after = line.findIndex(([position]) => position >= x);
  const [x2, y2] = line[after]!;
  const [x1, y1] = line[after - 1] ?? [x2, y2];
  return x2 === x1 ? y2 : y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
}

test('a path has whole numbers without needless characters', () => {
  const bend: Position[] = [
    [0, 10],
    [10.4, 10],
    [20, 2],
    [30, 40],
  ];
  expect(linePath(bend)).toBe('M0 10l10 0 10-8 10 38');
  expect(linePath([[3, 4]])).toBe('M3 4');
  expect(linePath([])).toBe('');
});

test('points on a straight line are left out, and a narrow peak is not', () => {
  const flat = Array.from({ length: 200 }, (_, index): Position => [index * 3, 100]);
  expect(positionsIn(linePath(flat))).toEqual([
    [0, 100],
    [597, 100],
  ]);
  const peak = flat.map(([x], index): Position => [x, index === 77 ? 3 : 100]);
  expect(positionsIn(linePath(peak))).toContainEqual([231, 3]);
});

test('no point of a curve is further from its path than the path tolerates', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 2, maxLength: 60 }),
      fc.integer({ min: 2, max: 12 }),
      (heights, step) => {
        const positions = heights.map((y, index): Position => [index * step, y]);
        const path = positionsIn(linePath(positions));
        for (const [x, y] of positions) {
          expect(Math.abs(heightAt(path, x) - y)).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});
