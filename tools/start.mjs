import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './setup/build.mjs';
import { checkNode, ensureDependencies } from './setup/dependencies.mjs';
import { QUIET_ENV } from './setup/run-command.mjs';
import { endWith, UserError, step } from './setup/user-error.mjs';

const root = resolve(import.meta.dirname, '..');

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { fresh: { type: 'boolean' }, port: { type: 'string' }, help: { type: 'boolean' } },
    });
    return values;
  } catch (error) {
    throw new UserError(
      `${error.message}. Known: --port NUMBER, --fresh (start over with an empty .data/), --help.`,
    );
  }
}

/** Runs the server in this process, so that it receives all signals. */
async function serve(env) {
  Object.assign(process.env, QUIET_ENV, env);
  process.chdir(root);
  await import(pathToFileURL(join(root, 'apps/server/dist/main.js')));
}

async function start() {
  const options = readOptions();
  if (options.help) {
    process.stdout.write(
      'npm start                   install, build, seed and serve everything on one port\nnpm start -- --port 8080    on another port\nnpm start -- --fresh        start over: removes .data/ first\n',
    );
    return;
  }
  checkNode();
  await ensureDependencies(root);
  await ensureBuilt(root);
  const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
  if (options.fresh && process.env.DATABASE_URL) {
    throw new UserError(
      '--fresh removes the data folder only, but DATABASE_URL keeps the records elsewhere: empty that database and the folder by yourself, or start without DATABASE_URL.',
    );
  }
  if (options.fresh && existsSync(dataDir)) {
    await step(`Removing ${dataDir}`, async () => rmSync(dataDir, { recursive: true, force: true }));
  }
  await serve({
    DATA_DIR: dataDir,
    PORTAL_DIST: process.env.PORTAL_DIST ?? join(root, 'apps/portal/dist'),
    ...(options.port === undefined ? {} : { PORT: options.port }),
  });
}

start().catch(endWith);
