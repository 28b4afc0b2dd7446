import { type SampleSheetRow } from '../matrix/sample-sheet';

/** Libraries of one sample, by their index in the matrix. */
export interface SampleGroup {
  readonly sample: string;
  readonly libraries: readonly number[];
}

/** Libraries grouped by sample, in the order in which samples first appear. */
export function groupBySample(sheet: readonly SampleSheetRow[]): SampleGroup[] {
  const groups = new Map<string, number[]>();
  sheet.forEach(({ sample }, library) => {
    groups.set(sample, [...(groups.get(sample) ?? []), library]);
  });
  return [...groups].map(([sample, libraries]) => ({ sample, libraries }));
}

/** All pairs of a list, each once. */
export function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((first, index) => items.slice(index + 1).map((second): [T, T] => [first, second]));
}
