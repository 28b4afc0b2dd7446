import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildManifest, safeFileName, unguardCell, uniqueFileNames } from './files';
import { HOSTILE_CELLS, startsFormula } from './testing/hostile-cells';

test.each([
  ['a.csv', 'a.csv'],
  ['my file.csv', 'my_file.csv'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['/abs/x.vcf.gz', 'x.vcf.gz'],
  ['..', 'file'],
  ['.', 'file'],
  ['', 'file'],
  ['"a\'b"#c.csv', 'a_b_c.csv'],
  ['$(id);`x`&y|z', '(id)_x_y_z'],
  ['-rf', 'rf'],
  ['.bashrc', 'bashrc'],
  ['=1+1.csv', '1+1.csv'],
  ['@x', 'x'],
  ['＝+1.csv', '1.csv'],
  ['con', '_con'],
  ['COM1.txt', '_COM1.txt'],
  ['LPT¹', '_LPT¹'],
  ['console.txt', 'console.txt'],
  ['name. ', 'name'],
  ['a\u0000b\nc\td.csv', 'a_b_c_d.csv'],
  ['中文 数据.csv', '中文_数据.csv'],
  ['🧬.csv', 'csv'],
  ['e\u0301.csv', 'é.csv'],
  ['50%.csv', '50_.csv'],
])('the name %j is written as %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

test('a long name is cut to 240 bytes and keeps its extension', () => {
  const name = safeFileName(`${'数'.repeat(200)}.fastq.gz`);
  expect(encodeURIComponent(name).replaceAll(/%../g, '_').length).toBeLessThanOrEqual(240);
  expect(name.endsWith('数.fastq.gz')).toBe(true);
});

test('any name becomes safe, and a safe name is unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const safe = safeFileName(name);
      expect(safe).toMatch(/^[\p{L}\p{M}\p{N}._@+=,()-]+$/u);
      expect(safe).not.toMatch(/^[.-]|\.$/);
    }),
  );
});

test('names become unique, ignoring case, and stay unique', () => {
  expect(uniqueFileNames(['a.csv', 'A.csv', 'x/a.csv', 'a-2.csv', 'b.fastq.gz', 'b.fastq.gz'])).toEqual([
    'a.csv',
    'A-2.csv',
    'a-3.csv',
    'a-2-2.csv',
    'b.fastq.gz',
    'b-2.fastq.gz',
  ]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a.csv', 'A.csv', 'a-2.csv', 'a 2.csv', '', 'file')), (names) => {
      expect(new Set(uniqueFileNames(names).map((name) => name.toLowerCase())).size).toBe(names.length);
    }),
  );
});

test('makes 100,000 equal names unique quickly', () => {
  const started = Date.now();
  uniqueFileNames(Array.from({ length: 100_000 }, () => 'a.csv'));
  expect(Date.now() - started).toBeLessThan(5000);
});

test('a manifest has the columns and order of the GDC layout', () => {
  const md5 = 'd41d8cd98f00b204e9800998ecf8427e';
  expect(
    buildManifest([
      { id: md5, filename: 'a b.csv', md5, size: 0 },
      { id: 'x\ty', filename: 'a b.csv', md5: '', size: 12, state: 'live' },
    ]),
  ).toBe(
    `id\tfilename\tmd5\tsize\tstate\n${md5}\ta_b.csv\t${md5}\t0\treleased\nx y\ta_b-2.csv\t\t12\tlive\n`,
  );
});

test('hostile cells of a manifest stay one cell each, with their quotes, and start no formula', () => {
  const entries = HOSTILE_CELLS.map((text) => ({
    id: text,
    filename: text,
    md5: text,
    size: 1,
    state: text,
  }));
  const [, ...lines] = buildManifest(entries).trimEnd().split('\n');
  const cells = lines.map((line) => line.split('\t'));
  const inOneLine = HOSTILE_CELLS.map((text) => text.replace(/[\t\r\n]+/g, ' '));
  for (const column of [0, 2, 4])
    expect(cells.map((row) => unguardCell(row[column] ?? ''))).toEqual(inOneLine);
  expect(cells.flat().filter(startsFormula)).toEqual([]);
  expect(new Set(cells.map((row) => row.length))).toEqual(new Set([5]));
});

test('a hostile name is made safe in linear time', () => {
  const started = Date.now();
  for (const name of [
    `a${'\u0301\u0323'.repeat(200_000)}`,
    '.'.repeat(200_000),
    `${'_'.repeat(200_000)}/`,
    'a.'.repeat(100_000),
  ]) {
    expect(safeFileName(name)).not.toBe('');
  }
  expect(Date.now() - started).toBeLessThan(2000);
});
