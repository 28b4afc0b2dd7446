import { expect, test } from 'vitest';
import { afterScroll, type ScrollMemory } from './auto-hide';

/** Scrolls through these positions, from the top. */
function scroll(positions: readonly number[], holdsFocus = false): ScrollMemory {
  return positions.reduce<ScrollMemory>((before, y) => afterScroll(before, y, holdsFocus), {
    y: 0,
    hidden: false,
  });
}

test.each<[string, number[], boolean]>([
  ['300 px down, the header is still there', [150, 300], false],
  ['more than 300 px down, it gives way', [150, 301], true],
  ['a step up brings it back, however far down', [5000, 4999], false],
  ['down again hides it again', [5000, 4000, 4001], true],
  ['standing still changes nothing', [5000, 5000], true],
  ['standing still after a step up changes nothing either', [5000, 4000, 4000], false],
  ['near the top it is there, also on the way down', [900, 200, 250], false],
  ['a page pulled beyond its top is at its top', [900, -80, 0], false],
])('%s', (_title, positions, hidden) => {
  expect(scroll(positions).hidden).toBe(hidden);
});

test('while the keyboard is in the header, it stays', () => {
  expect(scroll([5000], true).hidden).toBe(false);
});

test('focus that comes into a hidden header brings it back without scrolling', () => {
  expect(afterScroll({ y: 5000, hidden: true }, 5000, true).hidden).toBe(false);
});
