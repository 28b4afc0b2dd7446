/** Genotype: two alleles in any order, 0 for the reference; null when missing. */
export type Genotype = readonly [number, number] | null;

/** Genotypes of the family at one variant: twins D5 and D6, father F7, mother M8. */
export interface QuartetGenotypes {
  readonly d5: Genotype;
  readonly d6: Genotype;
  readonly f7: Genotype;
  readonly m8: Genotype;
}

/** Mendelian class of a variant. `absent`: no sample has it, so it is not counted. */
export type MendelianClass = 'absent' | 'consistent' | 'missing-genotype' | 'twins-differ' | 'not-inherited';

/** Counts of the variants that a family member carries. */
export interface MendelianTally {
  readonly detected: number;
  readonly consistent: number;
  readonly missingGenotype: number;
  readonly twinsDiffer: number;
  readonly notInherited: number;
}

/** Empty tally. */
export const EMPTY_TALLY: MendelianTally = {
  detected: 0,
  consistent: 0,
  missingGenotype: 0,
  twinsDiffer: 0,
  notInherited: 0,
};

/** Mendelian class of one variant. A child is consistent when one of its alleles comes from each parent. */
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

/** Mendelian class of one variant in the family, and in each part of it. */
export interface FamilyClasses {
  readonly quartet: MendelianClass;
  /** Father, mother and one twin; `absent` when none of them carries the variant. */
  readonly trioD5: MendelianClass;
  readonly trioD6: MendelianClass;
  /** Twins alone: `consistent` when their genotypes are equal. */
  readonly twins: MendelianClass;
}

/**
 * Classes of the variants of one VCF row or site. A variant is the set of the row's allele numbers that contain it (an
 * MNV shares bases with others); alleles in no set count as reference. Each variant is first classified alone. When all
 * are consistent and the genotypes as a whole are not (a child has both alleles of one parent), none of them is
 * consistent.
 */
export function classifySite(
  genotypes: QuartetGenotypes,
  variants: readonly ReadonlySet<number>[],
): FamilyClasses[] {
  const alone = variants.map((alleles) => classesOfVariant(genotypes, alleles));
  if (variants.length < 2) {
    return alone;
  }
  const known = new Set(variants.flatMap((alleles) => [...alleles]));
  const whole = familyClasses(mapAlleles(genotypes, (allele) => (known.has(allele) ? allele : 0)));
  const overruled = (part: keyof FamilyClasses): boolean =>
    whole[part] === 'not-inherited' &&
    alone.every((classes) => classes[part] === 'absent' || classes[part] === 'consistent');
  const parts = { quartet: overruled('quartet'), trioD5: overruled('trioD5'), trioD6: overruled('trioD6') };
  const classOf = (classes: FamilyClasses, part: keyof typeof parts): MendelianClass =>
    parts[part] && classes[part] === 'consistent' ? 'not-inherited' : classes[part];
  return alone.map((classes) => ({
    quartet: classOf(classes, 'quartet'),
    trioD5: classOf(classes, 'trioD5'),
    trioD6: classOf(classes, 'trioD6'),
    twins: classes.twins,
  }));
}

/** Tally with one more variant. */
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

/** Mendelian concordance rate, 0..1; NaN without detected variants. */
export function mendelianConcordance({
  consistent,
  detected,
}: Pick<MendelianTally, 'consistent' | 'detected'>): number {
  return consistent / detected;
}

/** A copy number is 0, 1, 2 or unknown, so there are 256 families; each is classified once. */
const CLASSES_BY_COPIES = new Map<number, FamilyClasses>();
const UNKNOWN_COPIES = 3;

function classesOfVariant({ d5, d6, f7, m8 }: QuartetGenotypes, alleles: ReadonlySet<number>): FamilyClasses {
  const code =
    64 * copiesIn(d5, alleles) +
    16 * copiesIn(d6, alleles) +
    4 * copiesIn(f7, alleles) +
    copiesIn(m8, alleles);
  let classes = CLASSES_BY_COPIES.get(code);
  if (!classes) {
    classes = familyClasses({
      d5: genotypeOfCopies(copiesIn(d5, alleles)),
      d6: genotypeOfCopies(copiesIn(d6, alleles)),
      f7: genotypeOfCopies(copiesIn(f7, alleles)),
      m8: genotypeOfCopies(copiesIn(m8, alleles)),
    });
    CLASSES_BY_COPIES.set(code, classes);
  }
  return classes;
}

function copiesIn(genotype: Genotype, alleles: ReadonlySet<number>): number {
  return genotype ? Number(alleles.has(genotype[0])) + Number(alleles.has(genotype[1])) : UNKNOWN_COPIES;
}

function genotypeOfCopies(copies: number): Genotype {
  return copies === UNKNOWN_COPIES ? null : [Number(copies > 1), Number(copies > 0)];
}

function familyClasses(genotypes: QuartetGenotypes): FamilyClasses {
  const { d5, d6, f7, m8 } = genotypes;
  return {
    quartet: classifyInheritance(genotypes),
    // A trio is a family whose second twin equals the first.
    trioD5: classifyInheritance({ d5, d6: d5, f7, m8 }),
    trioD6: classifyInheritance({ d5: d6, d6, f7, m8 }),
    twins: classifyTwins(d5, d6),
  };
}

function classifyTwins(d5: Genotype, d6: Genotype): MendelianClass {
  if (!carries(d5) && !carries(d6)) {
    return 'absent';
  }
  if (!d5 || !d6) {
    return 'missing-genotype';
  }
  return sameGenotype(d5, d6) ? 'consistent' : 'twins-differ';
}

function mapAlleles(
  { d5, d6, f7, m8 }: QuartetGenotypes,
  alleleOf: (allele: number) => number,
): QuartetGenotypes {
  const mapped = (genotype: Genotype): Genotype => genotype && [alleleOf(genotype[0]), alleleOf(genotype[1])];
  return { d5: mapped(d5), d6: mapped(d6), f7: mapped(f7), m8: mapped(m8) };
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
