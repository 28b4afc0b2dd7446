import * as v from 'valibot';
import type { Omics } from '@omics-portal/resources';

const text = v.fallback(v.string(), '');

/** Checksum in lower case; undefined for a text of another form. */
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
  /** Address; may be relative to the manifest. */
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

/** File of a data set. Missing entries of the manifest are undefined or an empty text. */
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
  /** Name of the licence and the address of its text; undefined where the manifest has none. */
  licence,
  /** Works to cite, one per line. */
  citation,
});

/** Reference data set in one version. */
export type ReferenceDataset = v.InferOutput<typeof entrySchema>;

/** Data sets of one version. */
export interface ReferenceVersion {
  readonly version: string;
  readonly datasets: readonly ReferenceDataset[];
}

/** Versions of one data set, the newest first. */
export interface ReferenceHistory {
  /** Category; followed by a number if a version has several data sets of the category. */
  readonly key: string;
  readonly releases: readonly [ReferenceRelease, ...ReferenceRelease[]];
}

/** Data set of one version. */
export interface ReferenceRelease {
  readonly version: string;
  readonly dataset: ReferenceDataset;
}

/** Error for a manifest that is not an object of versions. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

/**
 * Reads the manifest: its versions, sorted by name with the newest first. An entry without category or title is left out,
 * so that one mistake does not empty the page.
 * @throws ManifestError for a value that is not an object of versions
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
 * Versions of each data set, in the order of the newest version that has it. Data sets that only an older version has are
 * included, so that everything published stays available.
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

/** Omics type of a category of the manifest. */
export function omicsOfCategory(category: string): Omics | undefined {
  const key = category.toLowerCase();
  return Object.hasOwn(OMICS_OF_CATEGORY, key) ? OMICS_OF_CATEGORY[key] : undefined;
}
