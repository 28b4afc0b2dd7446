/** The report tools that have a screen of their own, by the middle part of their names. */
export const REPORT_KINDS = ['dseqc', 'rseqc', 'protqc', 'metqc'] as const;

/** One of {@link REPORT_KINDS}. */
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What a tool reports on. */
export type ReportOmics = 'genomics' | 'transcriptomics' | 'proteomics' | 'metabolomics';

/** What each tool reports on. */
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

/** Which tool a name on the wire means, whatever the brand before it; null for any other plugin. */
export function kindOfPlugin(pluginName: string): ReportKind | null {
  return REPORT_KINDS.find((kind) => pluginName.endsWith(`-${kind}-report`)) ?? null;
}
