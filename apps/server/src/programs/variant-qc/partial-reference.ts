import type { BaseAt } from './left-align.ts';

/** Bases of one chromosome that are held around an INDEL: a shift ends at the latest after as many. */
const BLOCK = 1024;

/**
 * Bases of the reference genome that the REF strings of compared VCFs have. Only those around chosen positions are held, so that its
 * size follows the number of INDELs that can move, and not that of all variants.
 */
export class PartialReference {
  readonly #chromosomes = new Map<string, { blocks: Set<number>; bases: Map<number, string> }>();

  /** Chooses the bases up to a position. Called before {@link add}. */
  choose(chromosome: string, position: number): void {
    const chosen = this.#chromosomes.get(chromosome) ?? { blocks: new Set(), bases: new Map() };
    const block = Math.floor(position / BLOCK);
    chosen.blocks.add(block).add(block - 1);
    this.#chromosomes.set(chromosome, chosen);
  }

  /** Adds the bases of a REF string. Two strings that differ at a position make its base unknown. */
  add(chromosome: string, position: number, reference: string): void {
    const chosen = this.#chromosomes.get(chromosome);
    if (!chosen) {
      return;
    }
    for (let index = 0; index < reference.length; index += 1) {
      const [at, base] = [position + index, reference.charAt(index)];
      if (chosen.blocks.has(Math.floor(at / BLOCK))) {
        const known = chosen.bases.get(at);
        chosen.bases.set(at, known === undefined || known === base ? base : UNKNOWN);
      }
    }
  }

  /** Bases of a chromosome. */
  basesOf(chromosome: string): BaseAt {
    const bases = this.#chromosomes.get(chromosome)?.bases;
    return (position) => {
      const base = bases?.get(position);
      return base === UNKNOWN ? undefined : base;
    };
  }
}

/** Code of the VCF for any base. */
const UNKNOWN = 'N';
