import { expect, test } from 'vitest';
import { type ExpressionMatrix } from '../matrix/expression-matrix';
import { pearson } from '../statistics/correlation';
import { median } from '../statistics/descriptive';
import { absoluteCorrelation } from './replicate-metrics';

const FEATURES = 5000;
const LIBRARIES = ['D5_1', 'D5_2', 'D5_3', 'D6_1', 'D6_2'];
const GROUPS = [
  { sample: 'D5', libraries: [0, 1, 2] },
  { sample: 'D6', libraries: [3, 4] },
];

/** Large table whose values repeat after 977 features, so that no block of features is like another. */
function tableOf(valueOf: (feature: number, library: number) => number): ExpressionMatrix {
  const values = Float64Array.from({ length: FEATURES * LIBRARIES.length }, (_, cell) =>
    valueOf(Math.floor(cell / LIBRARIES.length), cell % LIBRARIES.length),
  );
  return {
    features: Array.from({ length: FEATURES }, (_, feature) => `gene ${feature}`),
    libraries: LIBRARIES,
    values,
  };
}

const column = ({ values }: ExpressionMatrix, library: number) =>
  values.filter((_, cell) => cell % LIBRARIES.length === library);

test('the absolute correlation of a large table is the median of those of its pairs of replicates', () => {
  const table = tableOf((feature, library) => {
    const isMissing = (feature + 3 * library) % 11 === 0 || (library === 1 && feature < 3000);
    return isMissing ? NaN : 2 ** ((feature % 977) / 100) + ((feature * (library + 7)) % 31);
  });
  const scale = (value: number) => Math.log2(value + 1);
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
    [3, 4],
  ] as const;
  const each = pairs.map(([first, second]) =>
    pearson(column(table, first).map(scale), column(table, second).map(scale)),
  );
  expect(absoluteCorrelation(table, GROUPS, scale)).toBeCloseTo(median(each), 12);
});

test('a library without a value, or with one value only, has no correlation', () => {
  const table = tableOf((feature, library) => (library === 0 ? NaN : library === 3 ? 5 : feature));
  expect(absoluteCorrelation(table, GROUPS)).toBe(1);
  expect(absoluteCorrelation(table, [GROUPS[1]!])).toBeNaN();
});
