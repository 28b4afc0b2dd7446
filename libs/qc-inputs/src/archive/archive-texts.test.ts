import { gzipSync, strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { archiveTexts } from './archive-texts';
import { isArchive } from './is-archive';

/** Tar archive of files, in the oldest form. */
function tar(files: Readonly<Record<string, string>>): Uint8Array {
  const blocks = Object.entries(files).flatMap(([name, text]) => {
    const header = new Uint8Array(512);
    header.set(strToU8(name), 0);
    header.set(strToU8(text.length.toString(8).padStart(11, '0')), 124);
    header.set(strToU8('0'), 156);
    const content = new Uint8Array(Math.ceil(text.length / 512) * 512);
    content.set(strToU8(text));
    return [...header, ...content];
  });
  return Uint8Array.from([...blocks, ...new Uint8Array(1024)]);
}

const FILES = { 'a/fastqc_data.txt': '##FastQC', 'a/report.html': '<html>', 'a/plot.png': 'png' };
const expected = (archive: string) => [
  { path: `${archive}/a/fastqc_data.txt`, text: '##FastQC' },
  { path: `${archive}/a/report.html`, text: '<html>' },
];

test('texts of a zip and of a tar archive', () => {
  const zip = zipSync(Object.fromEntries(Object.entries(FILES).map(([name, text]) => [name, strToU8(text)])));
  expect(archiveTexts('x.ZIP', zip, 1000)).toEqual(expected('x.ZIP'));
  expect(archiveTexts('x.tar.gz', gzipSync(tar(FILES)), 10_000)).toEqual(expected('x.tar.gz'));
});

test('a zip whose texts are larger than the limit is refused, whatever else it has', () => {
  const zip = zipSync({
    'a.txt': new Uint8Array(600),
    'b.txt': new Uint8Array(600),
    c: new Uint8Array(5000),
  });
  expect(() => archiveTexts('x.zip', zip, 1000)).toThrow(/more than the limit/);
  expect(archiveTexts('x.zip', zip, 1200)).toHaveLength(2);
});

test('a tar archive that unpacks to more than the limit is refused before it is unpacked whole', () => {
  const bomb = gzipSync(new Uint8Array(200_000_000));
  const memory = process.memoryUsage().arrayBuffers;
  expect(() => archiveTexts('x.tgz', bomb, 1_000_000)).toThrow(/more than the limit/);
  expect(process.memoryUsage().arrayBuffers - memory).toBeLessThan(50_000_000);
});

test.each([
  ['x.zip', new Uint8Array([80, 75, 3, 4])],
  ['x.tar.gz', new Uint8Array([1, 2, 3])],
  ['x.tgz', gzipSync(tar(FILES)).subarray(0, 60)],
])('a broken archive is refused: %s', (path, bytes) => {
  expect(() => archiveTexts(path, bytes, 10_000)).toThrow(/invalid zip|not those of gzip|ends within/);
});

test('archives are known by their names', () => {
  expect(['a.zip', 'b/c.TAR.GZ', 'd.tgz', 'e.gz', 'zip'].map(isArchive)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
