import { expect, test } from 'vitest';
import { deviceOf } from './device';

/** Answers `(min-width: Npx)` as a window of this width does. */
function windowOf(width: number) {
  return (query: string) => width >= Number(/\(min-width: (\d+)px\)/u.exec(query)?.[1]);
}

test.each([
  [320, 'mobile'],
  [575, 'mobile'],
  [575.9, 'mobile'],
  [576, 'tablet'],
  [1199, 'tablet'],
  [1199.9, 'tablet'],
  [1200, 'desktop'],
  [3840, 'desktop'],
])('a window of %d px is a %s', (width, device) => {
  expect(deviceOf(windowOf(width))).toBe(device);
});
