import { compareTexts } from './compare-texts.ts';
import type { TimeSlices } from './time-slices.ts';

const RUN = 4096;

/** From here on, UTF-16 order differs from code point order. */
const UNEVEN = /[\ud800-\uffff]/;

type Comes = (left: string, right: string) => number;

/** Sorts texts by code point without blocking the event loop: short runs are sorted, then merged in steps. */
export async function sortTexts(texts: readonly string[], slices: TimeSlices): Promise<string[]> {
  let runs: string[][] = [];
  let compare: Comes = compareUnits;
  for (let start = 0; start < texts.length; start += RUN) {
    const run = texts.slice(start, start + RUN);
    if (run.some((text) => UNEVEN.test(text))) compare = compareTexts;
    runs.push(run.sort(compare));
    if (slices.isOver) await slices.yieldTurn();
  }
  while (runs.length > 1) {
    const merged: string[][] = [];
    for (let index = 0; index < runs.length; index += 2) {
      merged.push(await merge([runs[index] ?? [], runs[index + 1] ?? []], compare, slices));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

/** Compares UTF-16 units natively, several times faster than code points. */
function compareUnits(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

async function merge(
  [left, right]: [string[], string[]],
  compare: Comes,
  slices: TimeSlices,
): Promise<string[]> {
  if (right.length === 0) return left;
  // Numbered names are already in order.
  if (compare(left.at(-1) ?? '', right[0] ?? '') <= 0) return left.concat(right);
  const merged: string[] = [];
  let a = 0;
  let b = 0;
  while (a < left.length || b < right.length) {
    const fromLeft = left[a];
    const fromRight = right[b];
    const takeLeft = fromLeft !== undefined && (fromRight === undefined || compare(fromLeft, fromRight) <= 0);
    merged.push((takeLeft ? fromLeft : fromRight) ?? '');
    if (takeLeft) a += 1;
    else b += 1;
    if (merged.length % RUN === 0 && slices.isOver) await slices.yieldTurn();
  }
  return merged;
}
