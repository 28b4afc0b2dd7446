import { type SampleName } from '../model/sample';
import { type FileReading, type WrittenSample } from '../reading/file-reading';
import { folderOf } from '../text/file-name';
import { type ReadFile } from './read-file';

/** Folder whose samples have names of others, and what tells it apart. */
export interface LabelledFolder {
  /** Path with a slash at its end. */
  readonly prefix: string;
  readonly label: string;
}

/** Value of a sample in a file, as a number or as the text of several counts. */
interface GivenValue {
  readonly folder: string;
  readonly value: number | string;
  readonly rounding: number;
}

/**
 * Folders that hold different samples of one name, by this name: files of one format give them different values, as with
 * `D5/rep.summary.csv` and `D6/rep.summary.csv`. Copies of a file have equal values and stay one sample.
 */
export function foldersOfEqualNames(
  read: readonly ReadFile[],
  nameOf: (sample: WrittenSample) => SampleName,
): ReadonlyMap<string, readonly LabelledFolder[]> {
  const first = new Map<string, GivenValue>();
  const apart = new Map<string, Set<string>>();
  for (const { format, reading } of read) {
    const folder = folderOf(reading.path);
    for (const { sample, key, ...given } of valuesOf(reading)) {
      const { name, read: mate } = nameOf(sample);
      const id = [format, name, mate, key].join(' ');
      const earlier = first.get(id) ?? { folder, ...given };
      first.set(id, earlier);
      if (earlier.folder !== folder && differ(earlier, { folder, ...given })) {
        const folders = apart.get(name) ?? new Set<string>();
        apart.set(name, folders.add(earlier.folder).add(folder));
      }
    }
  }
  return new Map([...apart].map(([name, folders]) => [name, labelled([...folders])]));
}

function valuesOf({ figures, dna }: FileReading) {
  return [
    ...figures.map(({ sample, key, figure: { value, rounding, source } }) => {
      return { sample, key: `${key} ${source.column}`, value, rounding };
    }),
    ...dna.flatMap(({ sample, snv, indel }) =>
      Object.entries({ snv, indel }).flatMap(([key, counts]) =>
        counts === null ? [] : [{ sample, key, value: JSON.stringify(counts), rounding: 0 }],
      ),
    ),
  ];
}

function differ(one: GivenValue, other: GivenValue): boolean {
  return typeof one.value === 'number' && typeof other.value === 'number'
    ? Math.abs(one.value - other.value) > one.rounding + other.rounding + 1e-9 * Math.abs(one.value)
    : one.value !== other.value;
}

/** The first part in which the paths differ tells the folders apart. A folder that holds the others has none. */
function labelled(folders: readonly string[]): LabelledFolder[] {
  const paths = folders.map((folder) => folder.split('/').filter((part) => part !== ''));
  const [example = []] = paths;
  const common = example.findIndex((part, index) => paths.some((path) => path[index] !== part));
  const depth = common < 0 ? example.length : common;
  const parts = new Map<string, string>();
  for (const path of paths) {
    const label = path[depth];
    if (label !== undefined) parts.set(`${path.slice(0, depth + 1).join('/')}/`, label);
  }
  return [...parts].map(([prefix, label]) => ({ prefix, label }));
}
