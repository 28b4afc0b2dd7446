import { type SampleCorrection, type SampleName } from '../model/sample';
import { parseSampleName } from '../names/sample-name';
import { type WrittenSample } from '../reading/file-reading';

/** Names of samples of one folder, with the corrections of a person; each written name is parsed once. */
export class SampleNames {
  readonly #corrections: ReadonlyMap<string, SampleCorrection>;
  readonly #namesOfFolders: ReadonlyMap<string, string>;
  readonly #parsed = new Map<string, SampleName>();

  /**
   * Corrections by the name of the sample as the result has it without them; `namesOfFolders` has the samples of the
   * folders whose other files do not name theirs.
   */
  constructor(
    corrections: Readonly<Record<string, SampleCorrection>>,
    namesOfFolders: ReadonlyMap<string, string>,
  ) {
    this.#corrections = new Map(Object.entries(corrections));
    this.#namesOfFolders = namesOfFolders;
  }

  /** Facts about a sample; the name is parsed as far as nobody corrected it. */
  resolve({ written, subject, read, folder }: WrittenSample): SampleName {
    const named = (folder === undefined ? undefined : this.#namesOfFolders.get(folder)) ?? written;
    const key = `${subject} ${String(read)} ${named}`;
    let name = this.#parsed.get(key);
    if (!name) {
      const parsed = parseSampleName(named, subject);
      name = { ...parsed, ...(read && { read }), ...this.#corrections.get(parsed.name) };
      this.#parsed.set(key, name);
    }
    return name;
  }

  /** Name of a family, of which only the name may be corrected. */
  resolveFamily(family: string): string {
    return this.#corrections.get(family)?.name ?? family;
  }
}
