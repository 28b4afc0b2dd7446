/**
 * Units of figures. `percent` is 0..100 and `fraction` 0..1; `reads`, `bases` and `variants` are counts or lengths; `fold`
 * is a depth of coverage; `ratio` has no unit; `phred` is a quality.
 */
export type FigureUnit = 'percent' | 'fraction' | 'reads' | 'bases' | 'variants' | 'fold' | 'ratio' | 'phred';

/** Stages of sequencing quality control, in the order of a report. */
export const STAGES = ['reads', 'contamination', 'trimming', 'alignment', 'coverage', 'variants'] as const;

/** One of {@link STAGES}. */
export type Stage = (typeof STAGES)[number];

/** Definition of a figure: the unit of its values and the stage that it describes. */
export interface FigureDefinition {
  readonly unit: FigureUnit;
  readonly stage: Stage;
}

/**
 * Definitions of all figures, by key, in the order of a report. `reads` are of one FASTQ file, or of all reads of a sample
 * before trimming. `contamination` is of FastQ Screen: reads that map to a genome, whether to this one only or to others
 * as well.
 */
export const FIGURES = {
  /** Sequences in the file (FastQC), or reads of both files before filtering (fastp). */
  sequences: { unit: 'reads', stage: 'reads' },
  /** Duplicate sequences as FastQC estimates them. */
  duplicates: { unit: 'percent', stage: 'reads' },
  gc: { unit: 'percent', stage: 'reads' },
  meanReadLength: { unit: 'bases', stage: 'reads' },
  medianReadLength: { unit: 'bases', stage: 'reads' },
  /** Share of bases with a quality of at least 20 before trimming. */
  readQ20: { unit: 'percent', stage: 'reads' },
  readQ30: { unit: 'percent', stage: 'reads' },
  /** Mean quality of all bases before trimming. */
  readQuality: { unit: 'phred', stage: 'reads' },
  /** Reads with the adapter that is found most often. */
  adapterReads: { unit: 'percent', stage: 'reads' },
  /** FastQC modules with the result "fail". */
  failedModules: { unit: 'percent', stage: 'reads' },
  human: { unit: 'percent', stage: 'contamination' },
  mouse: { unit: 'percent', stage: 'contamination' },
  ecoli: { unit: 'percent', stage: 'contamination' },
  yeast: { unit: 'percent', stage: 'contamination' },
  virus: { unit: 'percent', stage: 'contamination' },
  adapter: { unit: 'percent', stage: 'contamination' },
  vector: { unit: 'percent', stage: 'contamination' },
  rrna: { unit: 'percent', stage: 'contamination' },
  mitochondria: { unit: 'percent', stage: 'contamination' },
  phix: { unit: 'percent', stage: 'contamination' },
  ercc: { unit: 'percent', stage: 'contamination' },
  noHits: { unit: 'percent', stage: 'contamination' },
  readsAfterTrimming: { unit: 'reads', stage: 'trimming' },
  /** Reads that pass the filters. */
  readsKept: { unit: 'percent', stage: 'trimming' },
  /** Reads with an adapter that was cut. */
  readsWithAdapter: { unit: 'percent', stage: 'trimming' },
  trimmedQ20: { unit: 'percent', stage: 'trimming' },
  trimmedQ30: { unit: 'percent', stage: 'trimming' },
  trimmedGc: { unit: 'percent', stage: 'trimming' },
  /** Duplication rate as fastp estimates it. */
  trimmingDuplicates: { unit: 'percent', stage: 'trimming' },
  /** Primary reads in the alignment file, mapped or not. */
  alignmentReads: { unit: 'reads', stage: 'alignment' },
  mappedReads: { unit: 'reads', stage: 'alignment' },
  /** Mapped reads of all primary reads; duplicates count. */
  mapped: { unit: 'percent', stage: 'alignment' },
  properlyPaired: { unit: 'percent', stage: 'alignment' },
  /** Reads that are marked as duplicates. */
  markedDuplicates: { unit: 'percent', stage: 'alignment' },
  /** Mismatches per aligned base, as Picard counts them. */
  mismatches: { unit: 'percent', stage: 'alignment' },
  /** Error rate of SAMtools (mismatches per mapped base) or of Qualimap (edit distance per mapped base). */
  alignmentErrors: { unit: 'percent', stage: 'alignment' },
  meanInsertSize: { unit: 'bases', stage: 'alignment' },
  medianInsertSize: { unit: 'bases', stage: 'alignment' },
  insertSizeDeviation: { unit: 'bases', stage: 'alignment' },
  alignedQ20: { unit: 'percent', stage: 'alignment' },
  alignedQ30: { unit: 'percent', stage: 'alignment' },
  meanBaseQuality: { unit: 'phred', stage: 'alignment' },
  meanMappingQuality: { unit: 'phred', stage: 'alignment' },
  mappedGc: { unit: 'percent', stage: 'alignment' },
  /** Reads, or pairs, that a spliced aligner maps to one position, of all. */
  uniquelyMapped: { unit: 'percent', stage: 'alignment' },
  multiMapped: { unit: 'percent', stage: 'alignment' },
  /** Share of the reads (Qualimap), tags (RSeQC) or bases (Picard) in exons, introns and between genes: of the sum of the three. */
  exonic: { unit: 'percent', stage: 'alignment' },
  intronic: { unit: 'percent', stage: 'alignment' },
  intergenic: { unit: 'percent', stage: 'alignment' },
  /** Aligned bases in genes of ribosomal RNA (Picard). */
  ribosomalBases: { unit: 'percent', stage: 'alignment' },
  /** Coverage at an end of the transcripts by that of the whole transcripts, and the first of these by the second. */
  fivePrimeBias: { unit: 'ratio', stage: 'alignment' },
  threePrimeBias: { unit: 'ratio', stage: 'alignment' },
  fiveToThreeBias: { unit: 'ratio', stage: 'alignment' },
  meanCoverage: { unit: 'fold', stage: 'coverage' },
  medianCoverage: { unit: 'fold', stage: 'coverage' },
  coverageDeviation: { unit: 'fold', stage: 'coverage' },
  /** Share of the genome, or of the targets of a capture, with a depth of at least 1. */
  covered1x: { unit: 'percent', stage: 'coverage' },
  covered5x: { unit: 'percent', stage: 'coverage' },
  covered10x: { unit: 'percent', stage: 'coverage' },
  covered20x: { unit: 'percent', stage: 'coverage' },
  covered30x: { unit: 'percent', stage: 'coverage' },
  covered50x: { unit: 'percent', stage: 'coverage' },
  covered100x: { unit: 'percent', stage: 'coverage' },
  /** Fold-80 base penalty of a capture. */
  fold80: { unit: 'ratio', stage: 'coverage' },
  /** Bases on a target of the capture, of all bases. */
  onTarget: { unit: 'percent', stage: 'coverage' },
  variants: { unit: 'variants', stage: 'variants' },
  snvs: { unit: 'variants', stage: 'variants' },
  indels: { unit: 'variants', stage: 'variants' },
  multiallelicSites: { unit: 'variants', stage: 'variants' },
  /** Transitions by transversions; absent without a transversion. */
  tiTv: { unit: 'ratio', stage: 'variants' },
  hetHom: { unit: 'ratio', stage: 'variants' },
} as const;

/** Key of a figure; see {@link FIGURES}. */
export type FigureKey = keyof typeof FIGURES;

/**
 * Programs whose figures are read; `dseqc` for the tables of the Quartet DNA workflows, `fastq-qc` and `variant-qc` for the
 * apps of this portal.
 */
export type Tool =
  | 'bcftools'
  | 'dseqc'
  | 'fastp'
  | 'fastq-qc'
  | 'fastq-screen'
  | 'fastqc'
  | 'happy'
  | 'hisat2'
  | 'picard'
  | 'qualimap'
  | 'rseqc'
  | 'samtools'
  | 'star'
  | 'variant-qc'
  | 'unknown';

/** Origin of a figure. */
export interface FigureSource {
  /** Program that computed the figure. */
  readonly tool: Tool;
  /** True when the figure was read from an output of MultiQC. */
  readonly viaMultiqc: boolean;
  /** Path of the file as given to the reader. */
  readonly file: string;
  /** Column or label in the file. */
  readonly column: string;
}

/** Value of a figure in the unit of its definition. */
export interface Figure {
  readonly value: number;
  readonly unit: FigureUnit;
  /** Largest error by rounding in the file: half of its last digit, in the unit of the figure. */
  readonly rounding: number;
  readonly source: FigureSource;
}

/**
 * Column of MultiQC's general statistics that is none of {@link FIGURES}. Its unit is unknown: MultiQC describes the value
 * that it displays, which may be a multiple of this one.
 */
export interface OtherFigure {
  readonly value: number;
  readonly title: string;
  readonly description: string;
  readonly source: FigureSource;
}
