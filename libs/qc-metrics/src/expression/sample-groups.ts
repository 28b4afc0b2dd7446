import { type SampleSheetRow } from '../matrix/sample-sheet';

/** The libraries made from one sample, by their position in the matrix. */
export interface SampleGroup {
  readonly sample: string;
  readonly libraries: readonly number[];
}

/** Groups libraries by sample, in the order in which the samples first appear. */
export function groupBySample(sheet: readonly SampleSheetRow[]): SampleGroup[] {
  const groups = new Map<string, number[]>();
  sheet.forEach(({ sample }, library) => {
    groups.set(sample, [...(groups.get(sample) ?? []), library]);
  });
  return [...groups].map(([sample, libraries]) => ({ sample, libraries }));
}

/** Every pair of a list, each once. */
export function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((first, index) => items.slice(index + 1).map((second): [T, T] => [first, second]));
}
