import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt } from '../setup/build.mjs';
import { removeFolder } from './remove-folder.mjs';
import { callerOf, signIn } from './sign-in.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
/** Longest time until the server answers, or a state is reached, in milliseconds. */
const WAIT_MS = 120_000;

/** Input files of a job of `expression-matrix-qc`, which every new server has. */
export const EXAMPLE_FILES = {
  data_file: 'minio://quartet-data-portal/proteomics/protqc_data_log2_example.csv',
  metadata_file: 'minio://quartet-data-portal/proteomics/protqc_metadata_example.csv',
};

/**
 * Runs a benchmark on a new server with the embedded database, whose data folder is removed afterwards. `run` receives the
 * data folder, the id of the server's process, and a function for each demo account that calls the server.
 */
export async function onNewServer(port, run) {
  await ensureBuilt(ROOT);
  const base = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'bench-server-'));
  const data = join(folder, 'data');
  const server = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const researcher = callerOf(base, await until(() => signIn(base)));
    const admin = callerOf(base, await signIn(base, 'admin', 'quartet-admin'));
    await run({ data, pid: server.pid, researcher, admin });
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await removeFolder(folder);
  }
}

/** App whose jobs the benchmarks run: `expression-matrix-qc`. */
export async function exampleApp(call) {
  const { data } = await call('GET', '/datains/api/installed-apps');
  return data.find(({ name }) => name.includes('/expression-matrix-qc-'));
}

/** Submits a project of the example app with a job for each sample, in one call; resolves to its id. */
export async function submitExamples(call, app, name, sampleIds) {
  const { message } = await call('POST', '/datains/api/projects', {
    project_name: name,
    app_id: app.id,
    app_name: app.name,
    author: 'researcher@example.org',
    samples: sampleIds.map((id) => ({ sample_id: id, omics: 'proteomics', ...EXAMPLE_FILES })),
  });
  return message.id;
}

/** Repeats a read until it has a result; a failed one counts as none. Throws after {@link WAIT_MS}. */
export async function until(read) {
  const deadline = Date.now() + WAIT_MS;
  let failure;
  while (Date.now() < deadline) {
    try {
      const value = await read();
      if (value !== undefined) return value;
    } catch (error) {
      failure = error;
    }
    await wait(100);
  }
  throw new Error(`Nothing after ${WAIT_MS} ms: ${read}`, { cause: failure });
}
