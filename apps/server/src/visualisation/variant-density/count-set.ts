import type {
  ChromosomeDensity,
  DensityFileReason,
  SmallVariantDensity,
  WindowCounts,
} from '@omics-portal/api/visualisation';
import {
  HUMAN_CHROMOSOMES,
  type SmallVariantKind,
  VariantDensity,
  windowCount,
} from '@omics-portal/qc-metrics';
import { countFile, type CountedFile, type VariantFile } from './count-file.ts';
import { nothingLeftOut, sumOfLeftOut } from './left-out.ts';

/** Length of a window in bases. */
const WINDOW_SIZE = 1_000_000;

/** Counts the files of a set after each other. A file that cannot be counted whole is left out. */
export async function countSet(
  files: readonly VariantFile[],
  windowSize = WINDOW_SIZE,
): Promise<Omit<SmallVariantDensity, 'source' | 'assembly'>> {
  const total = new SetTotal(windowSize);
  const refused: { file: string; reason: DensityFileReason }[] = [];
  for (const file of files) {
    // One file at a time: its inflater and its counts are in memory, and nothing of the others but their counts.
    const counted = await countFile(file, windowSize);
    const reason = typeof counted === 'string' ? counted : total.add(counted);
    if (reason !== null) {
      refused.push({ file: file.name, reason });
    }
  }
  return {
    windowSize,
    samples: total.samples(),
    chromosomes: total.chromosomes(),
    files: files.length - refused.length,
    leftOut: { ...total.leftOut, files: refused },
  };
}

class SetTotal {
  readonly #densities = new Map<string, VariantDensity>();
  readonly #lengths = new Map<number, number>();
  readonly #largest = new Map<number, number>();
  readonly #windowSize: number;
  leftOut = nothingLeftOut();

  constructor(windowSize: number) {
    this.#windowSize = windowSize;
  }

  /** Adds a file; the reason for one that does not belong to the others. */
  add(counted: CountedFile): DensityFileReason | null {
    const { densities, lengths, largest } = counted;
    if ([...lengths].some(([chromosome, length]) => length !== (this.#lengths.get(chromosome) ?? length))) {
      return 'other-assembly';
    }
    if ([...densities].some(([sample, density]) => this.#densities.get(sample)?.overlaps(density))) {
      return 'repeated';
    }
    for (const [sample, density] of densities) {
      const known = this.#densities.get(sample) ?? new VariantDensity(this.#windowSize);
      known.merge(density);
      this.#densities.set(sample, known);
    }
    lengths.forEach((length, chromosome) => this.#lengths.set(chromosome, length));
    largest.forEach((position, chromosome) =>
      this.#largest.set(chromosome, Math.max(position, this.#largest.get(chromosome) ?? 0)),
    );
    this.leftOut = sumOfLeftOut(this.leftOut, counted.leftOut);
    return null;
  }

  samples(): string[] {
    return [...this.#densities.keys()].toSorted((one, other) => one.localeCompare(other, 'en'));
  }

  /** Chromosomes with a declared length or a variant. */
  chromosomes(): ChromosomeDensity[] {
    const samples = this.samples();
    return HUMAN_CHROMOSOMES.flatMap((name, index) => {
      const declared = this.#lengths.get(index);
      const largest = this.#largest.get(index) ?? 0;
      // A file without lengths may have variants beyond the length that another one declares.
      const isDeclared = declared !== undefined && declared >= largest;
      const length = isDeclared ? declared : largest;
      const counts = (kind: SmallVariantKind): WindowCounts =>
        samples.map(
          (sample) =>
            this.#densities.get(sample)?.windows(index, kind, windowCount(length, this.#windowSize)) ?? [],
        );
      return length === 0 ? [] : [{ name, length, isDeclared, snv: counts('snv'), indel: counts('indel') }];
    });
  }
}
