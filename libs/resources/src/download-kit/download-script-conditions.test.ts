// @vitest-environment node
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TIMEOUT_MS, allCorrect, someBytes, useKit } from './testing/kit-bench';
import { stopLimitMs } from './testing/stop-limit';

const kit = useKit();

describe('download.sh where it runs', { timeout: TIMEOUT_MS }, () => {
  it('rejects a table with paths outside of data/', async () => {
    await kit.unpack([]);
    await writeFile(join(kit.folder, 'files.tsv'), 'filename\n../up\t1\t-\t-\t-\t-\n-rf\t1\t-\t-\t-\t-\n');
    const { code, output } = await kit.run();
    expect(code).toBe(1);
    expect(output.match(/holds no file name/g)).toHaveLength(2);
  });

  it('exits with 2 for an incomplete kit or an unknown option', async () => {
    await kit.unpack([]);
    expect(await kit.run('--all')).toMatchObject({ code: 2 });
    await rm(join(kit.folder, 'files.tsv'));
    expect(await kit.run()).toMatchObject({
      code: 2,
      output: expect.stringContaining('files.tsv is missing'),
    });
  });

  it('says how much it fetches, and how much space there is', async () => {
    await kit.unpack([kit.aFile(1, 'a.csv', someBytes(10, 1)), kit.aFile(2, 'b.csv', someBytes(20, 2))]);
    const { output } = await kit.run();
    expect(output).toContain('2 files, 30 bytes. To fetch: 30 bytes. Free here: ');
    expect(output).toMatch(/^fetched [ab]\.csv \(2 of 2, 30 bytes of 30 bytes\)$/mu);
  });

  it('stops at once when the disk is full, and resumes when there is space', async () => {
    const files = await kit.unpack(
      [1, 2, 3].map((index) => kit.aFile(index, `f${index}`, someBytes(50, index))),
    );
    const full = await kit.fakeProgram(
      'curl',
      'case "$*" in *--continue-at*f1-1*) real "$@" ;; *--continue-at*) exit 23 ;; *) real "$@" ;; esac',
    );
    kit.portal.requests.length = 0;
    const start = performance.now();
    const stopped = await kit.runWith({ ...full, KIT_PARALLEL: '1' });
    expect(performance.now() - start).toBeLessThan(stopLimitMs());
    expect(stopped.code).toBe(2);
    expect(stopped.output).toContain('FAILED  f2: it cannot be written here: is the disk full?');
    expect(stopped.output).toContain('Stopped: nothing can be written here any more. Make room on this disk');
    expect(stopped.output).not.toContain('f3');
    expect(stopped.output).not.toContain('waiting');
    expect(await kit.run()).toMatchObject({ code: 0 });
    expect(await kit.downloaded(files)).toEqual(allCorrect(files));
  });

  it('downloads nothing without enough disk space, unless the check is disabled', async () => {
    await kit.unpack([kit.aFile(1, 'f1', someBytes(2000, 1))]);
    const env = await kit.fakeProgram(
      'df',
      "printf 'Filesystem 1024-blocks Used Available Capacity Mounted on\\n/dev/a b 10 9 1 90%% /my disk\\n'",
    );
    kit.portal.requests.length = 0;
    const { code, output } = await kit.runWith(env);
    expect(code).toBe(2);
    expect(output).toContain('To fetch: 1.9 KB. Free here: 1.0 KB.');
    expect(output).toContain('There is not enough room on this disk.');
    expect(kit.portal.requests).toEqual([]);
    expect(await kit.runWith({ ...env, KIT_ANY_SPACE: 'yes' })).toMatchObject({ code: 0 });
  });

  it('gives up an unreachable portal after three files, with fewer attempts', async () => {
    const nowhere = [1, 2, 3, 4, 5].map(
      (index) => `f${index}\t1\t-\t-\t-\thttp://127.0.0.1:1/object?key=f${index}\n`,
    );
    await kit.unpack([]);
    await writeFile(join(kit.folder, 'files.tsv'), `head\n${nowhere.join('')}`);
    const { code, output } = await kit.runWith({ KIT_TRIES: '8', KIT_PARALLEL: '1' });
    expect(code).toBe(3);
    expect(output.match(/^FAILED +\w+: the portal cannot be reached$/gm)).toHaveLength(3);
    expect(output.match(/^waiting f1: the portal cannot be reached\. Next try in 0 s\.$/gm)).toHaveLength(2);
    expect(output).toContain('Stopped: the portal or its storage cannot be reached.');
    expect(output).toContain('0 of 5 files are here and right.');
    expect(await kit.run()).toMatchObject({ code: 3, output: expect.stringContaining('Stopped: ') });
  });
});
