/** The report tools that have a screen of their own, by the middle part of their names. */
export const REPORT_KINDS = ['dseqc', 'rseqc', 'protqc', 'metqc'] as const;

/** One of {@link REPORT_KINDS}. */
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Kind of report, by the data that its tool assesses. */
export type ReportOmics = 'genomics' | 'transcriptomics' | 'proteomics' | 'metabolomics';

/** Omics type of each report kind. */
export const OMICS_OF_KIND = {
  dseqc: 'genomics',
  rseqc: 'transcriptomics',
  protqc: 'proteomics',
  metqc: 'metabolomics',
} as const satisfies Record<ReportKind, ReportOmics>;

/** The name of a tool on the wire, such as `{brand}-protqc-report`. */
export function pluginNameOf(brand: string, kind: ReportKind): string {
  return `${brand}-${kind}-report`;
}

/** Report kind of a plugin name with any brand; null for another plugin. */
export function kindOfPlugin(pluginName: string): ReportKind | null {
  return REPORT_KINDS.find((kind) => pluginName.endsWith(`-${kind}-report`)) ?? null;
}
