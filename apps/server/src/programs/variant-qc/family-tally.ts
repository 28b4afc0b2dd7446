import {
  addToTally,
  EMPTY_TALLY,
  type FamilyClasses,
  mendelianConcordance,
  type MendelianTally,
} from '@omics-portal/qc-metrics';

/** Concordance. Shares are 0..1, and null when nothing was detected. A variant with a missing genotype is detected and not concordant. */
export interface ConcordanceSummary extends MendelianTally {
  /** Share of variants with equal twins and both trios concordant, over variants that any member carries. */
  readonly concordance: number | null;
  /** The same over variants with four known genotypes. */
  readonly completeConcordance: number | null;
  /** Twins with the same genotype, over variants that either carries. */
  readonly twins: {
    readonly detected: number;
    readonly identical: number;
    readonly missingGenotype: number;
    readonly rate: number | null;
    /** The same over variants with both genotypes known. */
    readonly completeRate: number | null;
  };
  /** Concordant trios, over variants that the twin or a parent carries. */
  readonly trios: Readonly<Record<'D5' | 'D6', TrioSummary>>;
}

/** Concordance of one trio. */
export interface TrioSummary {
  readonly detected: number;
  readonly consistent: number;
  readonly missingGenotype: number;
  readonly notInherited: number;
  readonly rate: number | null;
  /** The same over variants with three known genotypes. */
  readonly completeRate: number | null;
}

type Tallies = Record<keyof FamilyClasses, MendelianTally>;

const newTallies = (): Tallies => ({
  quartet: EMPTY_TALLY,
  trioD5: EMPTY_TALLY,
  trioD6: EMPTY_TALLY,
  twins: EMPTY_TALLY,
});

/** Mendelian tally of SNVs and INDELs. */
export class FamilyTally {
  readonly #tallies: Readonly<Record<'snv' | 'indel', Tallies>> = { snv: newTallies(), indel: newTallies() };

  /** Counts one variant of the family. */
  add(kind: 'snv' | 'indel', classes: FamilyClasses): void {
    const tallies = this.#tallies[kind];
    tallies.quartet = addToTally(tallies.quartet, classes.quartet);
    tallies.trioD5 = addToTally(tallies.trioD5, classes.trioD5);
    tallies.trioD6 = addToTally(tallies.trioD6, classes.trioD6);
    tallies.twins = addToTally(tallies.twins, classes.twins);
  }

  /** Concordance so far. */
  summary(): { snv: ConcordanceSummary; indel: ConcordanceSummary } {
    return { snv: summaryOf(this.#tallies.snv), indel: summaryOf(this.#tallies.indel) };
  }
}

function summaryOf({ quartet, trioD5, trioD6, twins }: Tallies): ConcordanceSummary {
  return {
    ...quartet,
    concordance: rateOf(quartet),
    completeConcordance: completeRateOf(quartet),
    twins: {
      detected: twins.detected,
      identical: twins.consistent,
      missingGenotype: twins.missingGenotype,
      rate: rateOf(twins),
      completeRate: completeRateOf(twins),
    },
    trios: { D5: trioSummary(trioD5), D6: trioSummary(trioD6) },
  };
}

function trioSummary(tally: MendelianTally): TrioSummary {
  const { detected, consistent, missingGenotype, notInherited } = tally;
  return {
    detected,
    consistent,
    missingGenotype,
    notInherited,
    rate: rateOf(tally),
    completeRate: completeRateOf(tally),
  };
}

/** Rate over the variants without missing genotypes. */
function completeRateOf(tally: MendelianTally): number | null {
  return rateOf({ ...tally, detected: tally.detected - tally.missingGenotype });
}

function rateOf(tally: MendelianTally): number | null {
  const rate = mendelianConcordance(tally);
  return Number.isFinite(rate) ? rate : null;
}
