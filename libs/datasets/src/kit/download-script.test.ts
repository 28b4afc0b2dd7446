// @vitest-environment node
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toCartFile, type CartFile } from '../cart/cart-file';
import { FAULTS, startFaultyPortal, type Fault, type FaultyPortal } from '../testing/faulty-portal';
import script from './download.sh?raw';
import { kitTables } from './kit-tables';

const PATIENCE_MS = 240_000;

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

/** A file of the portal, and its record; every third has no checksum but MD5, some no size. */
function aFile(index: number, name: string, content: Buffer): CartFile {
  const path = `minio://portal/data/${name}-${index}`;
  const digest = (algorithm: string) => createHash(algorithm).update(content).digest('hex');
  const md5 = digest('md5');
  portal.put(`data/${name}-${index}`, md5, content);
  return toCartFile('c', {
    file_path: path,
    file_name: name,
    file_size: index % 5 === 4 ? null : content.length,
    md5sum: index % 4 === 3 ? null : md5,
    sha256: index % 3 === 0 && index % 4 !== 3 ? null : digest('sha256'),
  })!;
}

function someBytes(length: number, seed: number): Buffer {
  return Buffer.from(
    Uint8Array.from({ length }, (_, index) => (index * 31 + seed * 17 + (index >> 8)) % 256),
  );
}

async function unpack(files: readonly CartFile[]): Promise<Map<string, CartFile>> {
  const tables = kitTables(files, { index: `${portal.url}/dataseq`, datains: `${portal.url}/datains/` });
  await writeFile(join(folder, 'files.tsv'), tables.files);
  await writeFile(join(folder, 'download.sh'), script);
  const names = tables.manifest
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split('\t')[1]!);
  return new Map(names.map((name, index) => [name, files[index]!]));
}

interface Ran {
  readonly code: number;
  readonly output: string;
}

const SETTINGS = { KIT_TRIES: '4', KIT_WAIT: '0', KIT_STALL: '1' };

function run(...options: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(
      'bash',
      [join(folder, 'download.sh'), ...options],
      { cwd: tmpdir(), env: { ...process.env, ...SETTINGS, no_proxy: '*' } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

/** The files that the script gave their name, each with whether it is what the portal has. */
async function arrived(files: ReadonlyMap<string, CartFile>): Promise<Record<string, boolean>> {
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

const allRight = (files: ReadonlyMap<string, unknown>) =>
  Object.fromEntries([...files.keys()].map((name) => [name, true]));

describe('download.sh', { timeout: PATIENCE_MS }, () => {
  it('fetches files of any name into data/, verified, and nothing the second time', async () => {
    const files = await unpack(
      HOSTILE_NAMES.map((name, index) => aFile(index, name, someBytes(100 * index, index))),
    );
    expect(await run()).toMatchObject({ code: 0 });
    expect(await arrived(files)).toEqual(allRight(files));
    expect((await readdir(folder)).sort()).toEqual(['data', 'download.sh', 'files.tsv']);
    portal.asked.length = 0;
    expect((await run()).output).toContain('14 of 14 files are here and right.');
    expect(portal.asked).toEqual([]);
  });

  it('resumes what was cut off, and fetches again only what is broken or gone', async () => {
    const content = (index: number) => someBytes(20_000, index);
    const files = await unpack([0, 1, 2, 3, 5].map((index) => aFile(index, `f${index}.bin`, content(index))));
    await mkdir(join(folder, 'partial'));
    await writeFile(join(folder, 'partial', 'f0.bin'), content(0).subarray(0, 12_345));
    expect(await run()).toMatchObject({ code: 0 });
    expect(portal.asked.filter(({ range }) => range !== undefined)).toEqual([
      { key: 'data/f0.bin-0', range: 'bytes=12345-' },
    ]);
    const flipped = content(1);
    flipped[7] = flipped[7]! ^ 1;
    await writeFile(join(folder, 'data', 'f1.bin'), flipped);
    await truncate(join(folder, 'data', 'f2.bin'), 19_999);
    await rm(join(folder, 'data', 'f5.bin'));
    portal.asked.length = 0;
    const checked = await run('--check');
    expect(checked.code).toBe(1);
    expect(checked.output).toMatch(/FAILED +f1\.bin: its (SHA-256|MD5) checksum is wrong/);
    expect(checked.output).toContain('f2.bin: it has 19999 bytes and not 20000');
    expect(checked.output).toContain('f5.bin: it is missing');
    expect(portal.asked).toEqual([]);
    expect(await run()).toMatchObject({ code: 0 });
    expect(portal.asked.map(({ key }) => key)).toEqual(['data/f1.bin-1', 'data/f2.bin-2', 'data/f5.bin-5']);
    expect(await arrived(files)).toEqual(allRight(files));
  });

  it('lets no corruption of 200 faults through, says what failed, and mends it in the next run', async () => {
    const files = await unpack(
      Array.from({ length: 76 }, (_, index) =>
        aFile(index, `run-${index}.dat`, someBytes(3000 + 97 * index, index)),
      ),
    );
    const keys = [...files.values()].map(({ path }) => path.slice('minio://portal/'.length));
    // Every file meets three faults in a row, the last six meet one of those that never end.
    keys.slice(0, 70).forEach((key, index) => {
      portal.inject(
        key,
        [0, 1, 2].map((step): Fault => FAULTS[(index + step * 5) % FAULTS.length]!),
      );
    });
    keys.slice(70).forEach((key, index) =>
      portal.inject(
        key,
        Array.from({ length: 40 }, (): Fault => (['flip', 'expired', '500'] as const)[index % 3]!),
      ),
    );
    const first = await run();
    expect(portal.injected()).toBeGreaterThanOrEqual(200);
    expect(first.code, first.output).toBe(1);
    const there = await arrived(files);
    expect(Object.values(there).filter((right) => !right)).toEqual([]);
    const failed = [...first.output.matchAll(/^FAILED +(\S+):/gm)].map(([, name]) => name!);
    expect(failed.sort()).toEqual([...files.keys()].filter((name) => !(name in there)).sort());
    expect(failed).toEqual(
      expect.arrayContaining([70, 71, 72, 73, 74, 75].map((index) => `run-${index}.dat`)),
    );

    portal.heal();
    portal.asked.length = 0;
    expect(await run()).toMatchObject({ code: 0 });
    expect([...new Set(portal.asked.map(({ key }) => key))].sort()).toEqual(
      failed.map((name) => files.get(name)!.path.slice('minio://portal/'.length)).sort(),
    );
    expect(await arrived(files)).toEqual(allRight(files));
  });

  it('says what cannot be fetched, and what could not be checked', async () => {
    const plain = toCartFile('c', {
      file_path: 'minio://portal/data/plain',
      file_name: 'plain',
      file_size: 3,
    })!;
    portal.put('data/plain', 'none', Buffer.from('abc'));
    const gone = toCartFile('c', { file_path: 'minio://portal/data/gone', file_name: 'gone' })!;
    const elsewhere = toCartFile('c', { file_path: 'file:///a', file_name: 'elsewhere' })!;
    await unpack([plain, gone, elsewhere]);
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toContain('gone: the portal does not know the file any more (HTTP 404)');
    expect(output).toContain('elsewhere: its record names no way to it');
    expect(output).toContain('1 of them have no checksum: only their size could be checked.');
  });

  it('refuses a table that names a place outside of data/', async () => {
    await unpack([]);
    await writeFile(join(folder, 'files.tsv'), 'filename\n../up\t1\t-\t-\t-\t-\n-rf\t1\t-\t-\t-\t-\n');
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output.match(/holds no file name/g)).toHaveLength(2);
  });

  it('ends with 2 when the kit is not whole, or is asked for what it does not know', async () => {
    await unpack([]);
    expect(await run('--all')).toMatchObject({ code: 2 });
    await rm(join(folder, 'files.tsv'));
    expect(await run()).toMatchObject({ code: 2, output: expect.stringContaining('files.tsv is missing') });
  });
});
