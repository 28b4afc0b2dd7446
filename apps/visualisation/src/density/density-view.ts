import type { SmallVariantDensity, VariantTypeFigures } from '@omics-portal/api/visualisation';

/** Choices of the density, as they are in the address of the page. */
export interface DensityChoices {
  readonly type: keyof VariantTypeFigures;
  readonly sample?: string | undefined;
  readonly chromosome?: string | undefined;
}

/** Changed choices. */
export type DensityPatch = Partial<Record<keyof DensityChoices, string>>;

/** Choices that the density has. */
export interface DensityView {
  readonly type: keyof VariantTypeFigures;
  readonly sample: string;
  /** Index of the sample. */
  readonly index: number;
  /** Name of the selected chromosome. */
  readonly chromosome: string | undefined;
}

/** Choices of an address that the density has; the first sample for another one. */
export function densityView(
  { type, sample, chromosome }: DensityChoices,
  { samples, chromosomes }: SmallVariantDensity,
): DensityView {
  const index = Math.max(0, samples.indexOf(sample ?? ''));
  return {
    type,
    index,
    sample: samples[index] ?? '',
    chromosome: chromosomes.find(({ name }) => name === chromosome)?.name,
  };
}

/** First and last position of a window of a chromosome. */
export interface WindowSpan {
  readonly first: number;
  readonly last: number;
}

/** First and last position of a window. The last window ends with the chromosome. */
export function spanOf(window: number, windowSize: number, length: number): WindowSpan {
  return { first: window * windowSize + 1, last: Math.min((window + 1) * windowSize, length) };
}

/** Number of variants, and the window with most of them; undefined for a chromosome without variants. */
export function sumOf(counts: readonly number[]): {
  readonly total: number;
  readonly densest: number | undefined;
} {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = counts.reduce((max, count) => Math.max(max, count), 0);
  return { total, densest: total === 0 ? undefined : counts.indexOf(most) };
}
