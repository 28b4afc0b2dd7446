import {
  addToTally,
  classifyInheritance,
  EMPTY_TALLY,
  type Genotype,
  mendelianConcordance,
  type MendelianTally,
  type QuartetGenotypes,
  variantTypeOf,
} from '@omics-portal/qc-metrics';
import { ProgramError } from '../command-line.ts';
import { type Member } from './member-counts.ts';
import { type VcfRow } from './read-vcf.ts';

const MOST_VARIANTS = 6_000_000;
const SHIFT_OF_MEMBER = { D5: 0, D6: 3, F7: 6, M8: 9 } as const satisfies Record<Member, number>;
const MISSING = 1;
const GENOTYPE_OF_CODE: readonly Genotype[] = [[0, 0], null, [0, 0], [0, 1], [1, 1]];

/** Concordance of one kind of variant, as written to variant_qc.json. */
export interface ConcordanceSummary extends MendelianTally {
  /** 0..1; null when nothing was detected. */
  readonly concordance: number | null;
}

/** Mendelian tallies of SNVs and INDELs. */
export class FamilyTally {
  #snv: MendelianTally = EMPTY_TALLY;
  #indel: MendelianTally = EMPTY_TALLY;

  /** Counts one variant of the family. */
  add(kind: 'snv' | 'indel', genotypes: QuartetGenotypes): void {
    const found = classifyInheritance(genotypes);
    if (kind === 'snv') {
      this.#snv = addToTally(this.#snv, found);
    } else {
      this.#indel = addToTally(this.#indel, found);
    }
  }

  /** The figures so far. */
  summary(): { snv: ConcordanceSummary; indel: ConcordanceSummary } {
    return { snv: concordanceOf(this.#snv), indel: concordanceOf(this.#indel) };
  }
}

/** Joins four single-sample VCFs by variant; what a file does not list is reference there. */
export class SeparateFiles {
  readonly #codes = new Map<string, number>();

  /** Takes one row of a member's file, allele by allele. Throws {@link ProgramError} beyond six million variants. */
  add(member: Member, row: VcfRow, genotype: Genotype): void {
    row.alternatives.forEach((alternative, index) => {
      const key = `${row.chromosome}\t${row.position}\t${row.reference}\t${alternative}`;
      const carried = genotype?.filter((allele) => allele === index + 1).length ?? 0;
      const code = genotype ? 2 + carried : MISSING;
      this.#codes.set(key, (this.#codes.get(key) ?? 0) | (code << SHIFT_OF_MEMBER[member]));
      if (this.#codes.size > MOST_VARIANTS) {
        throw new ProgramError(
          'The four files hold more than six million different variants, too many to join here.',
          'Merge them into one multi-sample VCF first (bcftools merge), and choose that.',
        );
      }
    });
  }

  /** Counts every joined variant. */
  tallyInto(tally: FamilyTally): void {
    for (const [key, code] of this.#codes) {
      const [, , reference = '', alternative = ''] = key.split('\t');
      const kind = variantTypeOf(reference, alternative);
      const of = (member: Member): Genotype =>
        GENOTYPE_OF_CODE[(code >> SHIFT_OF_MEMBER[member]) & 7] ?? null;
      if (kind !== 'other') {
        tally.add(kind, { d5: of('D5'), d6: of('D6'), f7: of('F7'), m8: of('M8') });
      }
    }
  }
}

function concordanceOf(tally: MendelianTally): ConcordanceSummary {
  const concordance = mendelianConcordance(tally);
  return { ...tally, concordance: Number.isFinite(concordance) ? concordance : null };
}
