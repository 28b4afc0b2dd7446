import { type SampleCorrection, type SampleName } from '../model/sample';
import { parseSampleName } from '../names/sample-name';
import { type WrittenSample } from '../reading/file-reading';
import { foldersOfEqualNames, type LabelledFolder } from './equal-names';
import { type ReadFile } from './read-file';

/** Names of samples of one folder, with the corrections of a person; each written name is parsed once. */
export class SampleNames {
  readonly #corrections: ReadonlyMap<string, SampleCorrection>;
  readonly #used = new Set<string>();
  readonly #namesOfFolders: ReadonlyMap<string, string>;
  readonly #labels: ReadonlyMap<string, readonly LabelledFolder[]>;
  readonly #parsed = new Map<string, SampleName>();

  /**
   * Corrections by the name of the sample as the result has it without them; `namesOfFolders` has the samples of the
   * folders whose other files do not name theirs, `read` the files, of which some may have different samples of one name.
   */
  constructor(
    corrections: Readonly<Record<string, SampleCorrection>>,
    namesOfFolders: ReadonlyMap<string, string>,
    read: readonly ReadFile[],
  ) {
    this.#corrections = new Map(Object.entries(corrections));
    this.#namesOfFolders = namesOfFolders;
    this.#labels = foldersOfEqualNames(read, (sample) => this.#parse(sample));
  }

  /** Facts about a sample in a file; what a person corrected goes before what its name states. */
  resolve(sample: WrittenSample, file: string): SampleName {
    const parsed = this.#parse(sample);
    const label = this.#labels.get(parsed.name)?.find(({ prefix }) => file.startsWith(prefix))?.label;
    const named = label === undefined ? parsed : inFolder(label, parsed);
    return { ...named, ...this.#correctionOf(named.name) };
  }

  #parse({ written, subject, read, folder }: WrittenSample): SampleName {
    const named = (folder === undefined ? undefined : this.#namesOfFolders.get(folder)) ?? written;
    const key = `${subject} ${String(read)} ${named}`;
    const name = this.#parsed.get(key) ?? { ...parseSampleName(named, subject), ...(read && { read }) };
    this.#parsed.set(key, name);
    return name;
  }

  /** Name of a family, of which only the name may be corrected. */
  resolveFamily(family: string): string {
    return this.#correctionOf(family)?.name ?? family;
  }

  /** Names of the corrections that no sample and no family had, of those that were resolved. */
  unusedCorrections(): string[] {
    return [...this.#corrections.keys()].filter((name) => !this.#used.has(name));
  }

  #correctionOf(name: string): SampleCorrection | undefined {
    this.#used.add(name);
    return this.#corrections.get(name);
  }
}

/** Sample whose name other folders have too; what its own name does not state, the folder may. */
function inFolder(label: string, { name, donor, replicate, lane, read }: SampleName): SampleName {
  const whole = parseSampleName(`${label}_x`, 'sample');
  return {
    name: `${label}_${name}`,
    donor: donor ?? whole.donor,
    replicate: replicate ?? whole.replicate,
    lane: lane ?? whole.lane,
    read,
  };
}
