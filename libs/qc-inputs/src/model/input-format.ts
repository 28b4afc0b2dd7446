/** Supported formats, each with its own reader. `no-figures`: a side file of a tool, such as a list of sources. */
export const INPUT_FORMATS = [
  'multiqc-json',
  'multiqc-general-stats',
  'multiqc-module-table',
  'multiqc-happy-json',
  'dseqc-pre-alignment',
  'dseqc-post-alignment',
  'dseqc-variant-calling',
  'dseqc-mendelian',
  'fastqc-data',
  'fastq-screen',
  'fastp-json',
  'samtools-stats',
  'samtools-flagstat',
  'picard-metrics',
  'qualimap-genome-results',
  'qualimap-histogram',
  'happy-summary',
  'bcftools-stats',
  'portal-fastq-qc',
  'portal-variant-qc',
  'no-figures',
] as const;

/** One of {@link INPUT_FORMATS}. */
export type InputFormat = (typeof INPUT_FORMATS)[number];
