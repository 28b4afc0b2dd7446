import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGzip, gzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readArchive } from './qc-folder/read-archive.ts';
import { readText } from './expression-matrix-qc/read-table.ts';
import { readFastq } from './fastq-qc/read-fastq.ts';
import { openInput } from './input-stream.ts';
import { readVcf } from './variant-qc/read-vcf.ts';

const MB = 1024 * 1024;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archives-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** File of some kilobytes that unpacks to a line of many megabytes. */
async function bomb(name: string, start: string, megabytes: number) {
  const piece = Buffer.alloc(MB, 'A');
  const pieces = [Buffer.from(start), ...Array.from({ length: megabytes }, () => piece)];
  const path = join(folder, name);
  writeFileSync(path, await buffer(Readable.from(pieces).pipe(createGzip({ level: 1 }))));
  return { name, path };
}

const visitor = { samples: () => undefined, row: () => undefined, share: () => undefined };

test('a VCF with a line that does not end is refused at the limit', async () => {
  const file = await bomb('long.vcf.gz', '##fileformat=VCFv4.2\n', 80);
  await expect(readVcf(file, visitor)).rejects.toThrow('long.vcf.gz: line 2 is longer than 64 MB.');
});

test('a FASTQ with a record that does not end is refused at the limit', async () => {
  const file = await bomb('long.fq.gz', '@r1\n', 80);
  await expect(readFastq(file.name, openInput(file).chunks, () => undefined)).rejects.toThrow(
    'long.fq.gz: record 1 is longer than 64 MB.',
  );
});

test('a table that is compressed is refused by its first bytes', async () => {
  const file = await bomb('long.csv.gz', 'a,b\n', 1);
  const open = vi.fn();
  await expect(readText(file, open)).rejects.toThrow('long.csv.gz is not a text table');
  expect(open).not.toHaveBeenCalled();
});

/** Problem of an archive above the limit of 50 MB. */
const large = (file: string) => ({
  file,
  line: null,
  column: null,
  code: 'large-file',
  params: { limit: 50 },
});

const html = (megabytes: number) => new Uint8Array(megabytes * MB).fill(32);

test('an archive of many entries that together unpack to more than the limit is not unpacked', () => {
  const entries = Object.fromEntries(
    Array.from({ length: 6 }, (_, index) => [`${index}/fastqc_data.txt`, html(10)]),
  );
  const bytes = zipSync(entries, { level: 1 });
  expect(bytes.length).toBeLessThan(MB);
  expect(readArchive('bomb.zip', bytes)).toEqual({ files: [], problem: large('bomb.zip') });
});

test('an entry is unpacked no further than to its stated size', () => {
  const text = '##FastQC\t0.12.1\n>>Basic Statistics\tpass\n';
  const bytes = zipSync({
    'fastqc_data.txt': [new TextEncoder().encode(text + ' '.repeat(5 * MB)), { level: 1 }],
  });
  const view = new DataView(bytes.buffer);
  const directory = Buffer.from(bytes).lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  view.setUint32(directory + 24, text.length, true);
  const { files: found } = readArchive('lie.zip', bytes);
  expect(found.map(({ text: content }) => [...content].join('').length)).toEqual(
    found.map(() => text.length),
  );
});

/** Header of a file in a tar archive, which states a size. */
function tarHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(size.toString(8).padStart(11, '0'), 124);
  header.write('0', 156);
  return header;
}

test('a tar archive that unpacks to more than the limit is not unpacked', () => {
  const bytes = gzipSync(Buffer.concat([tarHeader('fastqc_data.txt', 60 * MB), html(60)]), { level: 1 });
  expect(bytes.length).toBeLessThan(MB);
  expect(readArchive('bomb.tar.gz', bytes)).toEqual({ files: [], problem: large('bomb.tar.gz') });
});

test.each([
  ['a size beyond the archive', tarHeader('fastqc_data.txt', 4096)],
  ['a size that is no number', Buffer.concat([tarHeader('fastqc_data.txt', 0).fill('9x', 124, 136)])],
  ['an archive that is cut off', tarHeader('fastqc_data.txt', 1).subarray(0, 300)],
])('a tar archive with %s is named as broken', (_title, header) => {
  const content = Buffer.from('##FastQC\t0.12.1\n>>Basic Statistics\tpass\n');
  expect(readArchive('odd.tar.gz', gzipSync(Buffer.concat([header, content])))).toEqual({
    files: [],
    problem: { ...large('odd.tar.gz'), code: 'broken-archive', params: {} },
  });
});
