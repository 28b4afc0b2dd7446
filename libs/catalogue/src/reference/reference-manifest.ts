import * as v from 'valibot';
import type { Omics } from '@omics-portal/resources';

const text = v.fallback(v.string(), '');

/** Lower case, so that two spellings of one checksum are the same text. Anything that cannot be one counts as not stated. */
const checksum = (length: number) =>
  v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.trim().toLowerCase()),
        v.regex(new RegExp(`^[\\da-f]{${length}}$`)),
      ),
    ),
    undefined,
  );

const fileSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  /** Where it is; may be relative to the manifest. */
  url: text,
  description: text,
  /** In bytes. */
  size: v.fallback(
    v.optional(
      v.pipe(
        v.number(),
        v.check((bytes) => Number.isSafeInteger(bytes)),
        v.minValue(0),
      ),
    ),
    undefined,
  ),
  md5: checksum(32),
  sha256: checksum(64),
});

/** One file of a data set. What the manifest does not state is undefined or an empty text, never guessed. */
export type ReferenceFile = v.InferOutput<typeof fileSchema>;

const files = v.pipe(
  v.fallback(v.optional(v.array(v.unknown()), []), []),
  v.transform((given) =>
    given.flatMap((file): readonly ReferenceFile[] => {
      const read = v.safeParse(fileSchema, file);
      return read.success ? [read.output] : [];
    }),
  ),
);

const licence = v.fallback(
  v.optional(
    v.union([
      v.pipe(
        v.string(),
        v.nonEmpty(),
        v.transform((name) => ({ name, url: '' })),
      ),
      v.object({ name: v.pipe(v.string(), v.nonEmpty()), url: text }),
    ]),
  ),
  undefined,
);

const citation = v.pipe(
  v.fallback(v.optional(v.union([v.string(), v.array(v.string())]), []), []),
  v.transform((given) => (typeof given === 'string' ? [given] : given).filter((line) => line.trim() !== '')),
);

const entrySchema = v.object({
  category: v.string(),
  avatar: text,
  title: v.string(),
  summary: text,
  description: text,
  graphical_abstract: text,
  markdown: text,
  files,
  /** Name and, where there is one, the address of its text; undefined where the manifest states none. */
  licence,
  /** What to cite, one work a line. */
  citation,
});

/** One reference data set of one version. */
export type ReferenceDataset = v.InferOutput<typeof entrySchema>;

/** The data sets of one version. */
export interface ReferenceVersion {
  readonly version: string;
  readonly datasets: readonly ReferenceDataset[];
}

/** One data set through its versions, the newest first. */
export interface ReferenceHistory {
  /** The category; with a number behind it where a version has several data sets of one category. */
  readonly key: string;
  readonly releases: readonly [ReferenceRelease, ...ReferenceRelease[]];
}

/** A data set as one version has it. */
export interface ReferenceRelease {
  readonly version: string;
  readonly dataset: ReferenceDataset;
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

/**
 * The same manifest by data set, in the order of the newest version that has them. A data set that only an older version
 * has is there too, so that nothing published gets out of reach.
 */
export function historiesOf(versions: readonly ReferenceVersion[]): readonly ReferenceHistory[] {
  const histories = new Map<string, [ReferenceRelease, ...ReferenceRelease[]]>();
  for (const { version, datasets } of versions) {
    const seen = new Map<string, number>();
    for (const dataset of datasets) {
      const count = (seen.get(dataset.category) ?? 0) + 1;
      seen.set(dataset.category, count);
      const key = count === 1 ? dataset.category : `${dataset.category} ${count}`;
      const releases = histories.get(key);
      if (releases) releases.push({ version, dataset });
      else histories.set(key, [{ version, dataset }]);
    }
  }
  return [...histories].map(([key, releases]) => ({ key, releases }));
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
