import type { QcInputs } from '../model/qc-inputs';
import { type Donor, DONORS } from '../model/sample';

/** Sample that files name. */
export interface FoundSample {
  readonly name: string;
  readonly donor: Donor | null;
  /** Number of figures of the sample, those of its files included. */
  readonly figures: number;
}

/** Samples of a folder by name, those of variant counts included. */
export function foundSamples({ samples, dna }: Pick<QcInputs, 'samples' | 'dna'>): FoundSample[] {
  const found = new Map<string, FoundSample>();
  const add = (name: string, donor: Donor | null, figures: number) => {
    const before = found.get(name);
    found.set(name, {
      name,
      donor: before?.donor ?? donor,
      figures: (before?.figures ?? 0) + figures,
    });
  };
  samples.forEach(({ name, donor, figures }) => add(name, donor, Object.keys(figures).length));
  dna.forEach(({ name, donor, snv, indel }) => add(name, donor, [snv, indel].filter(Boolean).length));
  return [...found.values()].sort((one, other) =>
    one.name.localeCompare(other.name, 'en', { numeric: true }),
  );
}

/** Donors without calls that are compared with a truth set; a verdict needs all four. */
export function donorsWithoutCalls({ dna }: Pick<QcInputs, 'dna'>): Donor[] {
  return DONORS.filter((known) => !dna.some(({ donor }) => donor === known));
}
