import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseExpressionMatrix } from '../matrix/parse-matrix';
import { planeOf } from './plane';

const LIBRARIES = ['D5_1', 'D5_2', 'D6_1', 'D6_2'];
const SHEET = LIBRARIES.map((library) => ({ library, sample: library.slice(0, 2) }));

function planeOfRows(rows: Readonly<Record<string, readonly number[]>>) {
  const text = [
    ['name', ...LIBRARIES].join(','),
    ...Object.entries(rows).map(([name, row]) => [name, ...row].join(',')),
  ].join('\n');
  const parsed = parseExpressionMatrix(text, LIBRARIES);
  if (!parsed.ok) throw new Error('not a table');
  return planeOf('proteomics', parsed.value, SHEET).plane;
}

test('a feature that separates the samples pulls the first component, and a constant one none', () => {
  const plane = planeOfRows({
    up: [20, 20.1, 30, 30.1],
    down: [30, 30.1, 20, 20.1],
    replicate: [20, 30, 20, 30],
    constant: [25, 25, 25, 25],
  });
  const loadings = Object.fromEntries((plane?.loadings ?? []).map(({ name, ...axes }) => [name, axes]));
  expect(Object.keys(loadings).sort()).toEqual(['down', 'replicate', 'up']);
  expect(loadings['up']?.pc1).toBeCloseTo(-(loadings['down']?.pc1 ?? NaN), 4);
  expect(Math.abs(loadings['up']?.pc1 ?? 0)).toBeGreaterThan(0.99);
  expect(Math.abs(loadings['replicate']?.pc1 ?? 1)).toBeLessThan(0.1);
  expect(Math.abs(loadings['replicate']?.pc2 ?? 0)).toBeGreaterThan(0.99);
});

test('the squares of the loadings over all components are at most 1, and the largest ones are listed', () => {
  const row = fc.tuple(...LIBRARIES.map(() => fc.integer({ min: 1, max: 50 })));
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 60 }), (rows) => {
      const plane = planeOfRows(Object.fromEntries(rows.map((values, index) => [`P${index}`, values])));
      const loadings = plane?.loadings ?? [];
      expect(loadings.length).toBeLessThanOrEqual(30);
      for (const { pc1, pc2 } of loadings) {
        expect(pc1 ** 2 + pc2 ** 2).toBeLessThanOrEqual(1 + 1e-5);
      }
      expect(loadings.map(({ name }) => name)).toEqual([...new Set(loadings.map(({ name }) => name))]);
    }),
  );
});
