import type { components } from '@omics-portal/api/datains';
import type { Language } from '../http/preferred-language.ts';
import type { RunDescriptor } from './run-descriptor.ts';

/** App manifest (manifest.json), completed by the server (`id`, `app_name`, `author`, `version`). */
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

/** Installed app. */
export interface StoredApp {
  /** MD5 of `name`, so it changes with each version. */
  id: string;
  /** `<owner>/<short_name>-<version>`, also the app's folder in the store. */
  name: string;
  owner: string;
  shortName: string;
  version: string;
  /** Absolute path of the app's folder. */
  folder: string;
  manifest: AppManifest;
}

/** Pictures of an app: the square icon, and the wide cover of its card. */
export type PictureKind = 'icon' | 'cover';

/** Engine as descriptors are chosen for it; a `JobEngine` has these keys. */
export interface EngineKey {
  readonly name: string;
  readonly kind: RunDescriptor['engine'];
}

/**
 * App store (port). Each app is a folder `{owner}/{short_name-vX}/` with manifest.json, schema.json and README.md, each with
 * an optional translation (`README.zh-CN.md`). Without a language, English is read.
 */
export interface AppStore {
  /** All installed apps, by name. An app with an invalid manifest is skipped and logged. */
  list(language?: Language): Promise<StoredApp[]>;
  findById(id: string): Promise<StoredApp | undefined>;
  findByName(name: string): Promise<StoredApp | undefined>;
  /** Form of the app (schema.json), parsed but not validated. Throws `ApiError` 404 when missing. */
  schema(app: StoredApp, language?: Language): Promise<components['schemas']['AppSchema']>;
  /** README.md as text; undefined when missing. */
  readme(app: StoredApp, language?: Language): Promise<string | undefined>;
  /** Picture of the app, icon.svg or cover.svg; undefined when missing. */
  picture(app: StoredApp, kind: PictureKind): Promise<string | undefined>;
  /** Names of the engines that the app has a run descriptor for, `run.<name>.json`, in alphabetical order. */
  engineNames(app: StoredApp): Promise<string[]>;
  /**
   * Run descriptor of the app for an engine, validated and upgraded: `run.<name>.json`, else `run.wes.json` for an engine of
   * kind `wes`. Undefined when the app cannot run on that engine. Throws `AppFileError` when the file is invalid.
   */
  runDescriptor(app: StoredApp, engine: EngineKey): Promise<RunDescriptor | undefined>;
}
