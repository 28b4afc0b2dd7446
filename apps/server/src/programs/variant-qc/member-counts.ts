import { type Genotype, isTransition, tiTvRatio } from '@omics-portal/qc-metrics';
import { type SmallVariant } from './small-variants.ts';

/** Family members: twins D5 and D6, father F7, mother M8. */
export const MEMBERS = ['D5', 'D6', 'F7', 'M8'] as const;
/** Member of the family. */
export type Member = (typeof MEMBERS)[number];

/** Metrics of one member, as written to variant_qc.json; a ratio without a denominator is null. */
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

/** Counters over the variants of one member. */
export class MemberCounts {
  #snv = 0;
  #indel = 0;
  #transitions = 0;
  #transversions = 0;
  #heterozygous = 0;
  #homozygous = 0;

  /** Counts the variants of a row that a genotype carries; the genotype itself once, if it carries any. */
  add(genotype: Genotype, variants: readonly SmallVariant[]): void {
    if (!genotype || (genotype[0] === 0 && genotype[1] === 0)) {
      return;
    }
    const [first, second] = genotype;
    let isCarrier = false;
    for (const variant of variants) {
      if (variant.alleles.has(first) || variant.alleles.has(second)) {
        isCarrier = true;
        this.#addVariant(variant);
      }
    }
    if (isCarrier) {
      this.#homozygous += first === second ? 1 : 0;
      this.#heterozygous += first === second ? 0 : 1;
    }
  }

  /** Metrics so far. */
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

  #addVariant({ kind, reference, alternative }: SmallVariant): void {
    if (kind === 'indel') {
      this.#indel += 1;
      return;
    }
    const transition = isTransition(reference, alternative);
    this.#snv += 1;
    this.#transitions += transition ? 1 : 0;
    this.#transversions += transition ? 0 : 1;
  }
}

/** Published names of the four cell lines. */
const MEMBER_OF_WORD: Readonly<Record<string, Member>> = {
  D5: 'D5',
  D6: 'D6',
  F7: 'F7',
  M8: 'M8',
  LCL5: 'D5',
  LCL6: 'D6',
  LCL7: 'F7',
  LCL8: 'M8',
};

/**
 * Family member of a sample column, recognised by `D5`, `LCL5` and so on as a separate word in any case; null for none, or for
 * several.
 */
export function memberOf(column: string): Member | null {
  const words = column.toUpperCase().split(/[^A-Z0-9]+/);
  const found = new Set(words.flatMap((word) => MEMBER_OF_WORD[word] ?? []));
  const [member = null] = found;
  return found.size === 1 ? member : null;
}
