import { parseArgs } from 'node:util';
import { UserError } from '../setup/user-error.mjs';
import { addApp } from './app.ts';
import { ChangeSet } from './change-set.ts';
import { addComponent } from './component.ts';
import { addEndpoint } from './endpoint.ts';
import { namesOf } from './names.ts';
import { addScreen } from './screen.ts';

const OPTIONS = {
  title: { type: 'string' },
  zh: { type: 'string' },
  feature: { type: 'string', default: 'catalogue' },
  public: { type: 'boolean', default: false },
  icon: { type: 'string', default: 'files' },
  'no-menu': { type: 'boolean', default: false },
  search: { type: 'string' },
  group: { type: 'string', default: 'Display' },
  service: { type: 'string', default: 'datains' },
  owner: { type: 'string', default: 'omics-portal' },
  help: { type: 'boolean', default: false },
} as const;

/** Options of each kind; others are refused. */
const OPTIONS_OF_KIND: Readonly<Record<string, readonly string[]>> = {
  screen: ['title', 'zh', 'feature', 'public', 'icon', 'no-menu', 'search'],
  component: ['group'],
  endpoint: ['service', 'public'],
  app: ['title', 'zh', 'owner'],
};

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, tokens: true });
  } catch (error) {
    throw new UserError(
      `${error instanceof Error ? error.message : String(error)}. npm run new -- --help lists them.`,
    );
  }
}

/**
 * Plans the changes for a new item, without writing anything.
 * @param root of the repository
 * @param args as on the command line, e.g. `['component', 'note-panel']`
 * @returns undefined when only help was requested
 * @throws {UserError} with the problem and the remedy
 */
export function planChanges(
  root: string,
  args: readonly string[],
): { kind: string; changes: ChangeSet } | undefined {
  const { values, positionals, tokens } = readArguments(args);
  const [kind = '', name, ...rest] = positionals;
  if (values.help) return undefined;
  const options = OPTIONS_OF_KIND[kind];
  if (options === undefined) {
    throw new UserError(
      `Name what to create: ${Object.keys(OPTIONS_OF_KIND).join(', ')}${kind === '' ? '' : `, not "${kind}"`}. npm run new -- --help shows how.`,
    );
  }
  if (rest.length > 0)
    throw new UserError(`"${rest.join(' ')}" is too much: a name is one word with dashes.`);
  const stray = tokens.find((token) => token.kind === 'option' && !options.includes(token.name));
  if (stray?.kind === 'option') {
    throw new UserError(`--${stray.name} is nothing for a new ${kind}. npm run new -- --help shows what is.`);
  }
  const names = namesOf(name, kind);
  const changes = new ChangeSet(root);
  if (kind === 'screen') {
    const icon = values['no-menu'] ? undefined : values.icon;
    addScreen(root, changes, names, { ...values, ...optional(values), isPublic: values.public, icon });
  } else if (kind === 'component') addComponent(changes, names, values);
  else if (kind === 'endpoint') addEndpoint(changes, names, { ...values, isPublic: values.public });
  else addApp(changes, names, { ...values, ...optional(values) });
  return { kind, changes };
}

function optional({ title, zh, search }: { title?: string; zh?: string; search?: string }) {
  return { title, zh, search };
}
