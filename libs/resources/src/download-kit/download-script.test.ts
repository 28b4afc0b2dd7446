// @vitest-environment node
import { mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAULTS, type Fault } from './testing/faulty-portal';
import { TIMEOUT_MS, allCorrect, keyOf, someBytes, useKit } from './testing/kit-bench';

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

const kit = useKit();

describe('download.sh', { timeout: TIMEOUT_MS }, () => {
  it('downloads and verifies files of any name, and nothing the second time', async () => {
    const files = await kit.unpack(
      HOSTILE_NAMES.map((name, index) => kit.aFile(index, name, someBytes(100 * index, index))),
    );
    expect(await kit.run()).toMatchObject({ code: 0 });
    expect(await kit.downloaded(files)).toEqual(allCorrect(files));
    expect((await readdir(kit.folder)).sort()).toEqual(['data', 'download.sh', 'files.tsv']);
    kit.portal.requests.length = 0;
    expect((await kit.run()).output).toContain('14 of 14 files are here and right.');
    expect(kit.portal.requests).toEqual([]);
  });

  it('resumes partial files, and downloads only wrong or missing files again', async () => {
    const content = (index: number) => someBytes(20_000, index);
    const files = await kit.unpack(
      [0, 1, 2, 3, 5].map((index) => kit.aFile(index, `f${index}.bin`, content(index))),
    );
    await mkdir(join(kit.folder, 'partial'));
    await writeFile(join(kit.folder, 'partial', 'f0.bin'), content(0).subarray(0, 12_345));
    expect(await kit.run()).toMatchObject({ code: 0 });
    expect(kit.portal.requests.filter(({ range }) => range !== undefined)).toEqual([
      { key: 'data/f0.bin-0', range: 'bytes=12345-' },
    ]);
    const flipped = content(1);
    flipped[7] = flipped[7]! ^ 1;
    await writeFile(join(kit.folder, 'data', 'f1.bin'), flipped);
    await truncate(join(kit.folder, 'data', 'f2.bin'), 19_999);
    await rm(join(kit.folder, 'data', 'f5.bin'));
    kit.portal.requests.length = 0;
    const checked = await kit.run('--check');
    expect(checked.code).toBe(1);
    expect(checked.output).toMatch(/FAILED +f1\.bin: its (SHA-256|MD5) checksum is wrong/);
    expect(checked.output).toContain('f2.bin: it has 19999 bytes and not 20000');
    expect(checked.output).toContain('f5.bin: it is missing');
    expect(kit.portal.requests).toEqual([]);
    expect(await kit.run()).toMatchObject({ code: 0 });
    expect(kit.portal.requests.map(({ key }) => key).sort()).toEqual([
      'data/f1.bin-1',
      'data/f2.bin-2',
      'data/f5.bin-5',
    ]);
    expect(await kit.downloaded(files)).toEqual(allCorrect(files));
  });

  it('accepts no wrong file in 90 faults, reports the failed ones, and downloads them in the next run', async () => {
    const files = await kit.unpack(
      Array.from({ length: 32 }, (_, index) =>
        kit.aFile(index, `run-${index}.dat`, someBytes(3000 + 97 * index, index)),
      ),
    );
    const keys = [...files.values()].map(keyOf);
    // Every file has three faults in a row, each fault comes first twice; the last six have faults that never end.
    keys.slice(0, 26).forEach((key, index) => {
      kit.portal.inject(
        key,
        [0, 1, 2].map((step): Fault => FAULTS[(index + step * 5) % FAULTS.length]!),
      );
    });
    keys.slice(26).forEach((key, index) =>
      kit.portal.inject(
        key,
        Array.from({ length: 40 }, (): Fault => (['flip', 'expired', '500'] as const)[index % 3]!),
      ),
    );
    const first = await kit.run();
    expect(kit.portal.injected(), first.output).toBeGreaterThanOrEqual(90);
    expect(first.code, first.output).toBe(1);
    const present = await kit.downloaded(files);
    expect(Object.values(present).filter((right) => !right)).toEqual([]);
    const failed = [...first.output.matchAll(/^FAILED +(\S+):/gm)].map(([, name]) => name!);
    expect(failed.sort()).toEqual([...files.keys()].filter((name) => !(name in present)).sort());
    expect(failed).toEqual(
      expect.arrayContaining([26, 27, 28, 29, 30, 31].map((index) => `run-${index}.dat`)),
    );

    kit.portal.heal();
    kit.portal.requests.length = 0;
    expect(await kit.run()).toMatchObject({ code: 0 });
    expect([...new Set(kit.portal.requests.map(({ key }) => key))].sort()).toEqual(
      failed.map((name) => keyOf(files.get(name)!)).sort(),
    );
    expect(await kit.downloaded(files)).toEqual(allCorrect(files));
  });

  it('reports files that cannot be downloaded or verified', async () => {
    const unknown = { size: null, md5: null, sha256: null };
    kit.portal.put('data/plain', 'none', Buffer.from('abc'));
    const plain = { ...unknown, path: 'minio://portal/data/plain', name: 'plain', size: 3 };
    const gone = { ...unknown, path: 'minio://portal/data/gone', name: 'gone' };
    const elsewhere = { ...unknown, path: 'file:///a', name: 'elsewhere' };
    await kit.unpack([plain, gone, elsewhere]);
    const { code, output } = await kit.run();
    expect(code).toBe(1);
    expect(output).toContain('gone: the portal does not know the file any more (HTTP 404)');
    expect(output).toContain('elsewhere: its record names no way to it');
    expect(output).toContain('1 of them have no checksum: only their size could be checked.');
  });

  it('uses the signed links of private files, and gives up an expired one at once', async () => {
    const linked = (index: number, name: string) => {
      const file = kit.aFile(index, name, someBytes(5000, index));
      const key = keyOf(file);
      return { file: { ...file, signedUrl: `${kit.portal.url}/storage?key=${key}` }, key };
    };
    const [resumed, expired, gone] = [linked(0, 'resumed'), linked(1, 'expired'), linked(2, 'gone')];
    const unsigned = { ...linked(3, 'unsigned').file, signedUrl: null };
    kit.portal.inject(resumed.key, ['cut', '500']);
    kit.portal.inject(expired.key, ['expired', 'expired']);
    const missing = { ...gone.file, signedUrl: `${kit.portal.url}/storage?key=none` };
    const files = await kit.unpack([resumed.file, expired.file, missing, unsigned]);
    const { code, output } = await kit.run();
    expect(code).toBe(1);
    expect(output).toContain(
      'FAILED  expired: its link has expired (HTTP 403). Make a new kit in the portal',
    );
    expect(output).toContain('FAILED  gone: the portal does not know the file any more (HTTP 404)');
    expect(output).toContain('FAILED  unsigned: its record names no way to it');
    expect(output).not.toContain('waiting expired');
    expect(await kit.downloaded(files)).toEqual({ resumed: true });
  });

  it('requests the links of private files with an access token, which the storage never sees', async () => {
    const file = kit.aFile(0, 'private', someBytes(5000, 7));
    const key = keyOf(file);
    kit.portal.inject(key, ['expired']);
    const files = await kit.unpack([{ ...file, signedUrl: `${kit.portal.url}/storage?key=none` }]);
    expect(await kit.runWith({ PORTAL_TOKEN: 'omp_3f9c_1' })).toMatchObject({ code: 0 });
    expect(await kit.downloaded(files)).toEqual(allCorrect(files));
    expect(kit.portal.authorizations.links.at(-1)).toBe('Bearer omp_3f9c_1');
    expect(kit.portal.authorizations.contents.filter((header) => header !== '')).toEqual([]);

    const { code, output } = await kit.runWith({ PORTAL_TOKEN: 'omp_"\nurl = "http://elsewhere' });
    expect([code, output]).toEqual([2, expect.stringContaining('PORTAL_TOKEN is not an access token')]);
  });
});
