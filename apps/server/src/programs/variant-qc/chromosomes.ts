const AUTOSOMES_AND_X = /^(?:chr)?(?:[1-9]|1\d|2[0-2]|X)$/i;
/** RefSeq names of the human chromosomes: 1 to 22, then X as 23. */
const REFSEQ = /^NC_0000(?:0[1-9]|1\d|2[0-3])\.\d+$/;
const MAX_NAMES = 30;

/** Excluded chromosome, and the number of its variants. */
export interface LeftOutChromosome {
  readonly chromosome: string;
  readonly variants: number;
}

/**
 * Filter of chromosomes for Mendelian figures: 1 to 22 and X, as in the published Quartet pipeline. The Y chromosome is
 * inherited from the father only and the mitochondrial one from the mother only, so neither follows the checked rule.
 */
export class MendelianChromosomes {
  readonly #leftOut = new Map<string, number>();
  readonly #counts = new Map<string, boolean>();

  /** True for an included chromosome; others are counted as excluded. */
  accepts(chromosome: string): boolean {
    let isCounted = this.#counts.get(chromosome);
    if (isCounted === undefined) {
      isCounted = AUTOSOMES_AND_X.test(chromosome) || REFSEQ.test(chromosome);
      this.#counts.set(chromosome, isCounted);
    }
    if (!isCounted) {
      this.#leftOut.set(chromosome, (this.#leftOut.get(chromosome) ?? 0) + 1);
    }
    return isCounted;
  }

  /** Excluded chromosomes, those with most variants first; after 30, the rest in one entry. */
  leftOut(): LeftOutChromosome[] {
    const all = [...this.#leftOut]
      .map(([chromosome, variants]) => ({ chromosome, variants }))
      .sort((a, b) => b.variants - a.variants);
    const rest = all.slice(MAX_NAMES);
    const variants = rest.reduce((sum, entry) => sum + entry.variants, 0);
    return [
      ...all.slice(0, MAX_NAMES),
      ...(rest.length > 0 ? [{ chromosome: `${rest.length} others`, variants }] : []),
    ];
  }
}
