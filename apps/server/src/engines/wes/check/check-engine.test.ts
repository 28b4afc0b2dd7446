import { expect, onTestFinished, test } from 'vitest';
import type { WesSettings } from '../../../config/wes-settings.ts';
import type { Dialect } from '../testing/fake-run.ts';
import { FakeWes, type FakeOptions } from '../testing/fake-wes.ts';
import { TINY_LIMITS, closedFake, wesSettings } from '../testing/wes-test.ts';
import { checkEngine } from './check-engine.ts';

/** Fake engine that ends its runs at the second look. */
async function startFake(options: FakeOptions): Promise<FakeWes> {
  const fake = await FakeWes.start(options);
  onTestFinished(() => fake.close());
  fake.onLook = (run) => {
    if (run.state === 'RUNNING')
      Object.assign(run, {
        state: 'COMPLETE',
        exitCode: 0,
        files: { word: 'portal\n' },
        outputs: { word: '@/word' },
      });
    else if (run.state === 'QUEUED') run.state = 'RUNNING';
  };
  return fake;
}

/** Findings of a check, with their levels in front. */
async function findings(settings: WesSettings, run = false): Promise<string[]> {
  const found: string[] = [];
  const check = checkEngine({
    settings,
    publicUrl: 'http://127.0.0.1:4600',
    run,
    lookMs: 1,
    timeoutMs: 5000,
    limits: TINY_LIMITS,
  });
  for await (const { level, text } of check) found.push(`${level}: ${text}`);
  return found;
}

test.each<[dialect: Dialect, response: string]>([
  ['toil', 'ok: It answers: toil 5.9.2 · WES 1.0.0 · cwl v1.0, v1.1, v1.2.'],
  ['sapporo', 'ok: It answers: sapporo-service 2.2.5 · WES 1.1.0 · CWL v1.2.'],
  ['wes-1.0', 'ok: It answers: an engine without a name · WES 1.0.0 · no languages named.'],
])('a trial run at %s goes from its submission to its result', async (dialect, response) => {
  const fake = await startFake({ dialect });
  expect(await findings(wesSettings(fake.url), true)).toEqual([
    response,
    'ok: Inputs are offered at http://127.0.0.1:4600; the engine must reach this address.',
    'ok: It needs no token: whoever reaches it can start and read runs.',
    'note: It has no runs yet, so it is not known if it shows the tags of runs: add --run to find out.',
    'ok: A trial run (CWL) succeeded.',
    'ok: The trial run was found again by its tag.',
    'ok: The result of the trial run was copied to the portal.',
  ]);
  expect(Object.keys(fake.run().attachments)).toEqual(['portal-check.cwl']);
  const again = await findings(wesSettings(fake.url));
  expect(again[3]).toMatch(
    dialect === 'sapporo' ? /^ok: Its list of runs shows their tags/ : /^ok: The log of a run shows its tags/,
  );
  expect(again[4]).toBe('ok: The logs and results of its runs are at addresses that the portal may read.');
});

test('a token is tried, and so is no token', async () => {
  const closed = await startFake({ token: 'secret' });
  const given = await findings(wesSettings(closed.url, { token: 'secret' }));
  expect(given).toContain('ok: It accepts the token.');
  const open = await startFake({});
  expect(await findings(wesSettings(open.url, { token: 'secret' }))).toContain(
    'note: It answers without the token, too: whoever reaches it can read its runs.',
  );
  expect((await findings(wesSettings(closed.url, { token: 'old' }))).at(-1)).toBe(
    'problem: The engine "wes" refuses the portal (401: The token is not valid): correct WES_TOKEN.',
  );
});

test('what jobs would stumble over is a problem with its remedy', async () => {
  const gone = await closedFake();
  expect(await findings(wesSettings(gone))).toEqual([
    'problem: The engine "wes" does not answer: the connection is refused.',
  ]);
  const fake = await startFake({ dialect: 'toil' });
  await findings(wesSettings(fake.url), true);
  Object.assign(fake.run(), {
    stdout: 's3://logs/stdout',
    outputs: [
      { class: 'File', location: 'file:///srv/toil/word.txt' },
      { class: 'File', location: 'http://files.example.org/word.txt' },
    ],
  });
  const found = await findings(wesSettings(fake.url));
  expect(found.at(-1)).toMatch(
    /^problem: The portal may not read all logs and results: some are files of the/,
  );
  expect(found.at(-1)).toMatch(
    /name the folder in WES_FOLDERS; some are at files\.example\.org, so add this/,
  );
});

test('a trial run that fails tells its reason, and one that does not end is stopped', async () => {
  const fake = await startFake({});
  fake.onLook = (run) =>
    Object.assign(run, { state: 'EXECUTOR_ERROR', exitCode: 127, stderr: 'echo: not found\n' });
  const failed = await findings(wesSettings(fake.url), true);
  expect(failed).toContain(
    'problem: The trial run (CWL) ended as failed. The workflow failed with exit code 127. echo: not found',
  );
  const stuck = await startFake({});
  stuck.onLook = (run) => Object.assign(run, { state: run.state === 'QUEUED' ? 'RUNNING' : run.state });
  const settings = wesSettings(stuck.url);
  const check = checkEngine({
    settings,
    publicUrl: 'http://127.0.0.1:4600',
    run: true,
    lookMs: 1,
    timeoutMs: 10,
    limits: TINY_LIMITS,
  });
  const last = [];
  for await (const each of check) last.push(each);
  expect(last.at(-1)?.text).toBe('The trial run is still running after 0 minutes; it was stopped.');
  expect(stuck.run().state).toMatch(/^CANCEL/);
});
