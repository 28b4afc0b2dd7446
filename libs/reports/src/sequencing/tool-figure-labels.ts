import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { unitSign } from '@omics-portal/qc-metrics';

/** Names of the figures that programs for reads, alignments and variants write, by key in report.json. */
const TOOL_FIGURE_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  sequences: msg`Sequences`,
  duplicates: msg`Duplicates`,
  gc: msg`GC content`,
  meanReadLength: msg`Mean read length`,
  medianReadLength: msg`Median read length`,
  readQ20: msg`Bases of Q20 or better`,
  readQ30: msg`Bases of Q30 or better`,
  readQuality: msg`Mean quality of bases in reads`,
  adapterReads: msg`Reads with the most frequent adapter`,
  failedModules: msg`Failed modules of FastQC`,
  human: msg`Human`,
  mouse: msg`Mouse`,
  ecoli: msg`E. coli`,
  yeast: msg`Yeast`,
  virus: msg`Virus`,
  adapter: msg`Adapter`,
  vector: msg`Vector`,
  rrna: msg`rRNA`,
  mitochondria: msg`Mitochondria`,
  phix: msg`PhiX`,
  ercc: msg`ERCC`,
  noHits: msg`No hits`,
  readsAfterTrimming: msg`Reads after trimming`,
  readsKept: msg`Reads that pass the filters`,
  readsWithAdapter: msg`Reads with adapters`,
  trimmedQ20: msg`Q20 after trimming`,
  trimmedQ30: msg`Q30 after trimming`,
  trimmedGc: msg`GC content after trimming`,
  trimmingDuplicates: msg`Duplicates (fastp)`,
  alignmentReads: msg`Reads in the alignment`,
  mappedReads: msg`Mapped reads`,
  mapped: msg`Mapped`,
  properlyPaired: msg`Properly paired`,
  markedDuplicates: msg`Marked duplicates`,
  mismatches: msg`Mismatch rate`,
  alignmentErrors: msg`Error rate`,
  meanInsertSize: msg`Mean insert size`,
  medianInsertSize: msg`Median insert size`,
  insertSizeDeviation: msg`SD of the insert size`,
  alignedQ20: msg`Aligned bases of Q20 or better`,
  alignedQ30: msg`Aligned bases of Q30 or better`,
  meanBaseQuality: msg`Mean base quality`,
  meanMappingQuality: msg`Mean mapping quality`,
  mappedGc: msg`GC content of mapped reads`,
  uniquelyMapped: msg`Uniquely mapped`,
  multiMapped: msg`Mapped to several positions`,
  exonic: msg`Exonic`,
  intronic: msg`Intronic`,
  intergenic: msg`Intergenic`,
  ribosomalBases: msg`Ribosomal bases`,
  fivePrimeBias: msg`5′ bias`,
  threePrimeBias: msg`3′ bias`,
  fiveToThreeBias: msg`5′–3′ bias`,
  meanCoverage: msg`Mean coverage`,
  medianCoverage: msg`Median coverage`,
  coverageDeviation: msg`SD of the coverage`,
  covered1x: msg`Covered 1× or more`,
  covered5x: msg`Covered 5× or more`,
  covered10x: msg`Covered 10× or more`,
  covered20x: msg`Covered 20× or more`,
  covered30x: msg`Covered 30× or more`,
  covered50x: msg`Covered 50× or more`,
  covered100x: msg`Covered 100× or more`,
  fold80: msg`Fold-80 base penalty`,
  onTarget: msg`Aligned bases on target`,
  variants: msg`Variants`,
  snvs: msg`SNVs`,
  indels: msg`INDELs`,
  multiallelicSites: msg`Multiallelic sites`,
  tiTv: msg`Transitions to transversions (Ti/Tv)`,
  hetHom: msg`Heterozygous to homozygous`,
};

/** Name of a figure of reads, alignments or variants in the language of the page; the key itself for one of a later program. */
export function toolFigureLabel(i18n: I18n, key: string): string {
  const label = TOOL_FIGURE_LABELS[key];
  return label ? i18n._(label) : key;
}

/** Name of a figure of a table of samples with the sign of its unit, such as `GC content (%)`. */
export function sampleFigureName(
  i18n: I18n,
  { key, unit }: { readonly key: string; readonly unit: string },
): string {
  const name = toolFigureLabel(i18n, key);
  const sign = unitSign(unit);
  return sign ? `${name} (${sign})` : name;
}
