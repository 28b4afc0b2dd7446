import type { FigureSource } from '@omics-portal/api/visualisation';
import type { QcReferenceInfo } from '@omics-portal/qc-metrics';

/** Source of a table that ships with the server; `LICENSES/README.md` has the same origins. */
function shipped(id: string, title: string, repository: string): FigureSource {
  return { id, title, licence: 'MIT', origin: `chinese-quartet/${repository}`, synthetic: false };
}

/** Sources of the shipped tables. */
export const SHIPPED_SOURCES = {
  proteinExample: shipped('protqc-example', 'Proteomics example table', 'quartet-studio'),
  metaboliteExample: shipped('metqc-example', 'Metabolomics example table', 'quartet-studio'),
  publishedRun: shipped('protqc-published-run', 'Published proteomics run', 'quartet-protqc-report'),
  variantTables: shipped('dnaseq-multiqc', 'MultiQC tables of WGS and WES runs', 'quartet-dseqc-report'),
  syntheticCounts: {
    id: 'synthetic-rna',
    title: 'Synthetic RNA counts',
    licence: 'MIT',
    origin: '',
    synthetic: true,
  },
} as const satisfies Record<string, FigureSource>;

/** Source of an installed reference set, as its manifest states it. */
export function installedSource({ id, title, licence, source }: QcReferenceInfo): FigureSource {
  return { id, title, licence, origin: source, synthetic: false };
}
