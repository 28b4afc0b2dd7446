// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import script from './download.sh?raw';
import { isAlive } from './testing/is-alive';
import { TIMEOUT_MS, allCorrect, keyOf, someBytes, useKit } from './testing/kit-bench';
import { POSIX_BASH, requireProgram, SHELLS } from './testing/shells';

type Kit = ReturnType<typeof useKit>;

/** Unpacks a kit of small files of these names. */
const unpack = (kit: Kit, ...names: string[]) =>
  kit.unpack(names.map((name, index) => kit.aFile(index, name, someBytes(2000 + index, index))));

describe.each([...SHELLS, POSIX_BASH])('download.sh in $name', { timeout: TIMEOUT_MS }, (shell) => {
  const kit = useKit(shell);
  it('fetches, resumes and verifies files, and nothing the second time', async () => {
    const files = await unpack(kit, 'a.csv', 'with space', '$(touch owned);`id`', "'数据 \"表'", '-rf');
    await mkdir(join(kit.folder, 'partial'));
    await writeFile(join(kit.folder, 'partial', 'a.csv'), someBytes(2000, 0).subarray(0, 1234));
    kit.portal.inject('data/with space-1', ['cut', '500']);
    const { code, output } = await kit.run();
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringContaining('5 of 5 files are here and right.'),
    });
    expect(output).not.toContain('download.sh:');
    expect(await kit.downloaded(files)).toEqual(allCorrect(files));
    expect(kit.portal.requests).toContainEqual({ key: 'data/a.csv-0', range: 'bytes=1234-' });
    const own = shell.onlyBusybox ? ['busybox'] : [];
    expect((await readdir(kit.folder)).sort()).toEqual([...own, 'data', 'download.sh', 'files.tsv']);
    kit.portal.requests.length = 0;
    await writeFile(join(kit.folder, 'data', 'a.csv'), someBytes(2000, 9));
    expect(await kit.run('--check')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^FAILED +a\.csv: its MD5 checksum is wrong$/mu),
    });
    expect(kit.portal.requests).toEqual([]);
  });

  it('sends the access token', async () => {
    const file = kit.aFile(0, 'private', someBytes(5000, 7));
    const files = await kit.unpack([{ ...file, signedUrl: `${kit.portal.url}/storage?key=none` }]);
    expect(await kit.runWith({ PORTAL_TOKEN: 'omp_3f9c_1' })).toMatchObject({ code: 0 });
    expect(await kit.downloaded(files)).toEqual(allCorrect(files));
    expect(kit.portal.authorizations.links.at(-1)).toBe('Bearer omp_3f9c_1');
  });
});

describe.each(SHELLS)('signals in $name', { timeout: TIMEOUT_MS }, (shell) => {
  const kit = useKit(shell);

  /** Program in place of curl that never ends for these files; with a reader of its processes and their parents. */
  async function endlessCurl(pattern: string) {
    const log = join(kit.folder, 'log');
    await writeFile(log, '');
    const env = await kit.fakeProgram(
      'curl',
      `case "$*" in
        *--continue-at*key=data%2F${pattern}-*) echo "$$ $PPID" >> '${log}'; exec sleep 1000 ;;
        *) exec "$REAL" "$@" ;;
      esac`,
    );
    const processes = async () => {
      const lines = (await readFile(log, 'utf8')).split('\n').slice(0, -1);
      return lines.map((line) => {
        const [pid = 0, parent = 0] = line.split(' ').map(Number);
        return { pid, parent };
      });
    };
    return { env, processes };
  }

  it('break off a transfer that stops in its middle, and one that was ended from outside is reported', async () => {
    const files = await unpack(kit, 'frozen', 'ended', 'other');
    const [frozen] = [...files.values()].map(keyOf);
    kit.portal.inject(frozen!, ['freeze']);
    kit.portal.requests.length = 0;
    const { env, processes } = await endlessCurl('ended');
    const result = kit.runWith({ ...env, KIT_STALL: '1' });
    const ended = await vi.waitFor(
      async () => {
        const [first] = await processes();
        expect(first).toBeDefined();
        return first!;
      },
      { timeout: 30_000 },
    );
    process.kill(ended.parent, 'SIGKILL');
    process.kill(ended.pid, 'SIGKILL');
    const { code, output } = await result;
    expect(code, output).toBe(1);
    expect(output).toContain('FAILED  ended: its transfer was ended');
    expect(output).toContain('waiting frozen: its server is slow. It gets more time.');
    expect(output).toContain('2 of 3 files are here and right.');
    expect(output).not.toContain('download.sh:');
    expect(kit.portal.requests.filter(({ key }) => key === frozen).map(({ range }) => range)).toEqual([
      undefined,
      'bytes=1000-',
    ]);
  });

  it('end all transfers at Ctrl-C', async () => {
    await unpack(kit, 'a1', 'a2', 'a3');
    const { env, processes } = await endlessCurl('a?');
    const run = kit.start(env);
    const closed = once(run, 'close');
    const output: string[] = [];
    run.stderr?.on('data', (text: Buffer) => output.push(text.toString()));
    await vi.waitFor(async () => expect(await processes()).toHaveLength(3), { timeout: 30_000 });
    process.kill(-run.pid!, 'SIGINT');
    const [code] = (await closed) as [number | null];
    expect({ code, output: output.join('') }).toEqual({
      code: 130,
      output: 'Stopped. Run this script again to go on.\n',
    });
    const alive = async () => (await processes()).flatMap(({ pid, parent }) => [pid, parent]).filter(isAlive);
    await vi.waitFor(async () => expect(await alive()).toEqual([]), { timeout: 30_000 });
    expect((await readdir(join(kit.folder, 'partial'))).sort()).toEqual(['a1', 'a2', 'a3']);
  });
});

it(
  'download.sh has no findings of ShellCheck, which knows what a POSIX shell has',
  { timeout: TIMEOUT_MS },
  () => {
    // Local variables (SC3043) are no part of POSIX, but of all shells above. `disown` (SC3044) runs in bash alone.
    const options = ['--shell=sh', '--exclude=SC3043,SC3044', '-'];
    const { stdout } = spawnSync(requireProgram('shellcheck'), options, { input: script, encoding: 'utf8' });
    expect(stdout).toBe('');
  },
);
