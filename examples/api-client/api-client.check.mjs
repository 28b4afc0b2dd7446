import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf, signIn } from '../../tools/bench/sign-in.mjs';
import { startPortal } from '../../tools/test/engines/portal.mjs';

const ROOT = join(import.meta.dirname, '../..');
const TABLES = join(ROOT, 'apps/server/seed/proteomics');
const SCOPES = ['work:read', 'work:write', 'files:read', 'files:write'];

let portal;
let call;
let tokens = 0;
beforeAll(async () => {
  portal = await startPortal(mkdtempSync(join(tmpdir(), 'api-client-')), { SEED: '0' });
  call = callerOf(portal.url, await signIn(portal.url));
});
afterAll(() => portal.stop());

/** Runs a program with a token of these scopes; resolves to its exit code and what it prints. */
async function run(command, args, scopes) {
  const { token } = await call('POST', '/datains/api/access-tokens', {
    name: `token ${++tokens}`,
    scopes,
    days: 1,
  });
  const env = { ...process.env, PORTAL_URL: portal.url, PORTAL_TOKEN: token };
  const tables = ['protqc_data_log2_example.csv', 'protqc_metadata_example.csv'].map((name) =>
    join(TABLES, name),
  );
  return new Promise((done) => {
    execFile(
      command,
      [...args, 'data/researcher/examples', ...tables],
      { cwd: ROOT, env },
      (error, output, faults) => done({ code: error?.code ?? 0, output, faults }),
    );
  });
}

const PROGRAMS = [
  ['Python', 'python3', [join(import.meta.dirname, 'qc_run.py')]],
  ['TypeScript', process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'src/qc-run.ts')]],
];

test.each(PROGRAMS)('%s prints the verdict of an uploaded batch', async (_language, command, args) => {
  const { code, output, faults } = await run(command, args, SCOPES);
  expect(faults).toBe('');
  expect(output).toMatch(/^Succeeded: (pass|warn|fail)\n$/);
  expect(code).toBe(0);
});

test.each(PROGRAMS)('%s ends with the message of the server', async (_language, command, args) => {
  const { code, faults } = await run(command, args, ['work:read']);
  expect(faults).toContain('files:write');
  expect(code).toBe(1);
});
