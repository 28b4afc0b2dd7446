import { compareTexts } from './compare-texts.ts';
import type { TimeSlices } from './time-slices.ts';

const RUN = 4096;

/** Sorts texts by code point without holding the event loop for long: short runs are sorted, then merged piece by piece. */
export async function sortTexts(texts: readonly string[], slices: TimeSlices): Promise<string[]> {
  let runs: string[][] = [];
  for (let start = 0; start < texts.length; start += RUN) {
    runs.push(texts.slice(start, start + RUN).sort(compareTexts));
    if (slices.isOver) await slices.giveWay();
  }
  while (runs.length > 1) {
    const merged: string[][] = [];
    for (let index = 0; index < runs.length; index += 2) {
      merged.push(await merge(runs[index] ?? [], runs[index + 1] ?? [], slices));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge(left: string[], right: string[], slices: TimeSlices): Promise<string[]> {
  if (right.length === 0) return left;
  const merged: string[] = [];
  let a = 0;
  let b = 0;
  while (a < left.length || b < right.length) {
    const fromLeft = left[a];
    const fromRight = right[b];
    const takeLeft =
      fromLeft !== undefined && (fromRight === undefined || compareTexts(fromLeft, fromRight) <= 0);
    merged.push((takeLeft ? fromLeft : fromRight) ?? '');
    if (takeLeft) a += 1;
    else b += 1;
    if (merged.length % RUN === 0 && slices.isOver) await slices.giveWay();
  }
  return merged;
}
