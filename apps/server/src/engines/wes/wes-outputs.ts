import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minimatch } from 'minimatch';
import type { RunOutput } from '../../app-store/run-descriptor.ts';
import { asObject } from './wes-responses.ts';

/** File, or folder without a listing, in an engine's own list of outputs. */
export interface EngineOutput {
  /** Name in the list, such as `report` or `qc.report`; null in a list without names (Sapporo). */
  readonly name: string | null;
  /** Path below the engine's output folder, as far as the engine gives it; at least the file's name. */
  readonly path: string;
  /** URL or path. */
  readonly address: string;
  readonly isFolder: boolean;
}

/**
 * Lists the files in the `outputs` of a run: CWL files and directories, also in lists and records, with their secondary
 * files; WDL texts, lists and maps; and Sapporo's list of names and URLs.
 */
export function listOutputs(outputs: unknown): EngineOutput[] {
  if (Array.isArray(outputs)) return filesIn(outputs, null, '');
  return Object.entries(asObject(outputs) ?? {}).flatMap(([name, value]) => filesIn(value, name, ''));
}

/** Outputs of an engine that a descriptor's output means; for `file` and `pattern` at most one. */
export function selectOutputs(wanted: RunOutput, outputs: readonly EngineOutput[]): EngineOutput[] {
  if ('output' in wanted) return named(wanted.output, outputs);
  if ('folder' in wanted) return inFolder(wanted.folder, outputs);
  const files = outputs.filter((each) => !each.isFolder);
  const found = 'file' in wanted ? atPath(wanted.file, files) : matching(wanted.pattern, files);
  return found === undefined ? [] : [found];
}

/**
 * Address of an output. A path without a protocol is a file of the engine's disk, unless it is relative: then it refers to
 * `base`, the address of the run. Undefined for a text that is no address.
 */
export function outputAddress({ address }: EngineOutput, base: URL): URL | undefined {
  if (address.startsWith('/')) return pathToFileURL(address);
  return URL.canParse(address, base.href) ? new URL(address, base) : undefined;
}

/** Path of an output below the folder of its run, without anything that a storage key must not contain. */
export function storedPath(wanted: RunOutput, { path }: EngineOutput): string {
  if ('file' in wanted) return safePath(wanted.file);
  if ('folder' in wanted) return safePath(`${wanted.folder}/${pathInFolder(wanted.folder, path)}`);
  return safePath(path);
}

function filesIn(value: unknown, name: string | null, prefix: string): EngineOutput[] {
  if (typeof value === 'string')
    return isAddress(value)
      ? [{ name, path: prefix + baseName(value), address: value, isFolder: false }]
      : [];
  if (Array.isArray(value)) return value.flatMap((each) => filesIn(each, name, prefix));
  const object = asObject(value);
  if (object === undefined) return [];
  if (typeof object['file_url'] === 'string') {
    const path = textOf(object['file_name']) ?? baseName(object['file_url']);
    return [{ name, path: prefix + path, address: object['file_url'], isFolder: false }];
  }
  if (object['class'] === 'File') return cwlFile(object, name, prefix);
  if (object['class'] === 'Directory') return cwlDirectory(object, name, prefix);
  return Object.values(object).flatMap((each) => filesIn(each, name, prefix));
}

type Json = Readonly<Record<string, unknown>>;

function cwlFile(file: Json, name: string | null, prefix: string): EngineOutput[] {
  const secondary = filesIn(file['secondaryFiles'], name, prefix);
  const address = addressOf(file);
  if (address === undefined) return secondary;
  const path = prefix + (textOf(file['basename']) ?? baseName(address));
  return [{ name, path, address, isFolder: false }, ...secondary];
}

function cwlDirectory(folder: Json, name: string | null, prefix: string): EngineOutput[] {
  const address = addressOf(folder);
  const own = textOf(folder['basename']) ?? (address === undefined ? '' : baseName(address));
  const path = prefix + own;
  if (Array.isArray(folder['listing']))
    return filesIn(folder['listing'], name, path === '' ? '' : `${path}/`);
  return address === undefined ? [] : [{ name, path, address, isFolder: true }];
}

function addressOf(object: Json): string | undefined {
  return textOf(object['location']) ?? textOf(object['path']) ?? textOf(object['url']);
}

/** True for a text that can be a file: WDL outputs may also be plain texts. */
function isAddress(text: string): boolean {
  return /^([a-z][a-z0-9+.-]*:\/\/|\/)\S/i.test(text) && !text.includes('\n');
}

function baseName(address: string): string {
  const path = URL.canParse(address) ? decoded(new URL(address).pathname) : address;
  return posix.basename(path.replace(/\/+$/, ''));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Outputs with a name: exactly, or after the name of a WDL workflow; in a list without names, by their file name. */
function named(name: string, outputs: readonly EngineOutput[]): EngineOutput[] {
  const found = outputs.filter((each) => each.name === name || each.name?.endsWith(`.${name}`));
  if (found.length > 0) return found;
  return outputs.filter(
    (each) => each.name === null && (each.path === name || posix.basename(each.path) === name),
  );
}

/** Output at a path. Engines may give more of it (a folder of their own in front), or only the name of the file. */
function atPath(file: string, files: readonly EngineOutput[]): EngineOutput | undefined {
  return (
    files.find(({ path }) => path === file) ??
    files.find(({ path }) => path.endsWith(`/${file}`)) ??
    files.find(({ path }) => file.endsWith(`/${path}`))
  );
}

function matching(pattern: string, files: readonly EngineOutput[]): EngineOutput | undefined {
  const sorted = files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return (
    sorted.find(({ path }) => minimatch(path, pattern)) ??
    sorted.find(({ path }) => minimatch(posix.basename(path), posix.basename(pattern)))
  );
}

function inFolder(folder: string, outputs: readonly EngineOutput[]): EngineOutput[] {
  return outputs.filter(({ path, isFolder }) =>
    isFolder ? path === folder || path.endsWith(`/${folder}`) : `/${path}`.includes(`/${folder}/`),
  );
}

function pathInFolder(folder: string, path: string): string {
  const at = `/${path}`.indexOf(`/${folder}/`);
  return at === -1 ? posix.basename(path) : path.slice(at + folder.length + 1);
}

const MAX_SEGMENT_BYTES = 255;
/** Longest path, so that it fits into a storage key with the folder of its run in front. */
const MAX_PATH_BYTES = 600;

function safePath(path: string): string {
  const segments = path
    .replaceAll(/[\u0000-\u001f\u007f\\]/g, '_')
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
    .map((segment) => (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES ? segment.slice(0, 60) : segment));
  while (Buffer.byteLength(segments.join('/')) > MAX_PATH_BYTES) segments.shift();
  return segments.length === 0 ? 'output' : segments.join('/');
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
