import type { Omics } from '@omics-portal/resources';

/** Kinds of visualisation services. */
export const VISUALIZATION_KINDS = ['dna', 'rna', 'protein', 'metabolism'] as const;
export type VisualizationKind = (typeof VISUALIZATION_KINDS)[number];

interface Visualization {
  readonly omics: Omics;
  /** False for the two services that the specification disables. */
  readonly enabled: boolean;
}

/** Omics type of each service, and whether it is enabled. */
export const VISUALIZATIONS: Readonly<Record<VisualizationKind, Visualization>> = {
  dna: { omics: 'genomics', enabled: true },
  rna: { omics: 'transcriptomics', enabled: true },
  protein: { omics: 'proteomics', enabled: false },
  metabolism: { omics: 'metabolomics', enabled: false },
};

/** URL of a service in a language; null if the site has no host, or not one of http(s). */
export function visualizationUrl(
  host: string | null,
  brand: string,
  kind: VisualizationKind,
  locale: string,
): string | null {
  const base = host?.replace(/\/+$/, '') ?? '';
  const url = `${base}/${brand}-${kind}-vis/?lang=${locale}`;
  return /^https?:/.test(base) && URL.canParse(url) ? url : null;
}
