import { type Genotype, type QuartetGenotypes } from '@omics-portal/qc-metrics';
import { pick, type Random, randomFrom } from './random.ts';

/** Options of the synthetic family. The same options create the same text. */
export interface SyntheticQuartet {
  readonly seed: number;
  readonly snvs: number;
  readonly indels: number;
  /** Number of sites of each kind with intended violations, first SNVs, then INDELs. */
  readonly violations: { readonly snv: number; readonly indel: number };
}

/** Default: 2,000 SNVs and 300 INDELs, of which 40 and 30 violate inheritance. */
export const DEFAULT_QUARTET: SyntheticQuartet = {
  seed: 7,
  snvs: 2000,
  indels: 300,
  violations: { snv: 40, indel: 30 },
};

/** Synthetic family: the joint VCF, one VCF for each member, and the expected counts. */
export interface QuartetVcfs {
  readonly joint: string;
  readonly separate: Readonly<Record<Member, string>>;
  readonly truth: {
    readonly snv: { detected: number; consistent: number };
    readonly indel: { detected: number; consistent: number };
  };
}

type Member = 'D5' | 'D6' | 'F7' | 'M8';

interface Site {
  readonly position: number;
  readonly reference: string;
  readonly alternative: string;
  readonly genotypes: QuartetGenotypes;
}

const MEMBERS: readonly Member[] = ['D5', 'D6', 'F7', 'M8'];
const BASES = ['A', 'C', 'G', 'T'] as const;
const TRANSITION_OF = { A: 'G', C: 'T', G: 'A', T: 'C' } as const;
const TRANSITION_SHARE = 2 / 3;

/** Generates the family's variants on one synthetic chromosome. At least one member carries each variant, so all count. */
export function quartetVcfs({ seed, snvs, indels, violations }: SyntheticQuartet): QuartetVcfs {
  const random = randomFrom(seed);
  const kinds = [...new Array<'snv'>(snvs).fill('snv'), ...new Array<'indel'>(indels).fill('indel')];
  const violationCounts = { snv: 0, indel: 0 };
  const sites = kinds.map((kind, index): Site => {
    const violated = violationCounts[kind] < violations[kind];
    violationCounts[kind] += 1;
    const [reference, alternative] = kind === 'snv' ? snvAlleles(random) : indelAlleles(random);
    const genotypes = violated ? violatingFamily(random, violationCounts[kind]) : inheritedFamily(random);
    return { position: 1000 + index * 50, reference, alternative, genotypes };
  });
  return {
    joint: vcfText(MEMBERS, sites),
    separate: {
      D5: vcfText(['D5'], sites),
      D6: vcfText(['D6'], sites),
      F7: vcfText(['F7'], sites),
      M8: vcfText(['M8'], sites),
    },
    truth: {
      snv: { detected: snvs, consistent: snvs - Math.min(snvs, violations.snv) },
      indel: { detected: indels, consistent: indels - Math.min(indels, violations.indel) },
    },
  };
}

function snvAlleles(random: Random): [string, string] {
  const reference = pick(random, BASES);
  const transition = TRANSITION_OF[reference];
  const others = BASES.filter((base) => base !== reference && base !== transition);
  return [reference, random() < TRANSITION_SHARE ? transition : pick(random, others)];
}

function indelAlleles(random: Random): [string, string] {
  const anchor = pick(random, BASES);
  const inserted = Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(random, BASES)).join('');
  return random() < 0.5 ? [anchor, anchor + inserted] : [anchor + inserted, anchor];
}

/** Family with inheritance: at least one parent carries the variant, and the twins have one allele of each. */
function inheritedFamily(random: Random): QuartetGenotypes {
  const parent = (): [number, number] =>
    pick(random, [
      [0, 1],
      [0, 1],
      [1, 1],
      [0, 0],
    ] as const).map(Number) as [number, number];
  const f7 = parent();
  const m8: [number, number] = f7.includes(1) ? parent() : [0, 1];
  const child: [number, number] = [pick(random, f7), pick(random, m8)];
  return { d5: child, d6: [child[1], child[0]], f7, m8 };
}

/** Family with a violation, in turn: different twins, an allele of neither parent, a twin without a genotype. */
function violatingFamily(random: Random, turn: number): QuartetGenotypes {
  switch (turn % 3) {
    case 0:
      return { d5: [0, 1], d6: [0, 0], f7: [0, 1], m8: [0, 0] };
    case 1:
      return { d5: [0, 1], d6: [0, 1], f7: [0, 0], m8: [0, 0] };
    default:
      return {
        d5: [0, 1],
        d6: null,
        f7: [0, 1],
        m8: pick(random, [
          [0, 0],
          [0, 1],
        ]),
      };
  }
}

function vcfText(members: readonly Member[], sites: readonly Site[]): string {
  const lines = sites
    .filter((site) => members.length > 1 || genotypeOf(site, members[0])?.includes(1) !== false)
    .map((site) =>
      [
        ...['chr1', site.position, '.', site.reference, site.alternative, '50', 'PASS', '.', 'GT'],
        ...members.map((member) => genotypeOf(site, member)?.join('/') ?? './.'),
      ].join('\t'),
    );
  const header = [
    '##fileformat=VCFv4.2',
    '##source=SYNTHETIC quartet family, made by a generator; no person has these variants',
    '##FILTER=<ID=PASS,Description="All filters passed">',
    '##contig=<ID=chr1>',
    '##FORMAT=<ID=GT,Number=1,Type=String,Description="Genotype">',
    [
      '#CHROM',
      'POS',
      'ID',
      'REF',
      'ALT',
      'QUAL',
      'FILTER',
      'INFO',
      'FORMAT',
      ...members.map((member) => `SYNTHETIC_${member}`),
    ].join('\t'),
  ];
  return `${[...header, ...lines].join('\n')}\n`;
}

function genotypeOf({ genotypes }: Site, member: Member | undefined): Genotype {
  switch (member) {
    case 'D5':
      return genotypes.d5;
    case 'D6':
      return genotypes.d6;
    case 'F7':
      return genotypes.f7;
    default:
      return genotypes.m8;
  }
}
