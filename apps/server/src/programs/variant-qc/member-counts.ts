import { type Genotype, isTransition, tiTvRatio, variantTypeOf } from '@omics-portal/qc-metrics';

/** The family: twins D5 and D6, father F7, mother M8. */
export const MEMBERS = ['D5', 'D6', 'F7', 'M8'] as const;
/** One member of the family. */
export type Member = (typeof MEMBERS)[number];

/** Figures of one member, as written to variant_qc.json; a ratio without a denominator is null. */
export interface MemberSummary {
  readonly member: Member;
  readonly column: string;
  readonly snv: number;
  readonly indel: number;
  readonly transitions: number;
  readonly transversions: number;
  readonly tiTv: number | null;
  readonly heterozygous: number;
  readonly homozygous: number;
  readonly hetHom: number | null;
}

/** Counters over the variants that one member carries. */
export class MemberCounts {
  #snv = 0;
  #indel = 0;
  #transitions = 0;
  #transversions = 0;
  #heterozygous = 0;
  #homozygous = 0;

  /** Counts the alternative alleles of one genotype. */
  add(genotype: Genotype, reference: string, alternatives: readonly string[]): void {
    if (!genotype || genotype.every((allele) => allele === 0)) {
      return;
    }
    const [first, second] = genotype;
    this.#homozygous += first === second ? 1 : 0;
    this.#heterozygous += first === second ? 0 : 1;
    for (const allele of new Set(genotype)) {
      const alternative = alternatives[allele - 1];
      if (alternative !== undefined) {
        this.#addAllele(reference, alternative);
      }
    }
  }

  /** The figures so far. */
  summary(member: Member, column: string): MemberSummary {
    const ratio = (value: number): number | null => (Number.isFinite(value) ? value : null);
    return {
      member,
      column,
      snv: this.#snv,
      indel: this.#indel,
      transitions: this.#transitions,
      transversions: this.#transversions,
      tiTv: ratio(tiTvRatio(this.#transitions, this.#transversions)),
      heterozygous: this.#heterozygous,
      homozygous: this.#homozygous,
      hetHom: ratio(this.#heterozygous / this.#homozygous),
    };
  }

  #addAllele(reference: string, alternative: string): void {
    if (variantTypeOf(reference, alternative) === 'indel') {
      this.#indel += 1;
      return;
    }
    const transition = isTransition(reference, alternative);
    this.#snv += 1;
    this.#transitions += transition ? 1 : 0;
    this.#transversions += transition ? 0 : 1;
  }
}

/** The member that a sample column stands for, told by `D5` and so on as a word of its own; null for none or several. */
export function memberOf(column: string): Member | null {
  const words = column.split(/[^A-Za-z0-9]+/);
  const found = MEMBERS.filter((member) => words.includes(member));
  return found.length === 1 ? (found[0] ?? null) : null;
}
