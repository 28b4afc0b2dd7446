import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseManifest } from '../manifest-schema.ts';
import { parseRunDescriptor } from '../run-descriptor-schema.ts';
import { appFiles } from './app-files.ts';
import { readCwl } from './read-cwl.ts';
import { readNextflow } from './read-nextflow.ts';
import { readSource, type SourceOptions } from './read-source.ts';
import { readWdl } from './read-wdl.ts';
import { ImportError } from './workflow-source.ts';

/** Options of an import. */
export interface ImportOptions extends SourceOptions {
  /** Folder of the app store. */
  readonly store: string;
  readonly owner: string;
  /** Short name of the app; undefined for the name of the workflow. */
  readonly shortName: string | undefined;
  /** Version of the app; undefined for the version of the source, or `v1.0.0`. */
  readonly version: string | undefined;
}

/** Imported app. */
export interface ImportedApp {
  readonly folder: string;
  readonly files: readonly string[];
  /** Sentences about what could not be mapped. */
  readonly notes: readonly string[];
}

const READERS = { CWL: readCwl, WDL: readWdl, NFL: readNextflow };

/**
 * Makes an app of the store from a workflow. All files are checked by the schemas of the store before one is written. Throws
 * `ImportError` with a remedy; nothing is written then.
 */
export async function importApp(options: ImportOptions): Promise<ImportedApp> {
  const source = await readSource(options);
  const primary = source.files.get(source.primary) ?? '';
  const workflow = READERS[source.language](primary, source.primary, source.files);
  if (source.language === 'NFL' && source.url === undefined)
    throw new ImportError(
      'The engine fetches a Nextflow pipeline by its address: add --workflow-url https://… (its repository).',
    );
  const names = {
    owner: kebab(options.owner),
    shortName: kebab(options.shortName ?? workflow.title ?? source.name ?? 'workflow'),
    version: versionOf(options.version ?? source.version ?? '1.0.0'),
  };
  if (workflow.outputs.length === 0)
    throw new ImportError('The workflow has no outputs that are files: an app needs at least one result.');
  const files = appFiles(source, workflow, names);
  const name = `${names.owner}/${names.shortName}-${names.version}`;
  const folder = join(options.store, name);
  if (existsSync(folder))
    throw new ImportError(
      `${folder} exists: choose another name or version by --name or --version, or remove it.`,
    );
  parseManifest(JSON.parse(files.get('manifest.json') ?? ''), `${name}/manifest.json`);
  parseRunDescriptor(JSON.parse(files.get('run.wes.json') ?? ''), `${name}/run.wes.json`);
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return { folder, files: [...files.keys()], notes: workflow.notes };
}

function kebab(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (words === '') throw new ImportError(`"${name}" has no letters for a name: add --name.`);
  return words.slice(0, 60);
}

/** Version for the name of a folder: without dashes, and with a leading `v`. */
function versionOf(version: string): string {
  const plain = version.replaceAll(/[^\w.]+/g, '.').replace(/^v(?=\d)/i, '');
  return `v${plain}`;
}
