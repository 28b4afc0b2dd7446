import { expect, test } from 'vitest';
import { readWindow, scaled, windowAround, writeWindow } from './zoom-window';

test('a window comes back from the address', () => {
  const window = { x: [-12.5, 3], y: [0.001, 40] } as const;
  expect(readWindow(writeWindow(window))).toEqual(window);
});

test.each([[undefined], [''], ['1,2,3'], ['2,1,0,1'], ['0,1,0,1,2'], ['0,1,a,2'], ['0,,0,1']])(
  '%j is no window',
  (text) => {
    expect(readWindow(text)).toBeUndefined();
  },
);

test('points have some space around them, and a single one as well', () => {
  const around = windowAround([
    { x: 0, y: 5 },
    { x: 10, y: 5 },
  ]);
  expect(around).toEqual({ x: [-1.2, 11.2], y: [4.4, 5.6] });
  expect(windowAround([])).toBeUndefined();
});

test('zooming in makes both spans smaller around the centre, and zooming out brings them back', () => {
  const window = { x: [0, 10], y: [-1, 1] } as const;
  expect(scaled(window, 0.5)).toEqual({ x: [2.5, 7.5], y: [-0.5, 0.5] });
  expect(scaled(scaled(window, 0.5), 2)).toEqual(window);
});
