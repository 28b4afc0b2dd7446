// @vitest-environment node
import { readFile, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { allCorrect, someBytes, useKit } from './testing/kit-bench';
import { stopLimitMs } from './testing/stop-limit';
import { startVanishingPortal, type Vanishing, type VanishingPortal } from './testing/vanishing-portal';

const STOPPED =
  'Stopped: the portal or its storage cannot be reached. Look at the connection and run this script again: it goes on here.';
/** Limit for the waits of the script itself, in seconds: what remains is for the start of programs on a busy machine. */
const MAX_WAITS = 8;
/** The settings that a kit has without any. */
const DEFAULTS = { KIT_TRIES: '8', KIT_WAIT: '2', KIT_STALL: '60' };
/** Exit code of a program that was ended by a signal. */
const TERMINATED = 128 + constants.signals.SIGTERM;
const NAMES = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'];

const kit = useKit();

const vanishing: { portal?: VanishingPortal } = {};
afterEach(async () => {
  await vanishing.portal?.stop();
  delete vanishing.portal;
});

/** Unpacks a kit of six files of a portal that vanishes after so many. */
async function unpackVanishing(how: Vanishing, afterFiles: number): Promise<void> {
  await kit.unpack([]);
  vanishing.portal = await startVanishingPortal(how, afterFiles);
  await writeFile(join(kit.folder, 'files.tsv'), vanishing.portal.table(NAMES));
}

/** Runs the script; with the time that it took. */
async function timed(env: Readonly<Record<string, string>> = {}) {
  const start = performance.now();
  const result = await kit.runWith({ ...DEFAULTS, ...env });
  return { ...result, duration: performance.now() - start };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Pauses that the script announced before further tries of a file, in seconds. */
const pausesOf = (name: string, output: string) =>
  sum(
    [...output.matchAll(/^waiting (\S+): .* Next try in (\d+) s\.$/gm)]
      .filter(([, file]) => file === name)
      .map(([, , seconds]) => Number(seconds)),
  );

describe('download.sh without a living server', { timeout: 60_000 }, () => {
  it('stops soon when the server accepts no connections after the first file', async () => {
    await unpackVanishing('closed', 1);
    const { code, output, duration } = await timed();
    expect(code, output).toBe(3);
    expect(output).toContain(STOPPED);
    expect(output).toContain('1 of 6 files are here and right.');
    const pauses = NAMES.map((name) => pausesOf(name, output));
    expect(Math.max(...pauses)).toBeGreaterThan(0);
    // A transfer that broke off when the server went has a pause before the three tries.
    expect(Math.max(...pauses)).toBeLessThanOrEqual(MAX_WAITS);
    expect(duration).toBeLessThan(stopLimitMs());
  });

  it.each([0, 1])('stops soon when the server is silent after %i files', async (afterFiles) => {
    await unpackVanishing('silent', afterFiles);
    const log = join(kit.folder, 'log');
    const curl = await kit.fakeProgram('curl', `printf '%s\\n' "$*" >> '${log}'\nreal "$@"`);
    const { code, output, duration } = await timed({ ...curl, KIT_PARALLEL: '1' });
    expect(code, output).toBe(3);
    expect(output).toContain(STOPPED);
    expect(output).toContain(`${afterFiles} of 6 files are here and right.`);
    expect(output.match(/^FAILED +f\d: the portal cannot be reached$/gm)).toHaveLength(3);
    // Two requests for each file that came, and then one that remains without an answer, and the small one.
    const requests = (await readFile(log, 'utf8'))
      .trimEnd()
      .split('\n')
      .slice(afterFiles * 2);
    expect(requests).toHaveLength(2);
    expect(requests[1]).toMatch(/--url http:\/\/127\.0\.0\.1:\d+\/$/);
    const limits = requests.map((line) => Number(/--max-time (\d+)/.exec(line)?.[1]));
    expect(sum(limits) + pausesOf(`f${afterFiles + 1}`, output)).toBeLessThan(MAX_WAITS);
    expect(duration).toBeLessThan(stopLimitMs());
  });

  it('stops soon with several files at once when the server is silent', async () => {
    await unpackVanishing('silent', 0);
    const { code, output, duration } = await timed();
    expect(code, output).toBe(3);
    expect(output).toContain(STOPPED);
    expect(output).not.toContain('waiting');
    expect(duration).toBeLessThan(stopLimitMs());
  });

  it('stops soon when the server freezes in the middle of its files', async () => {
    await unpackVanishing('frozen', 0);
    const log = join(kit.folder, 'log');
    const curl = await kit.fakeProgram(
      'curl',
      `"$REAL" "$@" & trap 'kill "$!"' TERM; wait "$!"
      result=$?; printf '%s %s\\n' "$result" "$*" >> '${log}'; exit "$result"`,
    );
    const { code, output, duration } = await timed(curl);
    expect(code, output).toBe(3);
    expect(output).toContain(STOPPED);
    expect(output.match(/^FAILED +f\d: the storage cannot be reached$/gm)?.length).toBeGreaterThan(0);
    expect(output).not.toContain('waiting');
    // The transfers were broken off before their own limit, which is later in the middle of a file.
    const ended = (await readFile(log, 'utf8')).trimEnd().split('\n');
    expect(ended.filter((line) => line.startsWith('28 ')).length).toBeGreaterThan(0);
    const transfers = ended.filter((line) => line.includes('--continue-at'));
    expect(transfers.length).toBeGreaterThan(0);
    expect(transfers.filter((line) => !line.startsWith(`${TERMINATED} `))).toEqual([]);
    expect(duration).toBeLessThan(stopLimitMs());
  });

  it.each([
    { status: '502', tries: 3, meaning: 'whose server is away' },
    { status: '503', tries: 8, meaning: 'that is busy' },
  ])('sends $tries requests to a portal $meaning (HTTP $status)', async ({ status, tries }) => {
    await kit.unpack([1, 3].map((index) => kit.aFile(index, `f${index}`, someBytes(50, index))));
    const curl = await kit.fakeProgram(
      'curl',
      `case "$*" in *object?key=*f3-3*) printf ${status} ;; *) real "$@" ;; esac`,
    );
    const { code, output } = await kit.runWith({ ...curl, KIT_TRIES: '8', KIT_PARALLEL: '1' });
    expect(code, output).toBe(3);
    expect(output).toContain(`FAILED  f3: the portal gives no link (HTTP ${status})`);
    expect(output.match(/^waiting f3: .* Next try in 0 s\.$/gm)).toHaveLength(tries - 1);
    expect(output).toContain(STOPPED);
  });

  it('goes on with the remaining files in the next run', async () => {
    const files = await kit.unpack(
      [1, 2, 3].map((index) => kit.aFile(index, `f${index}`, someBytes(50, index))),
    );
    const table = await readFile(join(kit.folder, 'files.tsv'), 'utf8');
    await writeFile(join(kit.folder, 'files.tsv'), table.replaceAll(kit.portal.url, 'http://127.0.0.1:1'));
    expect(await kit.run()).toMatchObject({ code: 3, output: expect.stringContaining(STOPPED) });
    await writeFile(join(kit.folder, 'files.tsv'), table);
    expect(await kit.run()).toMatchObject({ code: 0 });
    expect(await kit.downloaded(files)).toEqual(allCorrect(files));
  });

  it('waits for a slow server that answers a small request, and as long as bytes come', async () => {
    const names = ['link', 'content', 'trickle'];
    const files = await kit.unpack(names.map((name, index) => kit.aFile(index, name, someBytes(20, index))));
    kit.portal.inject('data/link-0', ['sign-slow', 'sign-slow']);
    kit.portal.inject('data/content-1', ['slow', 'slow']);
    kit.portal.inject('data/trickle-2', ['trickle']);
    kit.portal.requests.length = 0;
    const { code, output } = await timed();
    expect(code, output).toBe(0);
    expect(output).toContain('waiting link: its server is slow. It gets more time.');
    expect(output).toContain('waiting content: its server is slow. It gets more time.');
    expect(output).not.toContain('waiting trickle');
    expect(kit.portal.requests.filter(({ key }) => key === 'data/trickle-2')).toHaveLength(1);
    expect(await kit.downloaded(files)).toEqual(allCorrect(files));
  });
});
