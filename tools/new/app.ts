import { UserError } from '../setup/user-error.mjs';
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
  /** Folder of the app in the store. */
  readonly owner: string;
  readonly title: string | undefined;
  /** Title in Chinese. */
  readonly zh: string | undefined;
}

/** Adds an app of the embedded store in both languages, and its program with a test. */
export function addApp(changes: ChangeSet, names: Names, { owner, title, zh }: AppOptions): void {
  const english = title ?? names.title;
  if (zh === undefined)
    throw new UserError(`Every app has a name in two languages: add --zh "…", the Chinese for "${english}".`);
  if (!/\p{Script=Han}/u.test(zh)) throw new UserError(`--zh "${zh}" has no Chinese in it.`);
  if (!/^[a-z][a-z0-9-]*$/.test(owner))
    throw new UserError(`--owner ${owner} is not a name in kebab-case: write it like omics-portal.`);
  const folder = `${STORE}/${owner}/${names.kebab}-${FIRST_VERSION}`;
  const program = `${PROGRAMS}/${names.kebab}`;
  changes.requireFree(folder);
  changes.requireFree(program);
  const titles = { en: english, zh };
  changes.create(`${folder}/manifest.json`, appManifest(names, owner, FIRST_VERSION, titles));
  changes.create(`${folder}/manifest.zh-CN.json`, appManifest(names, owner, FIRST_VERSION, titles, 'zh-CN'));
  changes.create(`${folder}/schema.json`, appForm('en-US'));
  changes.create(`${folder}/schema.zh-CN.json`, appForm('zh-CN'));
  changes.create(`${folder}/README.md`, appReadme(titles, 'en-US'));
  changes.create(`${folder}/README.zh-CN.md`, appReadme(titles, 'zh-CN'));
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
