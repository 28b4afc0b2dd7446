import { compareTexts } from './compare-texts.ts';
import type { TimeSlices } from './time-slices.ts';

const RUN = 4096;

/** From here on the order of units is not the order of code points. */
const UNEVEN = /[\ud800-\uffff]/;

type Comes = (left: string, right: string) => number;

/** Sorts texts by code point without holding the event loop for long: short runs are sorted, then merged piece by piece. */
export async function sortTexts(texts: readonly string[], slices: TimeSlices): Promise<string[]> {
  let runs: string[][] = [];
  let compare: Comes = compareUnits;
  for (let start = 0; start < texts.length; start += RUN) {
    const run = texts.slice(start, start + RUN);
    if (run.some((text) => UNEVEN.test(text))) compare = compareTexts;
    runs.push(run.sort(compare));
    if (slices.isOver) await slices.giveWay();
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

/** What the machine does at once: several times faster than a look at each character. */
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
  // Names that are numbered come in order already.
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
    if (merged.length % RUN === 0 && slices.isOver) await slices.giveWay();
  }
  return merged;
}
