import { expect, test } from 'vitest';
import { moderatedTests } from './moderated-tests';
import { fitTwoGroups } from './two-group-fit';

const ROWS = [
  [5, 6, 1, 2, 3],
  [4, 4.5, 3, 2, 2.5],
  [1, 3, 2, 2, 1.5],
  [7, 8, 6, 9, 6.5],
];
const IS_NUMERATOR = [true, true, false, false, false];

/** Fits of {@link ROWS}; the first value of the first row has a weight, the others have 1. */
function fitsWith(weight: number) {
  return fitTwoGroups({
    features: ROWS.length,
    isNumerator: IS_NUMERATOR,
    isWeighted: true,
    write: (feature, values, weights) => {
      values.set(ROWS[feature] ?? []);
      weights.fill(1);
      weights[0] = feature === 0 ? weight : 1;
    },
  });
}

test('a sample with next to no weight has no fold change, and its feature one degree of freedom more, as in limma', () => {
  const fits = fitsWith(1e15);
  const { t, p } = moderatedTests(fits);
  // lmFit and eBayes of limma 3.54 with these weights.
  expect([...fits.degreesOfFreedom]).toEqual([4, 3, 3, 3]);
  [7.499999999999986, 0.20833333333333326, 0.7222222222222222, 1.8888888888888888].forEach(
    (variance, feature) => expect(fits.variance[feature]).toBeCloseTo(variance, 9),
  );
  expect([t[0], p[0]]).toEqual([NaN, NaN]);
  [2.5248310568190355, 0.19626216554752793, 0.29605494440173435].forEach((value, feature) =>
    expect(t[feature + 1]).toBeCloseTo(value, 9),
  );
  [0.049857267297636128, 0.85166192602590296, 0.77836573005157494].forEach((value, feature) =>
    expect(p[feature + 1]).toBeCloseTo(value, 9),
  );
});

test('a weight below that limit gives a fold change', () => {
  const { numeratorMean, denominatorMean, degreesOfFreedom } = fitsWith(1e13);
  expect((numeratorMean[0] ?? NaN) - (denominatorMean[0] ?? NaN)).toBeCloseTo(3, 9);
  expect([...degreesOfFreedom]).toEqual([3, 3, 3, 3]);
});
