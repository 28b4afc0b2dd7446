import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { endWith, UserError } from '../setup/user-error.mjs';
import { planChanges } from './plan-changes.ts';

const root = resolve(import.meta.dirname, '../..');

const HELP = `npm run new -- screen NAME --zh 标题      a page at /NAME with route, messages, story and menu entry
    --title "Data licences"             English title; the name without it
    --feature catalogue                 catalogue, datasets, seqflow, reports, storage, home or account
    --public                            for visitors too; without it, signed-in users only
    --icon files                        icon of the menu entry; --no-menu leaves it out of the menu
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

/** Generated files to rebuild after the files of a kind are written. */
const FOLLOW_UPS: Readonly<Record<string, readonly [title: string, command: string, ...args: string[]]>> = {
  screen: ['messages', join(root, 'node_modules/.bin/lingui'), 'extract', '--clean'],
  endpoint: ['generated types', process.execPath, join(root, 'tools/codegen.mjs')],
};

function followUp(kind: string): void {
  const [title, command, ...args] = FOLLOW_UPS[kind] ?? [];
  if (command === undefined) return;
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new UserError(`The ${title} could not be generated:\n${stdout}${stderr}`.trim());
}

async function main(): Promise<void> {
  const planned = planChanges(root, process.argv.slice(2));
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
    `${lines.join('\n')}\n\nnpm run check tests it; npm run storybook or npm run dev shows it.\n`,
  );
}

main().catch(endWith);
