import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from '@omics-portal/api/datains';
import { notFound } from '../http/api-error.ts';
import type { Language } from '../http/preferred-language.ts';
import type { AppManifest, AppStore, EngineKey, PictureKind, StoredApp } from './app-store.ts';
import { nfCoreForm } from './forms/nf-core-form.ts';
import { AppFileError } from './app-file-error.ts';
import { readJson, readLocalisedJson, readLocalisedText, readText } from './localised-file.ts';
import { parseManifest } from './manifest-schema.ts';
import { parseRunDescriptor } from './run-descriptor-schema.ts';
import type { RunDescriptor } from './run-descriptor.ts';

/** App store in a folder. It is read at each call: there are few apps, and one may be added while the server runs. */
export class FolderAppStore implements AppStore {
  readonly #root: string;
  readonly #logged = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  async list(language: Language = 'en-US'): Promise<StoredApp[]> {
    const owners = await foldersIn(this.#root);
    const apps = await Promise.all(
      owners.map(async (owner) =>
        (await foldersIn(join(this.#root, owner))).map((folder) => this.#read(owner, folder, language)),
      ),
    );
    const found = await Promise.all(apps.flat());
    return found.filter((app) => app !== undefined).sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  async findById(id: string): Promise<StoredApp | undefined> {
    return (await this.list()).find((app) => app.id === id);
  }

  async findByName(name: string): Promise<StoredApp | undefined> {
    return (await this.list()).find((app) => app.name === name);
  }

  async schema(app: StoredApp, language: Language = 'en-US'): Promise<components['schemas']['AppSchema']> {
    const schema = await readLocalisedJson(app.folder, 'schema.json', language);
    if (schema === undefined) return derivedSchema(app, language);
    // Sound for apps that pass the tests of the store: a server does not check the forms of its operator.
    return schema as unknown as components['schemas']['AppSchema'];
  }

  async readme(app: StoredApp, language: Language = 'en-US'): Promise<string | undefined> {
    return readLocalisedText(app.folder, 'README.md', language);
  }

  async picture(app: StoredApp, kind: PictureKind): Promise<string | undefined> {
    return readText(join(app.folder, `${kind}.svg`));
  }

  async engineNames(app: StoredApp): Promise<string[]> {
    const files = await readdir(app.folder);
    return files.flatMap((file) => /^run\.([^.]+)\.json$/.exec(file)?.[1] ?? []).sort();
  }

  async runDescriptor(app: StoredApp, { name, kind }: EngineKey): Promise<RunDescriptor | undefined> {
    for (const engine of new Set([name, kind])) {
      const file = `run.${engine}.json`;
      const value = await readJson(join(app.folder, file));
      if (value !== undefined) return readDescriptor(value, app, file, kind);
    }
    return undefined;
  }

  /** Undefined for a folder without a manifest, which is not an app (yet). */
  async #read(owner: string, folderName: string, language: Language): Promise<StoredApp | undefined> {
    const folder = join(this.#root, owner, folderName);
    const name = `${owner}/${folderName}`;
    const own = await this.#readManifest(folder, name, language);
    if (own === undefined) return undefined;
    const dash = folderName.lastIndexOf('-');
    const [shortName, version] =
      dash > 0 ? [folderName.slice(0, dash), folderName.slice(dash + 1)] : [folderName, 'latest'];
    const id = createHash('md5').update(name).digest('hex');
    const manifest: AppManifest = {
      category: 'Pipeline',
      hidden: false,
      ...own,
      id,
      name: own.name ?? shortName,
      short_name: own.short_name ?? shortName,
      version: own.version ?? version,
      app_name: name,
      author: owner,
    };
    return { id, name, owner, shortName, version, folder, manifest };
  }

  /** Undefined also for an invalid manifest: one faulty app must not hide the others. */
  async #readManifest(
    folder: string,
    name: string,
    language: Language,
  ): Promise<Partial<AppManifest> | undefined> {
    try {
      const value = await readLocalisedJson(folder, 'manifest.json', language);
      return value && parseManifest(value, `${name}/manifest.json`);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // The store is read at each request, so each problem is logged only once.
      if (!this.#logged.has(message)) console.error(`The app "${name}" is not installed: ${message}`);
      this.#logged.add(message);
      return undefined;
    }
  }
}

/** Form of an app that has the schemas of an nf-core pipeline instead of a form. Throws `ApiError` 404 when it has neither. */
async function derivedSchema(
  { folder, name }: StoredApp,
  language: Language,
): Promise<components['schemas']['AppSchema']> {
  const [parameters, samples, assets] = await Promise.all(
    ['nextflow_schema.json', 'schema_input.json', 'assets/schema_input.json'].map((file) =>
      readJson(join(folder, file)),
    ),
  );
  if (parameters === undefined && samples === undefined && assets === undefined) {
    throw notFound('form (schema.json) for the app', name);
  }
  return nfCoreForm({ parameters, samples: samples ?? assets }, language);
}

/** Throws `AppFileError` when the descriptor is invalid, is for another kind of engine, or its workflow is missing. */
function readDescriptor(
  value: unknown,
  { name, folder }: StoredApp,
  file: string,
  kind: EngineKey['kind'],
): RunDescriptor {
  const descriptor = parseRunDescriptor(value, `${name}/${file}`);
  const problems =
    descriptor.engine === kind ? missingFiles(descriptor, folder) : [`engine must be "${kind}"`];
  if (problems.length > 0) throw new AppFileError(`${name}/${file}`, problems);
  return descriptor;
}

function missingFiles(descriptor: RunDescriptor, folder: string): string[] {
  if (descriptor.engine !== 'wes' || !('file' in descriptor.workflow)) return [];
  const { file, attachments = [] } = descriptor.workflow;
  return [file, ...attachments]
    .filter((path) => !existsSync(join(folder, path)))
    .map((path) => `workflow names ${path}, which does not exist in the folder of the app`);
}

/** Lists the subfolders of a folder. Names with a leading dot or underscore are not apps. */
async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
    .map((entry) => entry.name);
}
