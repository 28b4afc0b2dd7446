import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endWith, Sentence } from '../setup/say.mjs';
import { addApp } from './app.ts';
import { ChangeSet } from './change-set.ts';
import { addComponent } from './component.ts';
import { addEndpoint } from './endpoint.ts';
import { namesOf } from './names.ts';
import { addScreen } from './screen.ts';

const root = resolve(import.meta.dirname, '../..');

const HELP = `npm run new -- screen NAME --zh 标题      a page at /NAME with route, words, story and place in the menu
    --title "Data licences"             English title; the name without it
    --feature datasets                  datasets, seqflow, reports, storage or account
    --public                            for visitors too; without it, signed-in users only
    --icon files                        sign in the menu; --no-menu leaves it out of the menu
    --search q                          a search box and its parameter in the address
npm run new -- component NAME            a component of libs/ui with stories
    --group Display                     heading in Storybook's sidebar
npm run new -- endpoint NAME             a paged list at GET /api/NAME: contract, handler, test, mocks
    --service datains                   datains, quartet-service or dataseq
    --public                            for callers without a token too
npm run new -- app NAME --zh 名称         an app of the store with its program and test
    --title "Table counts"              English name; the name without it
    --owner omics-portal                folder of the store
`;

const OPTIONS = {
  title: { type: 'string' },
  zh: { type: 'string' },
  feature: { type: 'string', default: 'datasets' },
  public: { type: 'boolean', default: false },
  icon: { type: 'string', default: 'files' },
  'no-menu': { type: 'boolean', default: false },
  search: { type: 'string' },
  group: { type: 'string', default: 'Display' },
  service: { type: 'string', default: 'datains' },
  owner: { type: 'string', default: 'omics-portal' },
  help: { type: 'boolean', default: false },
} as const;

/** Options that each kind takes; another one would be ignored, so it is refused. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  screen: ['title', 'zh', 'feature', 'public', 'icon', 'no-menu', 'search'],
  component: ['group'],
  endpoint: ['service', 'public'],
  app: ['title', 'zh', 'owner'],
};

function readArguments() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true, tokens: true });
  } catch (error) {
    throw new Sentence(
      `${error instanceof Error ? error.message : String(error)}. npm run new -- --help lists them.`,
    );
  }
}

/** Plans the changes of one kind of thing; nothing is written yet. */
function plan(): { kind: string; changes: ChangeSet } | undefined {
  const { values, positionals, tokens } = readArguments();
  const [kind = '', name, ...rest] = positionals;
  if (values.help) return undefined;
  const takes = TAKES[kind];
  if (takes === undefined) {
    throw new Sentence(
      `Say what to make: ${Object.keys(TAKES).join(', ')}${kind === '' ? '' : `, not "${kind}"`}. npm run new -- --help shows how.`,
    );
  }
  if (rest.length > 0) throw new Sentence(`"${rest.join(' ')}" is too much: a name is one word with dashes.`);
  const stray = tokens.find((token) => token.kind === 'option' && !takes.includes(token.name));
  if (stray?.kind === 'option') {
    throw new Sentence(`--${stray.name} is nothing for a new ${kind}. npm run new -- --help shows what is.`);
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

/** What must be made anew after the files of a kind are written. */
const FOLLOW_UPS: Readonly<Record<string, readonly [title: string, command: string, ...args: string[]]>> = {
  screen: ['words', join(root, 'node_modules/.bin/lingui'), 'extract', '--clean'],
  endpoint: ['generated types', process.execPath, join(root, 'tools/codegen.mjs')],
};

function followUp(kind: string): void {
  const [title, command, ...args] = FOLLOW_UPS[kind] ?? [];
  if (command === undefined) return;
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Sentence(`The ${title} could not be made:\n${stdout}${stderr}`.trim());
}

async function main(): Promise<void> {
  const planned = plan();
  if (planned === undefined) {
    process.stdout.write(HELP);
    return;
  }
  const { kind, changes } = planned;
  const undo = await changes.write();
  try {
    followUp(kind);
  } catch (error) {
    undo();
    throw error;
  }
  const { created, edited } = changes.paths;
  const lines = [...created.map((path) => `+ ${path}`), ...edited.map((path) => `~ ${path}`)];
  process.stdout.write(
    `${lines.join('\n')}\n\nnpm run check looks at it; npm run storybook or npm run dev shows it.\n`,
  );
}

main().catch(endWith);
