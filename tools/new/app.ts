import { Sentence } from '../setup/say.mjs';
import { appForm, appManifest, appReadme, runDescriptor } from './app-templates.ts';
import type { ChangeSet } from './change-set.ts';
import { insertBefore } from './insert-text.ts';
import type { Names } from './names.ts';
import { countFile, programMain, programTest } from './program-templates.ts';

const STORE = 'apps/server/app-store';
const PROGRAMS = 'apps/server/src/programs';
const FIRST_VERSION = 'v1.0.0';

/** Options of `npm run new -- app`. */
export interface AppOptions {
  /** Folder of the store that holds the app. */
  readonly owner: string;
  readonly title: string | undefined;
  /** The title in Chinese. */
  readonly zh: string | undefined;
}

/** An app of the embedded store, in both languages, and the program that it runs, with its test. */
export function addApp(changes: ChangeSet, names: Names, { owner, title, zh }: AppOptions): void {
  const english = title ?? names.title;
  if (zh === undefined)
    throw new Sentence(`Every app has a name in two languages: say --zh "…", the Chinese for "${english}".`);
  if (!/\p{Script=Han}/u.test(zh)) throw new Sentence(`--zh "${zh}" has no Chinese in it.`);
  if (!/^[a-z][a-z0-9-]*$/.test(owner))
    throw new Sentence(`--owner ${owner} is not a name in kebab-case: write it like omics-portal.`);
  const folder = `${STORE}/${owner}/${names.kebab}-${FIRST_VERSION}`;
  const program = `${PROGRAMS}/${names.kebab}`;
  changes.requireFree(folder);
  changes.requireFree(program);
  const words = { en: english, zh };
  changes.create(`${folder}/manifest.json`, appManifest(names, owner, FIRST_VERSION, words));
  changes.create(`${folder}/manifest.zh-CN.json`, appManifest(names, owner, FIRST_VERSION, words, 'zh-CN'));
  changes.create(`${folder}/schema.json`, appForm('en-US'));
  changes.create(`${folder}/schema.zh-CN.json`, appForm('zh-CN'));
  changes.create(`${folder}/README.md`, appReadme(words, 'en-US'));
  changes.create(`${folder}/README.zh-CN.md`, appReadme(words, 'zh-CN'));
  changes.create(`${folder}/run.local.json`, runDescriptor(names));
  changes.create(`${program}/main.ts`, programMain(names));
  changes.create(`${program}/count-table.ts`, countFile());
  changes.create(`${program}/${names.kebab}.test.ts`, programTest(names));
  changes.edit(`${PROGRAMS}/README.md`, (text) =>
    insertBefore(text, {
      path: `${PROGRAMS}/README.md`,
      anchor: '| `synthetic` |',
      addition: `| \`${names.kebab}\` | one CSV or TSV table; plain, gzip or bzip2 | \`table.json\`, \`summary.tsv\` |\n`,
    }),
  );
}
