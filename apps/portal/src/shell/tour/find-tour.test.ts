import { expect, test } from 'vitest';
import { findTour } from './find-tour';

test.each([
  ['/seq-flow/app-store', 'app-store'],
  ['/seq-flow/app-store/', 'app-store'],
  ['/dashboard', undefined],
  ['/', undefined],
  ['/seq-flow', undefined],
])('on %s the tour is %s', (pathname, tour) => {
  expect(findTour(pathname)).toBe(tour);
});
