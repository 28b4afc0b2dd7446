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

/** Program that writes each format, by its own name, which is the same in all languages. */
export const FORMAT_TOOLS: Readonly<Record<InputFormat, string>> = {
  'multiqc-json': 'MultiQC',
  'multiqc-general-stats': 'MultiQC',
  'multiqc-module-table': 'MultiQC',
  'multiqc-happy-json': 'MultiQC',
  'dseqc-pre-alignment': 'DSeqC',
  'dseqc-post-alignment': 'DSeqC',
  'dseqc-variant-calling': 'DSeqC',
  'dseqc-mendelian': 'DSeqC',
  'fastqc-data': 'FastQC',
  'fastq-screen': 'FastQ Screen',
  'fastp-json': 'fastp',
  'samtools-stats': 'SAMtools',
  'samtools-flagstat': 'SAMtools',
  'picard-metrics': 'Picard',
  'qualimap-genome-results': 'Qualimap',
  'qualimap-histogram': 'Qualimap',
  'happy-summary': 'hap.py',
  'bcftools-stats': 'bcftools',
  'portal-fastq-qc': 'fastq-qc',
  'portal-variant-qc': 'variant-qc',
  'no-figures': '',
};
