// @vitest-environment node
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { isAlive } from './testing/is-alive';
import { TIMEOUT_MS, allCorrect, someBytes, useKit } from './testing/kit-bench';

const kit = useKit();

const NUMBERS = [1, 2, 3, 5, 6, 7];
/** Unpacks a kit of six small files. */
const unpackSix = () =>
  kit.unpack(NUMBERS.map((index) => kit.aFile(index, `f${index}`, someBytes(500, index))));
const keyOf = (index: number) => `data/f${index}-${index}`;

describe('several files at a time', { timeout: TIMEOUT_MS }, () => {
  it('are fetched while one is stalled', async () => {
    const files = await unpackSix();
    kit.portal.inject(keyOf(1), ['silence']);
    kit.portal.requests.length = 0;
    expect(await kit.run()).toMatchObject({ code: 0 });
    expect(await kit.downloaded(files)).toEqual(allCorrect(files));
    expect(kit.portal.requests.at(-1)!.key).toBe(keyOf(1));
    expect(kit.portal.requests).toHaveLength(NUMBERS.length + 1);
  });

  it('are as many as KIT_PARALLEL says', async () => {
    await unpackSix();
    kit.portal.inject(keyOf(1), ['silence']);
    kit.portal.requests.length = 0;
    expect(await kit.runWith({ KIT_PARALLEL: '1' })).toMatchObject({ code: 0 });
    expect(kit.portal.requests.map(({ key }) => key)).toEqual([1, ...NUMBERS].map(keyOf));
    for (const wrong of ['0', 'all', '-2']) {
      expect(await kit.runWith({ KIT_PARALLEL: wrong })).toMatchObject({
        code: 2,
        output: 'KIT_PARALLEL is the number of files at a time: 1 or more.\n',
      });
    }
  });

  it('are all ended when the disk is full', async () => {
    await unpackSix();
    const pids = join(kit.folder, 'pids');
    const full = await kit.fakeProgram(
      'curl',
      `case "$*" in
        *--continue-at*key=data%2Ff6-6*) until [ "$(wc -l < '${pids}')" -ge 3 ]; do sleep 0.1; done; exit 23 ;;
        *--continue-at*key=data%2Ff[357]-*) echo $$ >> '${pids}'; exec sleep 1000 ;;
        *) real "$@" ;;
      esac`,
    );
    const { code, output } = await kit.runWith(full);
    expect(code, output).toBe(2);
    expect(output).toContain('FAILED  f6: it cannot be written here: is the disk full?');
    expect(output).toContain('2 of 6 files are here and right.');
    const stalled = (await readFile(pids, 'utf8')).trim().split('\n').map(Number);
    expect(stalled).toHaveLength(3);
    await vi.waitFor(() => expect(stalled.filter(isAlive)).toEqual([]), { timeout: 30_000 });
    expect(await kit.run()).toMatchObject({ code: 0 });
  });

  it('have one line on a terminal that says how far they are', async () => {
    await unpackSix();
    kit.portal.inject(keyOf(1), ['silence']);
    const { shell, args, env } = kit.command();
    const { stdout } = await promisify(execFile)(
      'script',
      ['--quiet', '--return', '--command', `${shell} '${args.join("' '")}'`, '/dev/null'],
      { env },
    );
    expect(stdout).toMatch(/\r5 of 6 files, 2\.4 KB of 2\.9 KB(?:, \d+[^\r]*\/s)?\x1B\[K/u);
    expect(stdout).toContain('6 of 6 files are here and right.');
  });
});
