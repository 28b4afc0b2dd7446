import { HUMAN_CHROMOSOMES } from './human-chromosomes';

/** Largest position that a VCF can have. */
export const MAX_POSITION: number = 2 ** 31 - 1;

/** Kind of a small variant. */
export type SmallVariantKind = 'snv' | 'indel';

const KINDS = ['snv', 'indel'] as const;

/**
 * Variant density: number of SNVs and INDELs of one sample in consecutive windows of each chromosome. Positions begin at 1, so the
 * first window of 1,000,000 bases has the positions 1 to 1,000,000. The memory depends on the windows, not on the variants.
 */
export class VariantDensity {
  readonly #windowSize: number;
  readonly #counts: Readonly<Record<SmallVariantKind, number[][]>> = {
    snv: HUMAN_CHROMOSOMES.map(() => []),
    indel: HUMAN_CHROMOSOMES.map(() => []),
  };

  constructor(windowSize: number) {
    this.#windowSize = windowSize;
  }

  /** Counts a variant at a position from 1 to {@link MAX_POSITION} of a chromosome, given by its index. */
  add(chromosome: number, position: number, kind: SmallVariantKind): void {
    const windows = this.#counts[kind][chromosome];
    const window = Math.floor((position - 1) / this.#windowSize);
    if (windows) {
      windows[window] = (windows[window] ?? 0) + 1;
    }
  }

  /** Counts of the first windows of a chromosome, 0 for a window without a variant. */
  windows(chromosome: number, kind: SmallVariantKind, count: number): number[] {
    const windows = this.#counts[kind][chromosome];
    return Array.from({ length: count }, (_, window) => windows?.[window] ?? 0);
  }

  /** Whether both have variants of the same kind on the same chromosome, as two files of the same calls do. */
  overlaps(other: VariantDensity): boolean {
    return KINDS.some((kind) =>
      this.#counts[kind].some(
        ({ length }, chromosome) => length > 0 && (other.#counts[kind][chromosome]?.length ?? 0) > 0,
      ),
    );
  }

  /** Adds the counts of another density with the same windows. */
  merge(other: VariantDensity): void {
    for (const kind of KINDS) {
      other.#counts[kind].forEach((windows, chromosome) => {
        const own = this.#counts[kind][chromosome];
        // Windows without a variant are holes, which `forEach` leaves out.
        windows.forEach((count, window) => {
          if (own) own[window] = (own[window] ?? 0) + count;
        });
      });
    }
  }
}

/** Number of windows of a chromosome with this length. */
export function windowCount(length: number, windowSize: number): number {
  return Math.ceil(length / windowSize);
}
