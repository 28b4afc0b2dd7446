// @vitest-environment node
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdtemp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import script from './download.sh?raw';
import type { KitFile } from './kit-file';
import { kitTables } from './kit-tables';
import { FAULTS, startFaultyPortal, type Fault, type FaultyPortal } from './testing/faulty-portal';

const TIMEOUT_MS = 240_000;

const HOSTILE_NAMES = [
  'a#b.csv',
  'with space.csv',
  `"quoted" 'twice'.csv`,
  '../../etc/passwd',
  'con.txt',
  '-rf',
  '$(touch owned);`id`.csv',
  '数据 表.csv',
  '🧬.vcf.gz',
  'a\tb\nc.csv',
  '%2e%2e%2fx.csv',
  '.bashrc',
  'same.csv',
  'SAME.csv',
];

let portal: FaultyPortal;
let folder: string;

beforeAll(async () => void (portal = await startFaultyPortal()));
afterAll(() => portal.stop());
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'kit-'))));
afterEach(() => rm(folder, { recursive: true }));

/** File of the portal, and its record: every third has only an MD5 checksum, some have no size. */
function aFile(index: number, name: string, content: Buffer): KitFile {
  const path = `minio://portal/data/${name}-${index}`;
  const digest = (algorithm: string) => createHash(algorithm).update(content).digest('hex');
  const md5 = digest('md5');
  portal.put(`data/${name}-${index}`, md5, content);
  return {
    path,
    name,
    size: index % 5 === 4 ? null : content.length,
    md5: index % 4 === 3 ? null : md5,
    sha256: index % 3 === 0 && index % 4 !== 3 ? null : digest('sha256'),
  };
}

function someBytes(length: number, seed: number): Buffer {
  return Buffer.from(
    Uint8Array.from({ length }, (_, index) => (index * 31 + seed * 17 + (index >> 8)) % 256),
  );
}

async function unpack(files: readonly KitFile[]): Promise<Map<string, KitFile>> {
  const tables = kitTables(files, { index: `${portal.url}/dataseq`, datains: `${portal.url}/datains/` });
  await writeFile(join(folder, 'files.tsv'), tables.files);
  await writeFile(join(folder, 'download.sh'), script);
  const names = tables.manifest
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split('\t')[1]!);
  return new Map(names.map((name, index) => [name, files[index]!]));
}

interface RunResult {
  readonly code: number;
  readonly output: string;
}

const SETTINGS = { KIT_TRIES: '4', KIT_WAIT: '0', KIT_STALL: '1' };

const run = (...options: string[]) => runWith({}, ...options);

interface RunOptions {
  readonly shell?: string;
  readonly env?: Readonly<Record<string, string>>;
}

function runWith({ shell = 'bash', env = {} }: RunOptions, ...options: string[]): Promise<RunResult> {
  return new Promise((resolve) => {
    execFile(
      shell,
      [join(folder, 'download.sh'), ...options],
      { cwd: tmpdir(), env: { ...process.env, ...SETTINGS, no_proxy: '*', ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

/** Files in `data/` by name; true if the content is that of the portal. */
async function downloaded(files: ReadonlyMap<string, KitFile>): Promise<Record<string, boolean>> {
  const names = await readdir(join(folder, 'data'));
  const entries = names.map(async (name) => {
    const content = await readFile(join(folder, 'data', name));
    return [
      name,
      content.equals(portal.contentOf(files.get(name)!.path.slice('minio://portal/'.length))),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const allCorrect = (files: ReadonlyMap<string, unknown>) =>
  Object.fromEntries([...files.keys()].map((name) => [name, true]));

/** Program that replaces the real one of this name on the PATH; `real` in its text calls the real one. */
async function fakeProgram(name: string, text: string): Promise<Readonly<Record<string, string>>> {
  const programs = join(folder, 'programs');
  await mkdir(programs, { recursive: true });
  await writeFile(
    join(programs, name),
    `#!/usr/bin/env bash\nreal() { PATH=\${PATH#*:} command ${name} "$@"; }\n${text}\n`,
  );
  await chmod(join(programs, name), 0o755);
  return { PATH: `${programs}:${process.env['PATH'] ?? ''}` };
}

describe('download.sh', { timeout: TIMEOUT_MS }, () => {
  it('downloads and verifies files of any name, and nothing the second time', async () => {
    const files = await unpack(
      HOSTILE_NAMES.map((name, index) => aFile(index, name, someBytes(100 * index, index))),
    );
    expect(await run()).toMatchObject({ code: 0 });
    expect(await downloaded(files)).toEqual(allCorrect(files));
    expect((await readdir(folder)).sort()).toEqual(['data', 'download.sh', 'files.tsv']);
    portal.requests.length = 0;
    expect((await run()).output).toContain('14 of 14 files are here and right.');
    expect(portal.requests).toEqual([]);
  });

  it('resumes partial files, and downloads only wrong or missing files again', async () => {
    const content = (index: number) => someBytes(20_000, index);
    const files = await unpack([0, 1, 2, 3, 5].map((index) => aFile(index, `f${index}.bin`, content(index))));
    await mkdir(join(folder, 'partial'));
    await writeFile(join(folder, 'partial', 'f0.bin'), content(0).subarray(0, 12_345));
    expect(await run()).toMatchObject({ code: 0 });
    expect(portal.requests.filter(({ range }) => range !== undefined)).toEqual([
      { key: 'data/f0.bin-0', range: 'bytes=12345-' },
    ]);
    const flipped = content(1);
    flipped[7] = flipped[7]! ^ 1;
    await writeFile(join(folder, 'data', 'f1.bin'), flipped);
    await truncate(join(folder, 'data', 'f2.bin'), 19_999);
    await rm(join(folder, 'data', 'f5.bin'));
    portal.requests.length = 0;
    const checked = await run('--check');
    expect(checked.code).toBe(1);
    expect(checked.output).toMatch(/FAILED +f1\.bin: its (SHA-256|MD5) checksum is wrong/);
    expect(checked.output).toContain('f2.bin: it has 19999 bytes and not 20000');
    expect(checked.output).toContain('f5.bin: it is missing');
    expect(portal.requests).toEqual([]);
    expect(await run()).toMatchObject({ code: 0 });
    expect(portal.requests.map(({ key }) => key)).toEqual([
      'data/f1.bin-1',
      'data/f2.bin-2',
      'data/f5.bin-5',
    ]);
    expect(await downloaded(files)).toEqual(allCorrect(files));
  });

  it('accepts no wrong file in 90 faults, reports the failed ones, and downloads them in the next run', async () => {
    const files = await unpack(
      Array.from({ length: 30 }, (_, index) =>
        aFile(index, `run-${index}.dat`, someBytes(3000 + 97 * index, index)),
      ),
    );
    const keys = [...files.values()].map(({ path }) => path.slice('minio://portal/'.length));
    // Every file has three faults in a row, each fault comes first twice; the last six have faults that never end.
    keys.slice(0, 24).forEach((key, index) => {
      portal.inject(
        key,
        [0, 1, 2].map((step): Fault => FAULTS[(index + step * 5) % FAULTS.length]!),
      );
    });
    keys.slice(24).forEach((key, index) =>
      portal.inject(
        key,
        Array.from({ length: 40 }, (): Fault => (['flip', 'expired', '500'] as const)[index % 3]!),
      ),
    );
    const first = await run();
    expect(portal.injected()).toBeGreaterThanOrEqual(90);
    expect(first.code, first.output).toBe(1);
    const present = await downloaded(files);
    expect(Object.values(present).filter((right) => !right)).toEqual([]);
    const failed = [...first.output.matchAll(/^FAILED +(\S+):/gm)].map(([, name]) => name!);
    expect(failed.sort()).toEqual([...files.keys()].filter((name) => !(name in present)).sort());
    expect(failed).toEqual(
      expect.arrayContaining([24, 25, 26, 27, 28, 29].map((index) => `run-${index}.dat`)),
    );

    portal.heal();
    portal.requests.length = 0;
    expect(await run()).toMatchObject({ code: 0 });
    expect([...new Set(portal.requests.map(({ key }) => key))].sort()).toEqual(
      failed.map((name) => files.get(name)!.path.slice('minio://portal/'.length)).sort(),
    );
    expect(await downloaded(files)).toEqual(allCorrect(files));
  });

  it('reports files that cannot be downloaded or verified', async () => {
    const unknown = { size: null, md5: null, sha256: null };
    portal.put('data/plain', 'none', Buffer.from('abc'));
    const plain = { ...unknown, path: 'minio://portal/data/plain', name: 'plain', size: 3 };
    const gone = { ...unknown, path: 'minio://portal/data/gone', name: 'gone' };
    const elsewhere = { ...unknown, path: 'file:///a', name: 'elsewhere' };
    await unpack([plain, gone, elsewhere]);
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toContain('gone: the portal does not know the file any more (HTTP 404)');
    expect(output).toContain('elsewhere: its record names no way to it');
    expect(output).toContain('1 of them have no checksum: only their size could be checked.');
  });

  it('uses the signed links of private files, and gives up an expired one at once', async () => {
    const linked = (index: number, name: string) => {
      const file = aFile(index, name, someBytes(5000, index));
      const key = file.path.slice('minio://portal/'.length);
      return { file: { ...file, signedUrl: `${portal.url}/storage?key=${key}` }, key };
    };
    const [resumed, expired, gone] = [linked(0, 'resumed'), linked(1, 'expired'), linked(2, 'gone')];
    const unsigned = { ...linked(3, 'unsigned').file, signedUrl: null };
    portal.inject(resumed.key, ['cut', '500']);
    portal.inject(expired.key, ['expired', 'expired']);
    const missing = { ...gone.file, signedUrl: `${portal.url}/storage?key=none` };
    const files = await unpack([resumed.file, expired.file, missing, unsigned]);
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toContain(
      'FAILED  expired: its link has expired (HTTP 403). Make a new kit in the portal',
    );
    expect(output).toContain('FAILED  gone: the portal does not know the file any more (HTTP 404)');
    expect(output).toContain('FAILED  unsigned: its record names no way to it');
    expect(output).not.toContain('waiting expired');
    expect(await downloaded(files)).toEqual({ resumed: true });
  });

  it('requests the links of private files with an access token, which the storage never sees', async () => {
    const file = aFile(0, 'private', someBytes(5000, 7));
    const key = file.path.slice('minio://portal/'.length);
    portal.inject(key, ['expired']);
    const files = await unpack([{ ...file, signedUrl: `${portal.url}/storage?key=none` }]);
    expect(await runWith({ env: { PORTAL_TOKEN: 'omp_3f9c_1' } })).toMatchObject({ code: 0 });
    expect(await downloaded(files)).toEqual(allCorrect(files));
    expect(portal.authorizations.links.at(-1)).toBe('Bearer omp_3f9c_1');
    expect(portal.authorizations.contents.filter((header) => header !== '')).toEqual([]);

    const { code, output } = await runWith({ env: { PORTAL_TOKEN: 'omp_"\nurl = "http://elsewhere' } });
    expect([code, output]).toEqual([2, expect.stringContaining('PORTAL_TOKEN is not an access token')]);
  });

  it('rejects a table with paths outside of data/', async () => {
    await unpack([]);
    await writeFile(join(folder, 'files.tsv'), 'filename\n../up\t1\t-\t-\t-\t-\n-rf\t1\t-\t-\t-\t-\n');
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output.match(/holds no file name/g)).toHaveLength(2);
  });

  it('exits with 2 for an incomplete kit or an unknown option', async () => {
    await unpack([]);
    expect(await run('--all')).toMatchObject({ code: 2 });
    await rm(join(folder, 'files.tsv'));
    expect(await run()).toMatchObject({ code: 2, output: expect.stringContaining('files.tsv is missing') });
  });

  it.each(['sh', 'dash', 'bash'])('runs when started with %s', async (shell) => {
    const files = await unpack([aFile(1, 'a.csv', someBytes(10, 1)), aFile(2, 'b.csv', someBytes(20, 2))]);
    const { code, output } = await runWith({ shell });
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringContaining('2 of 2 files are here and right.'),
    });
    expect(output).toContain('2 files, 30 bytes. To fetch: 30 bytes. Free here: ');
    expect(output).toContain('fetched b.csv (2 of 2, 30 bytes of 30 bytes)');
    expect(await downloaded(files)).toEqual(allCorrect(files));
  });

  it('stops at once when the disk is full, and resumes when there is space', async () => {
    const files = await unpack([1, 2, 3].map((index) => aFile(index, `f${index}`, someBytes(50, index))));
    const full = await fakeProgram(
      'curl',
      'case "$*" in *--continue-at*f1-1*) real "$@" ;; *--continue-at*) exit 23 ;; *) real "$@" ;; esac',
    );
    portal.requests.length = 0;
    const stopped = await runWith({ env: full });
    expect(stopped.code).toBe(2);
    expect(stopped.output).toContain('FAILED  f2: it cannot be written here: is the disk full?');
    expect(stopped.output).toContain('Stopped: nothing can be written here any more. Make room on this disk');
    expect(stopped.output).not.toContain('f3');
    expect(stopped.output).not.toContain('waiting');
    expect(await run()).toMatchObject({ code: 0 });
    expect(await downloaded(files)).toEqual(allCorrect(files));
  });

  it('downloads nothing without enough disk space, unless the check is disabled', async () => {
    await unpack([aFile(1, 'f1', someBytes(2000, 1))]);
    const env = await fakeProgram(
      'df',
      "printf 'Filesystem 1024-blocks Used Available Capacity Mounted on\\n/dev/a b 10 9 1 90%% /my disk\\n'",
    );
    portal.requests.length = 0;
    const { code, output } = await runWith({ env });
    expect(code).toBe(2);
    expect(output).toContain('To fetch: 1.9 KB. Free here: 1.0 KB.');
    expect(output).toContain('There is not enough room on this disk.');
    expect(portal.requests).toEqual([]);
    expect(await runWith({ env: { ...env, KIT_ANY_SPACE: 'yes' } })).toMatchObject({ code: 0 });
  });

  it('gives up an unreachable portal after three files, with fewer attempts', async () => {
    const nowhere = [1, 2, 3, 4, 5].map(
      (index) => `f${index}\t1\t-\t-\t-\thttp://127.0.0.1:1/object?key=f${index}\n`,
    );
    await unpack([]);
    await writeFile(join(folder, 'files.tsv'), `head\n${nowhere.join('')}`);
    const { code, output } = await runWith({ env: { KIT_TRIES: '8' } });
    expect(code).toBe(3);
    expect(output.match(/^FAILED +\w+: the portal cannot be reached$/gm)).toHaveLength(3);
    expect(output.match(/^waiting f1: the portal cannot be reached\. Next try in 0 s\.$/gm)).toHaveLength(2);
    expect(output).toContain('Stopped: the portal or its storage cannot be reached.');
    expect(output).toContain('0 of 5 files are here and right.');
  });
});
