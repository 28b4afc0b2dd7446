import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RunOutput } from '../../app-store/run-descriptor.ts';
import type { RunResults } from '../job-engine.ts';
import { collected, ended, wesTest, type WesTest } from './testing/wes-test.ts';

describe('files of a shared disk', () => {
  let root = '';
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'wes-disk-'));
    const folder = root;
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await mkdir(join(root, 'out/sub'), { recursive: true });
    await writeFile(join(root, 'out/a b.txt'), 'A');
    await writeFile(join(root, 'out/sub/c.txt'), 'C');
    await writeFile(join(root, 'secret'), 'S');
    await symlink(join(root, 'secret'), join(root, 'out/link'));
  });

  async function collectFrom(
    outputs: unknown,
    wanted: RunOutput,
  ): Promise<{ wes: WesTest; results: RunResults }> {
    const wes = await wesTest({ dialect: 'toil' }, { folders: [join(root, 'out')] });
    return { wes, results: await collected(wes, { outputs }, [wanted]) };
  }

  test('are read below the configured folders, by URL and by path', async () => {
    const location = pathToFileURL(join(root, 'out/a b.txt')).href;
    const { wes, results } = await collectFrom(
      { o: { class: 'File', location, basename: 'a b.txt' } },
      { name: 'o', kind: 'text', output: 'o' },
    );
    expect(results).toEqual({ outputs: { o: 'minio://projects/p/j/a b.txt' }, missing: [], unread: [] });
    expect(await wes.stored('p/j/a b.txt')).toBe('A');
    const path = { o: { class: 'File', path: join(root, 'out/sub/c.txt') } };
    const second = await collectFrom(path, { name: 'o', kind: 'text', output: 'o' });
    expect(await second.wes.stored('p/j/c.txt')).toBe('C');
  });

  test('folders without a listing are read, too', async () => {
    const location = pathToFileURL(join(root, 'out/sub')).href;
    const { wes, results } = await collectFrom(
      { o: { class: 'Directory', location, basename: 'sub' } },
      { name: 'o', kind: 'folder', folder: 'sub' },
    );
    expect(results.outputs).toEqual({ o: 'minio://projects/p/j/sub/' });
    expect(await wes.stored('p/j/sub/c.txt')).toBe('C');
  });

  test.each([
    ['secret', 'run.unread-outside', /secret is outside the folders in WES_FOLDERS\.$/],
    ['out/link', 'run.unread-outside', /link is outside the folders in WES_FOLDERS\.$/],
    ['out/../secret', 'run.unread-outside', /secret is outside the folders/],
    ['out/none', 'run.unread-absent', /none does not exist on this server\.$/],
    ['out/sub', 'run.unread-no-file', /sub is no file\.$/],
  ])('%s is not read: %s', async (path, code, line) => {
    const location = `file://${root}/${path}`;
    const { results } = await collectFrom(
      { o: { class: 'File', location } },
      { name: 'o', kind: 'text', output: 'o' },
    );
    const reason = { line: expect.stringMatching(line), problem: { code } };
    expect(results).toMatchObject({ missing: [], unread: [{ output: 'o', reason }] });
  });
});

test.each(['run', 'log'] as const)('closing the engine ends a request for a %s that hangs', async (kind) => {
  const wes = await wesTest();
  const { run, handle } = await ended(wes, { stdout: 'x' });
  const observation = await wes.engine.observe(run, handle);
  wes.fake.disturb(kind, 'hang');
  const collect = wes.engine.collect(run, handle, observation);
  await vi.waitFor(() => expect(wes.fake.requests.at(-1)?.kind).toBe(kind));
  await wes.engine.close();
  await expect(collect).rejects.toThrow('The engine "wes" does not answer: no response in time.');
});
