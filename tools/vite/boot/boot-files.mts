import type { FirstScreen } from './first-screen.mts';

/** The part of a bundler's chunk that counts here. */
export interface ChunkFile {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
}

/** Files to preload by route and language, as indexes into `names`; written into index.html as JSON. */
export interface BootFiles {
  readonly names: readonly string[];
  /** Messages of the shell, by language. */
  readonly messages: Readonly<Record<string, readonly number[]>>;
  readonly screens: readonly Record<string, string | readonly number[]>[];
}

export interface BootFilesInput {
  readonly chunks: readonly ChunkFile[];
  /** Files that index.html loads itself. */
  readonly entryFiles: ReadonlySet<string>;
  readonly screens: readonly FirstScreen[];
  readonly locales: readonly string[];
}

/** Modules with the messages that every page needs. */
const shellMessages = (locale: string) => [
  `apps/portal/src/locales/${locale}.ts`,
  `libs/wording/src/locales/${locale}/messages.po`,
];

/**
 * Lists the files of each first screen: its chunk, all that the chunk imports, and its messages, without the entry.
 * Throws when a module has no chunk, so that a renamed screen stops the build instead of losing its preload.
 */
export function bootFilesOf({ chunks, entryFiles, screens, locales }: BootFilesInput): BootFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const names: string[] = [];
  const indexOf = (name: string) => {
    const known = names.indexOf(name);
    return known >= 0 ? known : names.push(name) - 1;
  };
  const filesOf = (module: string): number[] => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (chunk === undefined) throw new Error(`first-screens.mts: no chunk starts with ${module}`);
    const found = new Set<string>();
    const visit = (name: string) => {
      if (found.has(name) || entryFiles.has(name)) return;
      found.add(name);
      byName.get(name)?.imports.forEach(visit);
    };
    visit(chunk.fileName);
    return [...found].map(indexOf);
  };
  const filesOfAll = (modules: readonly string[]) => [...new Set(modules.flatMap(filesOf))];
  return {
    messages: Object.fromEntries(locales.map((locale) => [locale, shellMessages(locale).flatMap(filesOf)])),
    screens: screens.map(({ path, modules, signedIn, feature }) => ({
      path,
      files: filesOfAll(modules),
      ...(signedIn !== undefined && { signedIn: filesOfAll(signedIn) }),
      ...(feature !== undefined &&
        Object.fromEntries(
          locales.map((locale) => [locale, filesOf(`libs/${feature}/src/locales/${locale}/messages.po`)]),
        )),
    })),
    names,
  };
}
