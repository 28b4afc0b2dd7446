// @vitest-environment node
import { inflateRawSync } from 'node:zlib';
import { HOSTILE_CELLS, startsFormula } from '@omics-portal/data-query/testing/hostile-cells';
import { describe, expect, it } from 'vitest';
import { buildKit } from './build-kit';
import powershell from './download.ps1?raw';
import shell from './download.sh?raw';
import type { KitFile } from './kit-file';
import { FILE_COLUMNS, kitTables } from './kit-tables';
import { signRequests } from './sign-requests';

const BASES = { index: 'https://example.org/dataseq/', datains: 'https://example.org/datains' };
const MD5 = 'd41d8cd98f00b204e9800998ecf8427e';
const SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const FILE: KitFile = {
  name: 'a b#c?&.csv',
  path: 'minio://portal/a b#c?&.csv',
  size: 0,
  md5: MD5,
  sha256: SHA256,
};
const BARE: KitFile = {
  name: 'a b#c?&.csv',
  path: '/local/a b#c?&.csv',
  size: null,
  md5: null,
  sha256: null,
};

/** Reads a ZIP archive: names, contents and modes of its files. */
function unzip(archive: Buffer): Map<string, { text: string; mode: number }> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'));
  const files = new Map<string, { text: string; mode: number }>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(archive.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26);
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    const content = inflateRawSync(packed);
    expect(content).toHaveLength(archive.readUInt32LE(at + 24));
    files.set(name, { text: content.toString('utf8'), mode: archive.readUInt32LE(at + 38) >>> 16 });
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

describe('buildKit', () => {
  it('has the list, checksums, records, query, scripts and a README', async () => {
    const query = { sentence: '所有文件' };
    const kit = await buildKit({
      folder: 'example-kit',
      files: [FILE, BARE],
      metadata: 'file_name\na.csv\n',
      query,
      readme: '# 请先阅读\n',
      bases: BASES,
    });
    const files = unzip(Buffer.from(await kit.arrayBuffer()));
    const text = (name: string) => files.get(`example-kit/${name}`)?.text;
    expect([...files.keys()].map((name) => name.replace('example-kit/', ''))).toEqual([
      'README.md',
      'download.sh',
      'download.ps1',
      'files.tsv',
      'manifest.txt',
      'checksums.md5',
      'checksums.sha256',
      'metadata.tsv',
      'query.json',
    ]);
    expect(text('README.md')).toBe('# 请先阅读\n');
    expect(text('download.sh')).toBe(shell);
    expect(files.get('example-kit/download.sh')?.mode).toBe(0o100755);
    expect(files.get('example-kit/README.md')?.mode).toBe(0o100644);
    expect(text('download.ps1')).toMatch(/^# Fetches[^\n]*\r\n/);
    expect(text('checksums.sha256')).toBe(`${SHA256}  data/a_b_c_.csv\n`);
    expect(text('metadata.tsv')).toBe('file_name\na.csv\n');
    expect(JSON.parse(text('query.json') ?? '')).toEqual(query);
  });
});

describe('kitTables', () => {
  it('has no cell that starts a formula, whatever the names and paths of the files', () => {
    const files = HOSTILE_CELLS.map((text) => ({ ...BARE, name: text, path: `${text}x` }));
    const { manifest } = kitTables(files, BASES);
    const cells = manifest.split('\n').flatMap((line) => line.split('\t'));
    expect(cells.length).toBeGreaterThan(5 * HOSTILE_CELLS.length);
    expect(cells.filter(startsFormula)).toEqual([]);
  });

  it('has one line of literal cells for each file in the table of the scripts and in the checksums', () => {
    const hostile = HOSTILE_CELLS.map((text) => ({ ...FILE, name: text, path: `minio://portal/${text}` }));
    const { files, md5, sha256 } = kitTables(hostile, BASES);
    const [, ...lines] = files.trimEnd().split('\n');
    const cells = lines.map((line) => line.split('\t'));
    expect(cells.map(([, ...rest]) => rest.slice(0, 3))).toEqual(hostile.map(() => ['0', MD5, SHA256]));
    expect(new Set(cells.map((row) => row.length))).toEqual(new Set([FILE_COLUMNS.length]));
    expect(cells.flat().filter((cell) => cell !== '-' && /^$|["\s]/.test(cell))).toEqual([]);
    expect(cells.flat().filter((cell) => cell !== '-' && startsFormula(cell))).toEqual([]);
    const names = cells.map(([name = '']) => name);
    expect(md5).toBe(names.map((name) => `${MD5}  data/${name}\n`).join(''));
    expect(sha256).toBe(names.map((name) => `${SHA256}  data/${name}\n`).join(''));
  });

  it('has one name for each file in all tables, and the requests for links', () => {
    const tables = kitTables([FILE, BARE], BASES);
    expect(tables.manifest.split('\n').map((line) => line.split('\t')[1])).toEqual([
      'filename',
      'a_b_c_.csv',
      'a_b_c_-2.csv',
      undefined,
    ]);
    expect(tables.files.split('\n').map((line) => line.split('\t'))).toEqual([
      [...FILE_COLUMNS],
      [
        'a_b_c_.csv',
        '0',
        MD5,
        SHA256,
        `https://example.org/dataseq/api/v1/files/hash/${MD5}?which_repo=http`,
        'https://example.org/datains/api/services/minio/buckets/portal/object?key=a%20b%23c%3F%26.csv',
        '-',
      ],
      ['a_b_c_-2.csv', '-', '-', '-', '-', '-', '-'],
      [''],
    ]);
    expect(tables.md5).toBe(`${MD5}  data/a_b_c_.csv\n`);
  });

  it('has the signed link of a private file, and the request for scripts with an access token', () => {
    const signedUrl = 'https://example.org/storage/a.csv?expires=1&signature=2';
    const files = [
      { ...FILE, signedUrl },
      { ...FILE, signedUrl: null },
    ];
    const rows = kitTables(files, BASES)
      .files.split('\n')
      .map((line) => line.split('\t').slice(4));
    expect(rows).toEqual([
      ['by_hash', 'by_path', 'signed'],
      ['-', expect.stringMatching(/^https:\/\/example\.org\/datains\/.*\/object\?key=/), signedUrl],
      ['-', '-', '-'],
      [],
    ]);
  });

  it('encodes a path with an unpaired surrogate', () => {
    expect(signRequests(BASES, { path: 'minio://portal/\uD800', md5: null }).byPath).toMatch(
      /key=%EF%BF%BD$/,
    );
  });
});

describe('download.ps1', () => {
  it('has only ASCII characters, which every version of PowerShell reads alike', () => {
    expect(powershell).toMatch(/^[\n\r\x20-\x7e]*$/);
  });

  it('has balanced brackets', () => {
    const open: string[] = [];
    const code = powershell
      .replace(/^\s*#.*$/gm, '')
      .replace(/'[^']*'/g, '')
      .replace(/"(?:`.|[^"])*"/g, '');
    for (const character of code.match(/[(){}[\]]/g) ?? []) {
      if ('([{'.includes(character)) open.push(character);
      else expect(`${open.pop()}${character}`).toMatch(/^(\(\)|\[\]|\{\})$/);
    }
    expect(open).toEqual([]);
  });

  it('has the columns, settings and messages of download.sh', () => {
    expect(powershell).toContain(`$cells.Count -ne ${FILE_COLUMNS.length}`);
    const settings = (text: string) => [...new Set(text.match(/\bKIT_[A-Z]+/g))].sort();
    // It fetches one file after another.
    expect(['KIT_PARALLEL', ...settings(powershell)].sort()).toEqual(settings(shell));
    const reasons = [...powershell.matchAll(/'((?:its? |the |no )[a-z][^'$]{12,})'/g)].map(
      ([, text]) => text!,
    );
    expect(reasons.length).toBeGreaterThan(8);
    reasons.forEach((reason) => expect(shell).toContain(reason));
  });
});
