import * as v from 'valibot';
import type { Omics } from '../collections/collections';

const text = v.fallback(v.string(), '');

const entrySchema = v.object({
  category: v.string(),
  avatar: text,
  title: v.string(),
  summary: text,
  description: text,
  graphical_abstract: text,
  markdown: text,
});

/** One reference data set of one version. */
export type ReferenceDataset = v.InferOutput<typeof entrySchema>;

/** The data sets of one version. */
export interface ReferenceVersion {
  readonly version: string;
  readonly datasets: readonly ReferenceDataset[];
}

/** The manifest is not an object of versions. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

/**
 * Reads the manifest: versions with the newest first, as their names say. An entry without category or title is left out,
 * so that one mistake does not empty the page. Throws `ManifestError` for anything that is no manifest.
 */
export function readReferenceManifest(value: unknown): readonly ReferenceVersion[] {
  const parsed = v.safeParse(v.record(v.string(), v.array(v.unknown())), value);
  if (!parsed.success || Array.isArray(value)) {
    throw new ManifestError('The manifest is not an object of versions');
  }
  return Object.entries(parsed.output)
    .map(([version, entries]) => ({
      version,
      datasets: entries.flatMap((entry) => {
        const read = v.safeParse(entrySchema, entry);
        return read.success ? [read.output] : [];
      }),
    }))
    .sort((left, right) => right.version.localeCompare(left.version, 'en', { numeric: true }));
}

const OMICS_OF_CATEGORY: Readonly<Record<string, Omics>> = {
  dna: 'genomics',
  rna: 'transcriptomics',
  protein: 'proteomics',
  metabolite: 'metabolomics',
};

/** The kind of data that a category of the manifest is about. */
export function omicsOfCategory(category: string): Omics | undefined {
  const key = category.toLowerCase();
  return Object.hasOwn(OMICS_OF_CATEGORY, key) ? OMICS_OF_CATEGORY[key] : undefined;
}
