import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './setup/build.mjs';
import { checkNode, ensureDependencies } from './setup/dependencies.mjs';
import { QUIET_ENV } from './setup/run-command.mjs';
import { endWith, Sentence, step } from './setup/say.mjs';

const root = resolve(import.meta.dirname, '..');

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { fresh: { type: 'boolean' }, port: { type: 'string' }, help: { type: 'boolean' } },
    });
    return values;
  } catch (error) {
    throw new Sentence(
      `${error.message}. Known: --port NUMBER, --fresh (start over with an empty .data/), --help.`,
    );
  }
}

/** Runs the server in the foreground; Ctrl-C reaches it as well as us, so we only wait for it to end. */
function serve(env) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'apps/server/dist/main.js')],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...QUIET_ENV, ...env },
    },
  );
  const pass = (signal) => child.kill(signal);
  process.on('SIGTERM', () => pass('SIGTERM'));
  process.on('SIGINT', () => undefined);
  return new Promise((done) => child.on('exit', (code) => done(code ?? 0)));
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
  if (options.fresh && existsSync(dataDir)) {
    await step(`Removing ${dataDir}`, async () => rmSync(dataDir, { recursive: true, force: true }));
  }
  process.exitCode = await serve({
    DATA_DIR: dataDir,
    PORTAL_DIST: process.env.PORTAL_DIST ?? join(root, 'apps/portal/dist'),
    ...(options.port === undefined ? {} : { PORT: options.port }),
  });
}

start().catch(endWith);
