import { UserError } from '../setup/user-error.mjs';
import type { ChangeSet } from './change-set.ts';
import { componentFile, componentStories, componentUsage } from './component-templates.ts';
import type { Names } from './names.ts';

const UI = 'libs/ui/src';
const GROUPS_FILE = 'apps/storybook/.storybook/story-groups.ts';
const NAMES_FILE = `${UI}/public-api.test.ts`;
/** Maximum line length of the list of public names. */
const MAX_LINE = 108;

/** Options of `npm run new -- component`. */
export interface ComponentOptions {
  /** Sidebar group in Storybook. */
  readonly group: string;
}

/** Adds a component of libs/ui: file, usage guidance, stories with controls, export, public name and Storybook group. */
export function addComponent(changes: ChangeSet, names: Names, { group }: ComponentOptions): void {
  changes.requireFree(`${UI}/${names.kebab}`);
  changes.create(`${UI}/${names.kebab}/${names.kebab}.tsx`, componentFile(names));
  changes.create(`${UI}/${names.kebab}/${names.kebab}-usage.ts`, componentUsage(names));
  changes.create(`${UI}/${names.kebab}/${names.kebab}.stories.tsx`, componentStories(names));
  changes.edit(
    `${UI}/index.ts`,
    (text) =>
      `${text.trimEnd()}\nexport { ${names.pascal}, type ${names.pascal}Props } from './${names.kebab}/${names.kebab}';\n`,
  );
  changes.edit(NAMES_FILE, (text) => withPublicName(text, names.pascal));
  changes.edit(GROUPS_FILE, (text) => withGroup(text, group, names.kebab));
}

/** Adds a name to the sorted list of public names in its template literal. */
function withPublicName(text: string, name: string): string {
  const list = /const PUBLIC_NAMES = `([^`]*)`/.exec(text)?.[1];
  if (list === undefined)
    throw new UserError(`${NAMES_FILE} has no list of names any more: update tools/new/component.ts.`);
  const known = list.trim().split(/\s+/u);
  if (known.includes(name)) throw new UserError(`libs/ui exports ${name} already: choose another name.`);
  const lines = [...known, name].sort().reduce<string[]>((done, word) => {
    const last = done.at(-1);
    return last === undefined || last.length + 1 + word.length > MAX_LINE
      ? [...done, word]
      : [...done.slice(0, -1), `${last} ${word}`];
  }, []);
  return text.replace(list, () => `\n  ${lines.join('\n  ')}\n`);
}

function withGroup(text: string, group: string, folder: string): string {
  const groups = [...text.matchAll(/^ {2}(\w+): \[([^\]]*)\]/gm)];
  const found = groups.find(([, name]) => name === group);
  if (!found) {
    const known = groups.map(([, name]) => name).join(', ');
    throw new UserError(`--group ${group} is no heading of Storybook's sidebar. Known: ${known}.`);
  }
  return text.replace(found[0], `  ${group}: [${found[2]?.trim().replace(/,$/, '')}, '${folder}']`);
}
