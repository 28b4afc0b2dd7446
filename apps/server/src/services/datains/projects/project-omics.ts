import type { components } from '@omics-portal/api/datains';
import type { AppManifest } from '../../../app-store/app-store.ts';
import type { SampleValues } from '../../../engines/job-engine.ts';

/** Omics type of a project. */
export type Omics = components['schemas']['Omics'];

const OMICS: readonly Omics[] = ['genomics', 'transcriptomics', 'proteomics', 'metabolomics'];
/** Tags of app manifests that name an omics type by its assay. */
const OMICS_OF_TAG: Readonly<Record<string, Omics>> = { dnaseq: 'genomics', rnaseq: 'transcriptomics' };

/** Reads a stored or submitted value as an omics type; null for anything else. */
export function readOmics(value: unknown): Omics | null {
  return OMICS.find((omics) => omics === value) ?? null;
}

/**
 * Omics type of a new project: that of all samples (parameter `omics`), else that of the app's tags if they name only one.
 * Null when neither decides, e.g. for an app that reads DNA and RNA.
 */
export function omicsOfProject(manifest: AppManifest, samples: readonly SampleValues[]): Omics | null {
  const bySample = new Set(samples.map((sample) => readOmics(sample['omics'])));
  if (bySample.size === 1 && !bySample.has(null)) return [...bySample][0] ?? null;
  const tags = Array.isArray(manifest['tags']) ? manifest['tags'] : [];
  const byTag = new Set(tags.map((tag: unknown) => readOmics(tag) ?? OMICS_OF_TAG[String(tag)] ?? null));
  byTag.delete(null);
  return bySample.has(null) && bySample.size <= 1 && byTag.size === 1 ? ([...byTag][0] ?? null) : null;
}
