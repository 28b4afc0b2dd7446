/** Two alleles, 0 for the reference, in any order; null when a genotype is missing. */
export type Genotype = readonly [number, number] | null;

/** The genotypes of the family at one variant: twins D5 and D6, father F7, mother M8. */
export interface QuartetGenotypes {
  readonly d5: Genotype;
  readonly d6: Genotype;
  readonly f7: Genotype;
  readonly m8: Genotype;
}

/** How a variant stands to inheritance. `absent`: nobody carries it, so it does not count. */
export type MendelianClass = 'absent' | 'consistent' | 'missing-genotype' | 'twins-differ' | 'not-inherited';

/** Counts over the variants that anybody carries. */
export interface MendelianTally {
  readonly detected: number;
  readonly consistent: number;
  readonly missingGenotype: number;
  readonly twinsDiffer: number;
  readonly notInherited: number;
}

/** A tally in which nothing was counted yet. */
export const EMPTY_TALLY: MendelianTally = {
  detected: 0,
  consistent: 0,
  missingGenotype: 0,
  twinsDiffer: 0,
  notInherited: 0,
};

/** Classifies one variant. A child inherits when one of its alleles comes from each parent. */
export function classifyInheritance({ d5, d6, f7, m8 }: QuartetGenotypes): MendelianClass {
  if (![d5, d6, f7, m8].some(carries)) {
    return 'absent';
  }
  if (!d5 || !d6 || !f7 || !m8) {
    return 'missing-genotype';
  }
  if (!sameGenotype(d5, d6)) {
    return 'twins-differ';
  }
  return inherits(d5, f7, m8) && inherits(d6, f7, m8) ? 'consistent' : 'not-inherited';
}

/** Adds one variant to a tally. */
export function addToTally(tally: MendelianTally, kind: MendelianClass): MendelianTally {
  if (kind === 'absent') {
    return tally;
  }
  return {
    detected: tally.detected + 1,
    consistent: tally.consistent + Number(kind === 'consistent'),
    missingGenotype: tally.missingGenotype + Number(kind === 'missing-genotype'),
    twinsDiffer: tally.twinsDiffer + Number(kind === 'twins-differ'),
    notInherited: tally.notInherited + Number(kind === 'not-inherited'),
  };
}

/** Mendelian concordance rate, 0..1; NaN when nothing was detected. */
export function mendelianConcordance({
  consistent,
  detected,
}: Pick<MendelianTally, 'consistent' | 'detected'>): number {
  return consistent / detected;
}

function carries(genotype: Genotype): boolean {
  return genotype?.some((allele) => allele > 0) ?? false;
}

function sameGenotype(first: readonly [number, number], second: readonly [number, number]): boolean {
  return Math.min(...first) === Math.min(...second) && Math.max(...first) === Math.max(...second);
}

function inherits(
  [a, b]: readonly [number, number],
  father: readonly number[],
  mother: readonly number[],
): boolean {
  return (father.includes(a) && mother.includes(b)) || (father.includes(b) && mother.includes(a));
}
