import { expect, test } from 'vitest';
import { isInWindow, windowOfCorners } from './scatter-window';

const WINDOW = { x: [0, 10], y: [-1, 1] } as const;

test('a window shows the points within its edges, and none shows all', () => {
  expect(isInWindow({ x: 10, y: -1 }, WINDOW)).toBe(true);
  expect(isInWindow({ x: 10.1, y: 0 }, WINDOW)).toBe(false);
  expect(isInWindow({ x: 5, y: 2 }, WINDOW)).toBe(false);
  expect(isInWindow({ x: 1e9, y: 0 }, undefined)).toBe(true);
});

test('corners in any order make a window, and a press makes none', () => {
  const [x, y] = [(pixel: number) => pixel / 10, (pixel: number) => -pixel / 10];
  expect(windowOfCorners([100, 20], [50, 60], x, y)).toEqual({ x: [5, 10], y: [-6, -2] });
  expect(windowOfCorners([100, 20], [103, 90], x, y)).toBeUndefined();
});
