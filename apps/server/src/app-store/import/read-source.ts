import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { collectFiles } from './collect-files.ts';
import { readText } from './read-text.ts';
import { readTrs, trsAddress } from './read-trs.ts';
import {
  decodedPart,
  ImportError,
  MAX_BYTES,
  MAX_FILES,
  SHEET_SCHEMA,
  type WorkflowLanguage,
  type WorkflowSource,
} from './workflow-source.ts';

/** Source of an import: a file, a folder, an address or an id of a TRS server. */
export interface SourceOptions {
  /** Folder or file of this machine, an `https:` address of a workflow, or an id of a TRS server. */
  readonly source: string;
  /** Base address of a TRS server, such as `https://trs.example.org/ga4gh/trs/v2`. */
  readonly registry: string | undefined;
  /** Version at the TRS server; undefined for its newest. */
  readonly trsVersion: string | undefined;
  /** Primary file, where a folder has several workflows. */
  readonly file: string | undefined;
  /** Address of a Nextflow pipeline for the engine. */
  readonly workflowUrl: string | undefined;
}

/** Reads a workflow with all files that it refers to. Throws `ImportError` with a remedy. */
export async function readSource(options: SourceOptions): Promise<WorkflowSource> {
  const trs = trsAddress(options);
  if (trs !== undefined) return readTrs(trs, options.workflowUrl);
  if (/^https?:/i.test(options.source)) return readUrl(options);
  const path = resolve(options.source);
  if (!existsSync(path))
    throw new ImportError(
      `"${options.source}" is no folder and no address. For an id of a TRS server add --registry, the address of its API.`,
    );
  return statSync(path).isDirectory()
    ? readFolder(path, options)
    : readFolder(resolve(path, '..'), { ...options, file: basename(path) });
}

async function readFolder(folder: string, options: SourceOptions): Promise<WorkflowSource> {
  const primary = options.file ?? primaryOf(folder);
  const files = await collectFiles(primary, async (path) => readLocal(folder, path));
  const sheet = SHEET_SCHEMAS.find((path) => existsSync(join(folder, path)));
  if (isNextflow(primary) && sheet !== undefined) files.set(SHEET_SCHEMA, readLocal(folder, sheet));
  return {
    language: languageOf(primary),
    primary,
    files,
    url: options.workflowUrl ?? nextflowHome(folder, primary),
    name: basename(folder),
    version: undefined,
    description: undefined,
  };
}

/** Places of the schema of a sample sheet below the folder of a pipeline. */
const SHEET_SCHEMAS = [SHEET_SCHEMA, 'schema_input.json'];

function isNextflow(primary: string): boolean {
  return primary.endsWith('nextflow_schema.json');
}

function readLocal(folder: string, path: string): string {
  if (!existsSync(join(folder, path)))
    throw new ImportError(`${folder} has no ${path}, which the workflow refers to.`);
  return readWhole(join(folder, path));
}

/** Content of a file that is no larger than a workflow may be. */
function readWhole(file: string): string {
  if (statSync(file).size > MAX_BYTES) throw new ImportError(`${file} is larger than ${MAX_BYTES} bytes.`);
  return readFileSync(file, 'utf8');
}

/** Primary file of a folder: the only one that begins a workflow. */
function primaryOf(folder: string): string {
  const names = readdirSync(folder).slice(0, MAX_FILES).sort();
  if (names.includes('nextflow_schema.json')) return 'nextflow_schema.json';
  const content = (name: string): string => readWhole(join(folder, name));
  const workflows = names.filter(
    (name) =>
      (name.endsWith('.cwl') && /^\s*"?class"?:\s*"?Workflow/m.test(content(name))) ||
      (name.endsWith('.wdl') && /^\s*workflow\s+\w+/m.test(content(name))),
  );
  const [first, ...others] = workflows;
  if (first === undefined)
    throw new ImportError(`${folder} has no CWL or WDL workflow and no nextflow_schema.json.`);
  if (others.length > 0)
    throw new ImportError(`${folder} has several workflows (${workflows.join(', ')}): choose one by --file.`);
  return first;
}

async function readUrl({ source, workflowUrl }: SourceOptions): Promise<WorkflowSource> {
  const address = new URL(source);
  const name = decodedPart(address.pathname.split('/').at(-1) ?? '', source);
  const language = languageOf(name);
  const files = await collectFiles(name, (path) => readText(new URL(path, address)));
  if (language === 'NFL') {
    const schema = await readText(new URL(SHEET_SCHEMA, address)).catch(() => undefined);
    if (schema !== undefined) files.set(SHEET_SCHEMA, schema);
  }
  return {
    language,
    primary: name,
    files,
    url: language === 'NFL' ? workflowUrl : source,
    name: undefined,
    version: undefined,
    description: undefined,
  };
}

function languageOf(file: string): WorkflowLanguage {
  if (/\.(cwl|ya?ml)$/.test(file)) return 'CWL';
  if (file.endsWith('.wdl')) return 'WDL';
  if (isNextflow(file)) return 'NFL';
  throw new ImportError(`"${file}" is no workflow: name a .cwl or .wdl file, or a nextflow_schema.json.`);
}

/** Home page of a pipeline in its `nextflow.config`, which is the address that Nextflow fetches it from. */
function nextflowHome(folder: string, primary: string): string | undefined {
  const config = join(folder, 'nextflow.config');
  if (!isNextflow(primary) || !existsSync(config)) return undefined;
  return /homePage\s*=\s*['"](https?:[^'"]+)['"]/.exec(readFileSync(config, 'utf8'))?.[1];
}
