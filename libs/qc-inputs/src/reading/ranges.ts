import { type FigureUnit } from '../model/figure';

/** Largest count of reads, bases or variants. */
export const MAX_COUNT: number = Number.MAX_SAFE_INTEGER;

/** Ranges of the values of each unit. */
export const RANGES: Readonly<Record<FigureUnit, { readonly min: number; readonly max: number }>> = {
  percent: { min: 0, max: 100 },
  fraction: { min: 0, max: 1 },
  reads: { min: 0, max: MAX_COUNT },
  bases: { min: 0, max: MAX_COUNT },
  variants: { min: 0, max: MAX_COUNT },
  fold: { min: 0, max: MAX_COUNT },
  ratio: { min: 0, max: MAX_COUNT },
  phred: { min: 0, max: 255 },
};
