import type { DensityDocument, SmallVariantDensity } from '@omics-portal/api/visualisation';
import { TEST_SOURCE } from './call-sets';

const MB = 1_000_000;

/** Counts that rise and fall, with one window of very many. */
function counts(windows: number, most: number, peak: number): number[] {
  return Array.from({ length: windows }, (_, window) =>
    window === peak ? most * 5 : Math.round(most * (0.6 + 0.4 * Math.sin(window / 9))),
  );
}

/** Density of two samples on three chromosomes; give only what a test is about. */
export function smallVariantDensity(over: Partial<SmallVariantDensity> = {}): SmallVariantDensity {
  const chromosome = (name: string, length: number, peak: number, f7 = 1) => {
    const windows = Math.ceil(length / MB);
    return {
      name,
      length,
      isDeclared: true,
      snv: [counts(windows, 1500, peak), counts(windows, 1400 * f7, peak)],
      indel: [counts(windows, 200, peak), counts(windows, 190 * f7, peak)],
    };
  };
  return {
    source: TEST_SOURCE,
    assembly: 'GRCh38',
    windowSize: MB,
    samples: ['D5', 'F7'],
    chromosomes: [
      chromosome('chr1', 248_956_422, 120),
      chromosome('chr6', 170_805_979, 32),
      chromosome('chrX', 156_040_895, 5, 0.5),
    ],
    files: 2,
    leftOut: {
      badLines: 0,
      otherSequences: 0,
      filteredLines: 0,
      referenceLines: 0,
      otherAlleles: 0,
      missingGenotypes: 0,
      samples: 0,
      files: [],
    },
    ...over,
  };
}

/** Document of a density. */
export function densityDocument(
  density: SmallVariantDensity | null = smallVariantDensity(),
): DensityDocument {
  return { version: 1, kind: 'dna-density', density };
}
