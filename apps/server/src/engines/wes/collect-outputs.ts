import { Readable } from 'node:stream';
import type { RunOutput } from '../../app-store/run-descriptor.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { storageLink, type ObjectLocation } from '../../objects/storage-link.ts';
import { EngineAway, type RunResults, type UnreadOutput } from '../job-engine.ts';
import type { CodedFailure } from '../run-failure.ts';
import { largeFile, noAddress, UnreadableFile } from './unreadable-file.ts';
import type { WesFiles } from './wes-files.ts';
import { listOutputs, outputAddress, selectOutputs, storedPath, type EngineOutput } from './wes-outputs.ts';

/** Names in a run's folder that outputs must not take. */
const RESERVED = /^(stdout|stderr|log|steps|attempt-\d+)(\/|$)/;

/** Dependencies of the collection of outputs. */
export interface OutputOptions {
  readonly objects: Pick<ObjectStore, 'put'>;
  readonly files: WesFiles;
  /** Address of the run, to which relative addresses refer. */
  readonly base: URL;
  /** Folder of the run, without a slash at the end. */
  readonly folder: ObjectLocation;
  /** Size limit of a file in bytes. */
  readonly maxFileBytes: number;
  /** True after many attempts: a file that still does not answer counts as missing. */
  readonly lastAttempt: boolean;
}

/** Copies the declared outputs of a run from its engine into the object store. Repeating it writes the same objects. */
export async function collectOutputs(
  options: OutputOptions,
  wanted: readonly RunOutput[],
  outputs: unknown,
): Promise<RunResults> {
  const listed = await withoutFolders(options.files, listOutputs(outputs), options.base);
  const copies = new Copies(options);
  const links: Record<string, string> = {};
  const missing: string[] = [];
  const unread: UnreadOutput[] = [];
  for (const each of wanted) {
    const output = meaningOf(each);
    const isRequired = each.required !== false;
    try {
      const link = await copies.copy(each, selectOutputs(each, listed.files));
      if (link !== undefined) links[each.name] = link;
      else if (isRequired && 'folder' in each && listed.problem)
        unread.push({ output, reason: listed.problem });
      else if (isRequired) missing.push(output);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      if (isRequired) unread.push({ output, reason: error.reason });
    }
  }
  return { outputs: links, missing, unread };
}

function meaningOf(wanted: RunOutput): string {
  if ('file' in wanted) return wanted.file;
  if ('pattern' in wanted) return wanted.pattern;
  return 'folder' in wanted ? wanted.folder : wanted.output;
}

/**
 * Replaces folders without a listing by their files, where the engine shares a disk with this server. `problem`: why the first
 * of the others cannot be read.
 */
async function withoutFolders(
  files: WesFiles,
  outputs: readonly EngineOutput[],
  base: URL,
): Promise<{ files: EngineOutput[]; problem: CodedFailure | undefined }> {
  const found: EngineOutput[] = [];
  let problem: CodedFailure | undefined;
  for (const output of outputs) {
    if (!output.isFolder) {
      found.push(output);
      continue;
    }
    try {
      const listed = await files.listFolder(addressOf(output, base));
      found.push(
        ...listed.map(({ path, address }) => ({
          name: output.name,
          path: `${output.path}/${path}`,
          address: address.href,
          isFolder: false,
        })),
      );
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      problem ??= error.reason;
    }
  }
  return { files: found, problem };
}

function addressOf(output: EngineOutput, base: URL): URL {
  const address = outputAddress(output, base);
  if (address === undefined) throw new UnreadableFile(noAddress(output.address.slice(0, 200)));
  return address;
}

/** Copies of one collection: each engine file is copied once, each to a path of its own. */
class Copies {
  readonly #options: OutputOptions;
  readonly #pathOf = new Map<string, string>();
  readonly #taken = new Set<string>();

  constructor(options: OutputOptions) {
    this.#options = options;
  }

  /** Storage link of an output: of its folder for `folder` outputs, else of its first file. Undefined when there is none. */
  async copy(wanted: RunOutput, found: readonly EngineOutput[]): Promise<string | undefined> {
    const paths: string[] = [];
    for (const output of found) paths.push(await this.#copyOne(wanted, output));
    const [first] = paths;
    if (first === undefined) return undefined;
    const { bucket, key } = this.#options.folder;
    if ('folder' in wanted) return storageLink(bucket, key, `${wanted.folder.replace(/\/+$/, '')}/`);
    if (wanted.kind === 'folder' && first.includes('/'))
      return storageLink(bucket, key, first.slice(0, first.indexOf('/') + 1));
    return storageLink(bucket, key, first);
  }

  async #copyOne(wanted: RunOutput, output: EngineOutput): Promise<string> {
    const known = this.#pathOf.get(output.address);
    if (known !== undefined && !('file' in wanted) && !('folder' in wanted)) return known;
    const path = this.#freePath(wanted.name, storedPath(wanted, output));
    await this.#store(path, output);
    this.#pathOf.set(output.address, path);
    return path;
  }

  /** The path itself, or one below the name of the output when another file has it: parts of a scatter have equal names. */
  #freePath(name: string, path: string): string {
    let free = RESERVED.test(path) ? `${name}/${path}` : path;
    for (let count = 2; this.#taken.has(free); count += 1) free = `${name}-${count}/${path}`;
    this.#taken.add(free);
    return free;
  }

  async #store(path: string, output: EngineOutput): Promise<void> {
    const { objects, files, base, folder, maxFileBytes, lastAttempt } = this.#options;
    try {
      const { content, size } = await files.open(addressOf(output, base));
      if (size !== null && size > maxFileBytes) throw tooLarge(path, maxFileBytes);
      const limited = upTo(content, maxFileBytes, () => tooLarge(path, maxFileBytes));
      await objects.put(folder.bucket, `${folder.key}/${path}`, Readable.from(limited));
    } catch (error) {
      if (error instanceof EngineAway && lastAttempt) throw new UnreadableFile(error.reason);
      throw error;
    }
  }
}

function tooLarge(path: string, maxFileBytes: number): UnreadableFile {
  return new UnreadableFile(largeFile(path, maxFileBytes));
}

async function* upTo(
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
  problem: () => Error,
): AsyncGenerator<Uint8Array> {
  let left = maxBytes;
  for await (const chunk of content) {
    left -= chunk.length;
    if (left < 0) throw problem();
    yield chunk;
  }
}
