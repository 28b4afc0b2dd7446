import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnWidth, pageOf, turnedAngle, turnedPage } from './view-rules';

describe('page navigation', () => {
  test.each([
    [1, 1, 3, 2],
    [3, 1, 3, 1],
    [1, -1, 3, 3],
    [2, -1, 3, 1],
    [1, 1, 1, 1],
    [1, -1, 1, 1],
  ])('page %i, %i on, of %i is page %i', (page, by, pages, expected) => {
    expect(turnedPage(page, by, pages)).toBe(expected);
  });

  test('there and back is the same page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, pages] = a <= b ? [a, b] : [b, a];
        expect(turnedPage(turnedPage(page, 1, pages), -1, pages)).toBe(page);
      }),
    );
  });

  test.each([
    [2, 2],
    [1, 1],
    [3, 3],
    [0, null],
    [4, null],
    [1.5, null],
    [Number.NaN, null],
    [null, null],
  ])('%s in the page box of three pages asks for %s', (typed, expected) => {
    expect(pageOf(typed, 3)).toBe(expected);
  });
});

test.each([
  [0, 1, 90],
  [270, 1, 0],
  [0, -1, 270],
  [90, -1, 0],
  [180, 2, 0],
])('%i degrees turned by %i quarters are %i', (angle, quarters, expected) => {
  expect(turnedAngle(angle, quarters)).toBe(expected);
});

test.each([
  [null, 600, 600],
  [0, 600, 600],
  [100, 100, 100],
  [100, 85, 100],
  [100, 115, 100],
  [100, 84, 84],
  [100, 116, 116],
])('rendered %s wide and shown %i wide: render at %i', (drawn, shown, expected) => {
  expect(drawnWidth(drawn, shown)).toBe(expected);
});
