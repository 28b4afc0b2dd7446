import { type Figure, type FigureKey, type OtherFigure } from './figure';

/** Donors of the Quartet family: twins D5 and D6, father F7, mother M8. */
export const DONORS = ['D5', 'D6', 'F7', 'M8'] as const;

/** One of {@link DONORS}. */
export type Donor = (typeof DONORS)[number];

/** Facts that the name of a sample states; null for those that it does not. */
export interface SampleName {
  /** Name without file endings, path and read number; figures of several tools are joined by it. */
  readonly name: string;
  readonly donor: Donor | null;
  /** Replicate from 1, from endings such as `D5_2` and `rep2`. */
  readonly replicate: number | null;
  /** Lane of the flow cell, such as `L004`. */
  readonly lane: string | null;
  /** Number of the FASTQ file of a pair, from `_R1` and `_R2` at the end. */
  readonly read: 1 | 2 | null;
}

/**
 * Figures of one sample. A FASTQ file of a pair (`read` 1 or 2) has an entry of its own beside the entry of the sample
 * (`read` null), under the same `name`.
 */
export interface SampleFigures extends SampleName {
  /** Names of the sample as the files have them. */
  readonly writtenAs: readonly string[];
  readonly figures: Readonly<Partial<Record<FigureKey, Figure>>>;
  /** Further columns of MultiQC's general statistics, by `{section}.{column}`. */
  readonly other: Readonly<Record<string, OtherFigure>>;
}

/** Correction of a sample by a person; absent members stay as read. */
export type SampleCorrection = Partial<Pick<SampleName, 'name' | 'donor' | 'replicate' | 'lane'>>;
