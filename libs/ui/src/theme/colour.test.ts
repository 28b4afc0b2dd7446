import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, mix, mixEvenly, moveUntilReadable, parseHex } from './colour';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('black on white has the maximum contrast, a colour on itself the minimum', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#1890ff', '#1890FF')).toBe(1);
});

test('#777777 on white just fails, as published', () => {
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(['', 'red', '#fff', '#12345g', '#1234567', ' #123456'])('%j is refused', (text) => {
  expect(() => parseHex(text)).toThrow(RangeError);
});

test('mixing by 0 and by 1 gives the two colours', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(mix(one, other, 0)).toBe(one);
      expect(mix(one, other, 1)).toBe(other);
    }),
  );
});

test('mixEvenly starts and ends at the two colours, and is lighter the more white there is', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect([mixEvenly(one, other, 0), mixEvenly(one, other, 1)]).toEqual([one, other]);
    }),
  );
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) =>
    contrast(mixEvenly('#1890ff', '#ffffff', share), '#ffffff'),
  );
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
});

test('the midpoint of blue and yellow is not grey, as it is when mixed by channels', () => {
  expect(mix('#0000ff', '#ffff00', 0.5)).toBe('#808080');
  const { r, g, b } = parseHex(mixEvenly('#0000ff', '#ffff00', 0.5));
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeGreaterThan(40);
});

test('any colour moved toward black becomes readable on white, and a readable one is not moved', () => {
  fc.assert(
    fc.property(colour, (one) => {
      const moved = moveUntilReadable(one, '#000000', ['#ffffff'], 4.5);
      expect(contrast(moved, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(moved === one).toBe(contrast(one, '#ffffff') >= 4.5);
    }),
  );
});
