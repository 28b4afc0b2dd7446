import { postAlignmentReader, preAlignmentReader } from '../dseqc/alignment-tables';
import { mendelianReader } from '../dseqc/mendelian-tables';
import { variantCallingReader } from '../dseqc/variant-calling-table';
import { happyJsonReader } from '../multiqc/happy-json';
import { multiqcJsonReader } from '../multiqc/multiqc-json';
import { structuredGeneralReader, structuredModuleReader } from '../multiqc/structured-tables';
import { generalStatsReader, moduleTableReader } from '../multiqc/text-tables';
import { fastqQcReader } from '../portal/fastq-qc';
import { variantQcReader } from '../portal/variant-qc';
import { type InputReader } from '../reading/input-reader';
import { bcftoolsStatsReader } from '../tools/bcftools-stats';
import { fastpReader } from '../tools/fastp';
import { fastqScreenReader } from '../tools/fastq-screen';
import { fastqcReader } from '../tools/fastqc';
import { happySummaryReader } from '../tools/happy-summary';
import { picardReader } from '../tools/picard';
import { hisat2Reader } from '../tools/hisat2-summary';
import { qualimapGenomeReader, qualimapHistogramReader } from '../tools/qualimap';
import { qualimapRnaReader } from '../tools/qualimap-rnaseq';
import { rseqcDistributionReader } from '../tools/rseqc-read-distribution';
import { sideFileReader } from '../tools/side-file';
import { samtoolsCoverageReader } from '../tools/samtools-coverage';
import { samtoolsFlagstatReader } from '../tools/samtools-flagstat';
import { samtoolsStatsReader } from '../tools/samtools-stats';
import { starLogReader } from '../tools/star-log';

/** Readers in the order in which they are tried; the first that accepts a file reads it. */
export const READERS: readonly InputReader[] = [
  happyJsonReader,
  structuredModuleReader,
  structuredGeneralReader,
  fastqcReader,
  fastqScreenReader,
  samtoolsFlagstatReader,
  samtoolsStatsReader,
  samtoolsCoverageReader,
  bcftoolsStatsReader,
  picardReader,
  qualimapGenomeReader,
  qualimapRnaReader,
  starLogReader,
  hisat2Reader,
  rseqcDistributionReader,
  fastpReader,
  fastqQcReader,
  variantQcReader,
  multiqcJsonReader,
  happySummaryReader,
  preAlignmentReader,
  postAlignmentReader,
  variantCallingReader,
  mendelianReader,
  moduleTableReader,
  generalStatsReader,
  qualimapHistogramReader,
  sideFileReader,
];
