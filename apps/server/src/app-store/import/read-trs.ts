import { readText } from './read-text.ts';
import type { SourceOptions } from './read-source.ts';
import {
  decodedPart,
  ImportError,
  MAX_BYTES,
  MAX_FILES,
  resolvePath,
  type WorkflowLanguage,
  type WorkflowSource,
} from './workflow-source.ts';

/** Tool of a GA4GH TRS 2.0 server. */
export interface TrsAddress {
  /** Base address of the API without a slash at the end. */
  readonly registry: string;
  readonly id: string;
  readonly version: string | undefined;
}

/** Spellings of descriptor types, in the order of preference. */
const TYPES: readonly [language: WorkflowLanguage, spellings: readonly string[]][] = [
  ['CWL', ['CWL', 'PLAIN_CWL']],
  ['WDL', ['WDL', 'PLAIN_WDL']],
  ['NFL', ['NFL', 'PLAIN_NFL', 'NEXTFLOW']],
];

/**
 * TRS tool of an import: an id with `--registry`, a URI `trs://host/id/version`, or the address of a tool at its server.
 * Undefined for other sources.
 */
export function trsAddress(
  options: Pick<SourceOptions, 'source' | 'registry' | 'trsVersion'>,
): TrsAddress | undefined {
  const { source, registry, trsVersion } = options;
  if (registry !== undefined)
    return { registry: registry.replace(/\/+$/, ''), id: source, version: trsVersion };
  const uri = /^trs:\/\/([^/]+)\/(.+?)(?:\/([^/]+))?$/.exec(source);
  if (uri !== null) {
    const [, host, id = '', version] = uri;
    return {
      registry: `https://${host}/ga4gh/trs/v2`,
      id: decodedPart(id, source),
      version: trsVersion ?? (version && decodedPart(version, source)),
    };
  }
  const address = /^(https?:.*)\/tools\/([^/]+)(?:\/versions\/([^/]+).*)?$/.exec(source);
  if (address === null) return undefined;
  const [, base = '', id = '', version] = address;
  return {
    registry: base,
    id: decodedPart(id, source),
    version: trsVersion ?? (version && decodedPart(version, source)),
  };
}

/** Reads a workflow from a TRS server: its newest version, unless one is named. */
export async function readTrs(
  { registry, id, version: wanted }: TrsAddress,
  workflowUrl: string | undefined,
): Promise<WorkflowSource> {
  const tool = objectOf(await readJson(`${registry}/tools/${encodeURIComponent(id)}`));
  const versions = listOf(tool['versions']).map(objectOf);
  const version =
    wanted === undefined
      ? versions.at(-1)
      : versions.find((each) => versionId(each) === wanted || each['name'] === wanted);
  if (version === undefined) {
    const names = versions.map(versionId).join(', ') || 'none';
    throw new ImportError(`"${id}" has no version "${wanted ?? ''}" at ${registry}; it has: ${names}.`);
  }
  const offered = listOf(version['descriptor_type']).map(String);
  const [language, type] = languageOf(offered, id);
  const base = `${registry}/tools/${encodeURIComponent(id)}/versions/${encodeURIComponent(versionId(version))}/${type}`;
  const listed = listOf(await readJson(`${base}/files`)).map(objectOf);
  const { primary, files } = await readFiles(base, listed, language);
  return {
    language,
    primary,
    files,
    url: workflowUrl ?? textOf(version['url']) ?? textOf(tool['url']),
    name: textOf(tool['toolname']) ?? textOf(tool['name']) ?? id.split('/').at(-1),
    version: textOf(version['name']) ?? versionId(version),
    description: textOf(tool['description']),
  };
}

const DESCRIPTORS = ['PRIMARY_DESCRIPTOR', 'SECONDARY_DESCRIPTOR'];

async function readFiles(
  base: string,
  listed: readonly Readonly<Record<string, unknown>>[],
  language: WorkflowLanguage,
): Promise<{ primary: string; files: Map<string, string> }> {
  const wanted = listed.filter(({ file_type: type, path }) =>
    language === 'NFL' ? String(path).endsWith('nextflow_schema.json') : DESCRIPTORS.includes(String(type)),
  );
  const main = language === 'NFL' ? wanted[0] : wanted.find(({ file_type: type }) => type === DESCRIPTORS[0]);
  if (main === undefined)
    throw new ImportError(
      language === 'NFL'
        ? 'The registry lists no nextflow_schema.json for this pipeline: import its folder instead.'
        : 'The registry lists no primary descriptor for this workflow.',
    );
  if (wanted.length > MAX_FILES) throw new ImportError(`The workflow has more than ${MAX_FILES} files.`);
  const files = new Map<string, string>();
  let bytes = 0;
  for (const { path } of [main, ...wanted.filter((each) => each !== main)]) {
    const safe = safePath(String(path));
    const file = objectOf(await readJson(`${base}/descriptor/${encodeURIComponent(String(path))}`));
    const content = String(file['content'] ?? '');
    bytes += content.length;
    if (bytes > MAX_BYTES)
      throw new ImportError(`The files of the workflow are larger than ${MAX_BYTES} bytes.`);
    files.set(safe, content);
  }
  return { primary: safePath(String(main['path'])), files };
}

/** Path below the folder of the app; a registry must not choose another place. */
function safePath(path: string): string {
  const safe = resolvePath('', path.replace(/^\/+/, ''));
  if (safe === undefined)
    throw new ImportError(`The registry lists a file outside of the workflow: "${path}".`);
  return safe;
}

function languageOf(offered: readonly string[], id: string): [WorkflowLanguage, string] {
  for (const [language, spellings] of TYPES) {
    const type = offered.find((each) => spellings.includes(each.toUpperCase()));
    if (type !== undefined) return [language, type];
  }
  throw new ImportError(
    `"${id}" is ${offered.join(', ') || 'of no type'}; CWL, WDL and Nextflow can be imported.`,
  );
}

/** Id of a version: registries give `<tool>:<version>`, of which the version counts in addresses. */
function versionId(version: Readonly<Record<string, unknown>>): string {
  return String(version['id'] ?? version['name'] ?? '').replace(/^.*:/, '');
}

async function readJson(address: string): Promise<unknown> {
  const text = await readText(new URL(address), 'application/json');
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportError(`${address} did not answer with JSON: is it the address of a TRS API?`);
  }
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
