import type { ScatterWindow } from '@omics-portal/ui/charts';

type Point = { readonly x: number; readonly y: number };

/** Free space around the points of a window, as a share of their spread. */
const MARGIN = 0.12;
const DIGITS = 4;

/** Window around some points; undefined without any. */
export function windowAround(points: readonly Point[]): ScatterWindow | undefined {
  return points.length === 0
    ? undefined
    : { x: spanOf(points.map(({ x }) => x)), y: spanOf(points.map(({ y }) => y)) };
}

function spanOf(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = (high - low || Math.abs(high) || 1) * MARGIN;
  return [low - margin, high + margin];
}

/** Window of a text in the address: the edges on the x axis, then on the y axis. Undefined for another text. */
export function readWindow(text: string | undefined): ScatterWindow | undefined {
  const [left, right, bottom, top, ...more] = (text ?? '')
    .split(',')
    .map((part) => (part === '' ? NaN : Number(part)));
  if (left === undefined || right === undefined || bottom === undefined || top === undefined) {
    return undefined;
  }
  const isWindow = more.length === 0 && [left, right, bottom, top].every(Number.isFinite);
  return isWindow && left < right && bottom < top ? { x: [left, right], y: [bottom, top] } : undefined;
}

/** Text of a window for the address. */
export function writeWindow({ x, y }: ScatterWindow): string {
  return [...x, ...y].map((edge) => Number(edge.toPrecision(DIGITS))).join(',');
}

/** Window of a factor of the size of another one, around its centre. */
export function scaled({ x, y }: ScatterWindow, factor: number): ScatterWindow {
  return { x: scaledSpan(x, factor), y: scaledSpan(y, factor) };
}

function scaledSpan([low, high]: readonly [number, number], factor: number): [number, number] {
  const [centre, half] = [(low + high) / 2, ((high - low) / 2) * factor];
  return [centre - half, centre + half];
}
