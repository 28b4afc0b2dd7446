import type { VisualisationKind } from '@omics-portal/api/visualisation';
import type { Omics } from '@omics-portal/resources';

interface Visualization {
  readonly omics: Omics;
  /** False for the two services that the specification disables. */
  readonly enabled: boolean;
}

/** Omics type of each service, and whether it is enabled. */
export const VISUALIZATIONS: Readonly<Record<VisualisationKind, Visualization>> = {
  dna: { omics: 'genomics', enabled: true },
  rna: { omics: 'transcriptomics', enabled: true },
  protein: { omics: 'proteomics', enabled: false },
  metabolism: { omics: 'metabolomics', enabled: false },
};

/** Settings of the site for its visualisations. */
export interface VisualizationSite {
  /** Origin, or the path of a service on this origin; null where the site has none. */
  readonly host: string | null;
  /** Path below the host, with `{brand}` and `{kind}`. */
  readonly path: string;
  readonly brand: string;
  /** Address of the portal. */
  readonly page: string;
}

/**
 * URL of a service; null if the site has no host, or not one of http(s). It ends with a slash, as the specification has it,
 * unless the path names a file.
 */
export function visualizationUrl(
  { host, path, brand, page }: VisualizationSite,
  kind: VisualisationKind,
): URL | null {
  if (!host) {
    return null;
  }
  const base = host.replace(/\/+$/, '');
  const filled = path
    .replaceAll('{brand}', brand)
    .replaceAll('{kind}', kind)
    .replace(/^\/+|\/+$/g, '');
  const ending = /\.[^/]+$/.test(filled) ? '' : '/';
  const address = `${base}/${filled}${ending}`;
  const url = URL.canParse(address, page) ? new URL(address, page) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
