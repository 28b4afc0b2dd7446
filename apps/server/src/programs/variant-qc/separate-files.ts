import { classifySite, type Genotype, type QuartetGenotypes } from '@omics-portal/qc-metrics';
import { ProgramError } from '../command-line.ts';
import { problemIn } from '../program-problem.ts';
import { type MendelianChromosomes } from './chromosomes.ts';
import { type FamilyTally } from './family-tally.ts';
import { type Member, MEMBERS } from './member-counts.ts';
import { type VcfRow } from './read-vcf.ts';
import { type BasesOf, type MovedKeys, movedKeys } from './one-spelling.ts';
import { type SmallVariant, variantKey } from './small-variants.ts';

const MAX_VARIANTS = 6_000_000;
const SHIFT_OF_MEMBER = { D5: 0, D6: 3, F7: 6, M8: 9 } as const satisfies Record<Member, number>;
/** Genotype code of a variant in one file: unlisted, missing, or the number of copies plus 2. */
const UNLISTED = 0;
const MISSING = 1;
const NO_COPY = 2;
const FIRST: readonly ReadonlySet<number>[] = [new Set([1])];
const FIRST_AND_SECOND: readonly ReadonlySet<number>[] = [new Set([1]), new Set([2])];

/** Bases of a longer REF string that are held. */
const MAX_BASES = 1024;

/**
 * Joins four single-sample VCFs by variant. INDELs are left-aligned by a genome, or by the reference bases in the rows of all
 * files. A variant that a file does not list is reference there, unless the file has a filtered row or a row without a genotype
 * at its position: then the genotype is missing.
 */
export class SeparateFiles {
  readonly #codes = new Map<string, number>();
  /** Positions without a reliable call, as a bit field of members. */
  readonly #missingSites = new Map<string, number>();
  /** Pairs of variants in one genotype, which must be assessed together. */
  readonly #pairs = new Map<string, readonly [string, string]>();
  /** REF strings with more bases than the variants of their rows, by position. */
  readonly #references = new Map<string, string>();
  /** Keys of left-aligned INDELs by their spelling in a file. */
  #moved: ReadonlyMap<string, string> = new Map();
  /** Spellings of each left-aligned INDEL in the files. */
  readonly #spellings = new Map<string, string[]>();

  /** Adds one row of a member's file. A filtered row counts as a missing genotype. */
  add(member: Member, row: VcfRow, variants: readonly SmallVariant[], isFiltered: boolean): void {
    const genotype = isFiltered ? null : (row.genotypes[0] ?? null);
    if (!genotype) {
      this.#mark(this.#missingSites, siteKey(row.chromosome, row.position), member, MISSING);
    }
    for (const variant of variants) {
      const copies = genotype?.filter((allele) => variant.alleles.has(allele)).length ?? 0;
      const code = genotype ? NO_COPY + copies : MISSING;
      this.#mark(this.#codes, variantKey(row.chromosome, variant), member, code);
    }
    this.#addPair(row.chromosome, genotype, variants);
    this.#addReference(row, variants);
  }

  /**
   * Counts all joined variants on the included chromosomes.
   *
   * @returns the position where the genome contradicts a file, because of which it was not used
   */
  tallyInto(
    tally: FamilyTally,
    chromosomes: MendelianChromosomes,
    genome?: BasesOf,
  ): MovedKeys['contradiction'] {
    const contradiction = this.#joinSpellings(genome);
    const counted = new Set<string>();
    for (const pair of this.#pairs.values()) {
      const [first, second] = [this.#keyOf(pair[0]), this.#keyOf(pair[1])];
      const genotypes = counted.has(first) || counted.has(second) ? null : this.#pairGenotypes(first, second);
      if (genotypes) {
        classifySite(genotypes, FIRST_AND_SECOND).forEach((classes, index) => {
          const key = index === 0 ? first : second;
          counted.add(key);
          if (chromosomes.accepts(chromosomeOf(key))) {
            tally.add(kindOf(key), classes);
          }
        });
      }
    }
    for (const key of this.#codes.keys()) {
      const isCounted = !counted.has(key) && chromosomes.accepts(chromosomeOf(key));
      const [classes] = isCounted ? classifySite(this.#genotypes(key), FIRST) : [];
      if (classes) {
        tally.add(kindOf(key), classes);
      }
    }
    return contradiction;
  }

  /** Gives the INDELs that the files spell differently one key. */
  #joinSpellings(genome: BasesOf | undefined): MovedKeys['contradiction'] {
    const { moved, contradiction } = movedKeys(this.#codes, this.#references, genome);
    this.#moved = moved;
    for (const [spelling, key] of this.#moved) {
      const codes = this.#codes.get(spelling) ?? 0;
      this.#codes.delete(spelling);
      for (const member of MEMBERS) {
        this.#mark(this.#codes, key, member, (codes >> SHIFT_OF_MEMBER[member]) & 7);
      }
      this.#spellings.set(key, [...(this.#spellings.get(key) ?? []), spelling]);
    }
    return contradiction;
  }

  #keyOf(spelling: string): string {
    return this.#moved.get(spelling) ?? spelling;
  }

  /** Records a genotype code. Of two rows of one variant, the one with more copies counts. */
  #mark(map: Map<string, number>, key: string, member: Member, code: number): void {
    const codes = map.get(key) ?? 0;
    const shift = SHIFT_OF_MEMBER[member];
    if (code > ((codes >> shift) & 7)) {
      map.set(key, (codes & ~(7 << shift)) | (code << shift));
    }
    if (map.size > MAX_VARIANTS) {
      throw new ProgramError(
        'The four files hold more than six million different variants, too many to join here.',
        'Merge them into one multi-sample VCF first (bcftools merge), and choose that.',
        problemIn('', 'variant.too-many', { limit: MAX_VARIANTS }),
      );
    }
  }

  #addPair(chromosome: string, genotype: Genotype, variants: readonly SmallVariant[]): void {
    if (!genotype || genotype[0] === genotype[1] || genotype.includes(0)) {
      return;
    }
    const of = (allele: number) => variants.filter((variant) => variant.alleles.has(allele));
    const [first, ...furtherFirst] = of(genotype[0]);
    const [second, ...furtherSecond] = of(genotype[1]);
    if (first && second && furtherFirst.length + furtherSecond.length === 0) {
      const pair = [variantKey(chromosome, first), variantKey(chromosome, second)].sort() as [string, string];
      this.#pairs.set(pair.join(';'), pair);
    }
  }

  #addReference({ chromosome, position, reference }: VcfRow, variants: readonly SmallVariant[]): void {
    const isHeld = variants.every((variant) => variant.reference.length === reference.length);
    const site = siteKey(chromosome, position);
    if (!isHeld && reference.length > (this.#references.get(site)?.length ?? 0)) {
      this.#references.set(site, reference.slice(0, MAX_BASES).toUpperCase());
    }
  }

  #genotypes(key: string): QuartetGenotypes {
    const [d5, d6, f7, m8] = MEMBERS.map((member): Genotype => {
      const copies = this.#copies(key, member);
      return copies === null ? null : [copies > 1 ? 1 : 0, copies > 0 ? 1 : 0];
    });
    return { d5: d5 ?? null, d6: d6 ?? null, f7: f7 ?? null, m8: m8 ?? null };
  }

  /** Genotypes over two variants of one site, 1 and 2; null when a member has more than two copies in total. */
  #pairGenotypes(first: string, second: string): QuartetGenotypes | null {
    const copies = MEMBERS.map((member) => ({
      ones: this.#copies(first, member),
      twos: this.#copies(second, member),
    }));
    if (copies.some(({ ones, twos }) => ones !== null && twos !== null && ones + twos > 2)) return null;
    const [d5, d6, f7, m8] = copies.map(({ ones, twos }): Genotype => {
      if (ones === null || twos === null) return null;
      const alleles = [...new Array<number>(ones).fill(1), ...new Array<number>(twos).fill(2), 0, 0];
      return [alleles[0] ?? 0, alleles[1] ?? 0];
    });
    return { d5: d5 ?? null, d6: d6 ?? null, f7: f7 ?? null, m8: m8 ?? null };
  }

  #copies(key: string, member: Member): number | null {
    const code = ((this.#codes.get(key) ?? 0) >> SHIFT_OF_MEMBER[member]) & 7;
    if (code !== UNLISTED) {
      return code === MISSING ? null : code - NO_COPY;
    }
    const isMissing = [key, ...(this.#spellings.get(key) ?? [])].some((spelling) => {
      const site = this.#missingSites.get(siteOf(spelling)) ?? 0;
      return ((site >> SHIFT_OF_MEMBER[member]) & 7) !== UNLISTED;
    });
    return isMissing ? null : 0;
  }
}

function siteKey(chromosome: string, position: number): string {
  return `${chromosome}\t${position}`;
}

function siteOf(key: string): string {
  return key.slice(0, key.indexOf('\t', key.indexOf('\t') + 1));
}

function chromosomeOf(key: string): string {
  return key.slice(0, key.indexOf('\t'));
}

function kindOf(key: string): 'snv' | 'indel' {
  const [, , reference = '', alternative = ''] = key.split('\t');
  return reference.length === alternative.length ? 'snv' : 'indel';
}
