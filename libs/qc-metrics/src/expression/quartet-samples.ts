/** Samples of a complete batch: the twins D5 and D6, their father F7 and their mother M8. */
export const QUARTET_SAMPLES = ['D5', 'D6', 'F7', 'M8'] as const;

/** One of {@link QUARTET_SAMPLES}. */
export type QuartetSample = (typeof QUARTET_SAMPLES)[number];

const DONOR_OF_CELL_LINE: Readonly<Record<string, string>> = {
  LCL5: 'D5',
  LCL6: 'D6',
  LCL7: 'F7',
  LCL8: 'M8',
};

/**
 * Quartet sample of a name in any case: D5, D6, F7 and M8, or the cell lines LCL5 to LCL8 of these donors. Null for
 * every other name.
 */
export function quartetSampleOf(name: string): QuartetSample | null {
  const upper = name.trim().toUpperCase();
  const sample = DONOR_OF_CELL_LINE[upper] ?? upper;
  return QUARTET_SAMPLES.find((known) => known === sample) ?? null;
}
