import type { components } from '@omics-portal/api/datains';
import type { Language } from '../http/preferred-language.ts';
import type { RunDescriptor } from './run-descriptor.ts';

/** manifest.json of an app folder, with what the server adds (`id`, `app_name`, `author`, `version`). */
export interface AppManifest {
  [key: string]: unknown;
  id: string;
  name: string;
  short_name: string;
  app_name: string;
  version: string;
  author: string;
  hidden: boolean;
  category: string;
}

/** One installed app. */
export interface StoredApp {
  /** MD5 of `name`: it changes with every version. */
  id: string;
  /** `<owner>/<short_name>-<version>`, which is also its folder under the store. */
  name: string;
  owner: string;
  shortName: string;
  version: string;
  /** Absolute path of the folder. */
  folder: string;
  manifest: AppManifest;
}

/**
 * Port of the app store: apps are folders `{owner}/{short_name-vX}/` with manifest.json, schema.json and README.md, each
 * with an optional translation beside it (`README.zh-CN.md`). English is what is read when no language is asked for.
 */
export interface AppStore {
  /** All installed apps, by name. An app whose manifest is not valid is left out, and the log says why. */
  list(language?: Language): Promise<StoredApp[]>;
  findById(id: string): Promise<StoredApp | undefined>;
  findByName(name: string): Promise<StoredApp | undefined>;
  /** The form of the app (schema.json), parsed but not checked. Throws `ApiError` 404 when the folder has none. */
  schema(app: StoredApp, language?: Language): Promise<components['schemas']['AppSchema']>;
  /** README.md as text; undefined when the folder has none. */
  readme(app: StoredApp, language?: Language): Promise<string | undefined>;
  /**
   * run.{engine}.json, checked; undefined when the app cannot run on that engine. Throws `AppFileError` when the file
   * is not valid.
   */
  runDescriptor(app: StoredApp, engine: string): Promise<RunDescriptor | undefined>;
}
