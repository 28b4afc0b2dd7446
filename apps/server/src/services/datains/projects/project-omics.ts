import type { components } from '@omics-portal/api/datains';
import type { AppManifest } from '../../../app-store/app-store.ts';
import type { SampleValues } from '../../../jobs/job-engine.ts';

/** The kind of data that a project is about. */
export type Omics = components['schemas']['Omics'];

const OMICS: readonly Omics[] = ['genomics', 'transcriptomics', 'proteomics', 'metabolomics'];
/** Tags of app manifests that name a kind of data by its assay. */
const OMICS_OF_TAG: Readonly<Record<string, Omics>> = { dnaseq: 'genomics', rnaseq: 'transcriptomics' };

/** Reads a stored or submitted value as a kind of data; null for anything else. */
export function readOmics(value: unknown): Omics | null {
  return OMICS.find((omics) => omics === value) ?? null;
}

/**
 * The kind of data of a new project: what all samples say in their `omics` parameter, else what the app is for by its
 * tags where they name one kind only. Null when neither decides, e.g. for an app that reads DNA and RNA alike.
 */
export function omicsOfProject(manifest: AppManifest, samples: readonly SampleValues[]): Omics | null {
  const said = new Set(samples.map((sample) => readOmics(sample['omics'])));
  if (said.size === 1 && !said.has(null)) return [...said][0] ?? null;
  const tags = Array.isArray(manifest['tags']) ? manifest['tags'] : [];
  const byTag = new Set(tags.map((tag: unknown) => readOmics(tag) ?? OMICS_OF_TAG[String(tag)] ?? null));
  byTag.delete(null);
  return said.has(null) && said.size <= 1 && byTag.size === 1 ? ([...byTag][0] ?? null) : null;
}
