import type { FigureSource, VISUALISATION_VERSION } from './visualisation-documents';

/** Number of variants in the windows of a chromosome: one array for each sample, with a count for each window. */
export type WindowCounts = readonly (readonly number[])[];

/** Chromosome with its variants in consecutive windows; the last window may be shorter. */
export interface ChromosomeDensity {
  /** Name such as `chr1`. */
  readonly name: string;
  /** Length in bases. */
  readonly length: number;
  /** Whether a `##contig` line states the length. Otherwise it is the largest position of a variant. */
  readonly isDeclared: boolean;
  readonly snv: WindowCounts;
  readonly indel: WindowCounts;
}

/** Reasons for which a file of a set was left out. */
export const DENSITY_FILE_REASONS = [
  /** The file is not in the folder of the set. */
  'missing',
  /** Its compressed data is truncated or damaged, or a line of it has no end. */
  'damaged',
  /** It does not begin with `##fileformat=VCF`, or has no `#CHROM` line. */
  'not-vcf',
  /** It has no sample column, and the manifest names no sample. */
  'no-sample',
  /** Its `##contig` lengths differ from those of an earlier file. */
  'other-assembly',
  /** It has variants of a sample that an earlier file has as well, of one kind on one chromosome. */
  'repeated',
] as const;
/** One of {@link DENSITY_FILE_REASONS}. */
export type DensityFileReason = (typeof DENSITY_FILE_REASONS)[number];

/** Lines, alleles and genotypes that are not counted, by reason. */
export interface LeftOutVariants {
  /** Lines that cannot be read: another number of columns, a bad position or genotype. */
  readonly badLines: number;
  /** Lines of sequences other than chromosomes 1 to 22, X and Y. */
  readonly otherSequences: number;
  /** Lines whose FILTER is neither PASS nor a dot. */
  readonly filteredLines: number;
  /** Lines without an alternative allele, such as the blocks of a gVCF. */
  readonly referenceLines: number;
  /** Alternative alleles without bases: `*`, `<DEL>`, break ends. */
  readonly otherAlleles: number;
  /** Genotypes that are missing, or fail their own filter. */
  readonly missingGenotypes: number;
  /** Number of sample columns beyond the maximum. */
  readonly samples: number;
  readonly files: readonly { readonly file: string; readonly reason: DensityFileReason }[];
}

/** Density of the small variants of an installed reference set along the genome. */
export interface SmallVariantDensity {
  readonly source: FigureSource;
  /** Reference genome, as the manifest of the set names it. */
  readonly assembly: string | null;
  /** Length of a window in bases. */
  readonly windowSize: number;
  readonly samples: readonly string[];
  readonly chromosomes: readonly ChromosomeDensity[];
  /** Number of files that were counted. */
  readonly files: number;
  readonly leftOut: LeftOutVariants;
}

/** Document with the density of variants. It is apart from that of the page, because millions of lines take their time. */
export interface DensityDocument {
  readonly version: typeof VISUALISATION_VERSION;
  readonly kind: 'dna-density';
  /** Null where no set of small variants is installed. */
  readonly density: SmallVariantDensity | null;
}
