import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { VariantFile } from './count-file.ts';
import { countSet } from './count-set.ts';
import { countsOfSet } from './stored-counts.ts';
import { row, vcfFolder, vcfText } from './testing/vcf-folder.ts';

const folder = vcfFolder();
const storedAt = () => join(folder.path(), 'index', 'variant-density.json');
const calls = (...rows: readonly string[]) => vcfText(['LCL5'], rows);
const fileOf = (...rows: readonly string[]) => folder.file('D5.vcf', calls(...rows), 'D5');
const ROW = row('chr1 100 A C', '0/1');

/** Counts files, and how many times that was done. */
function counter() {
  const done = { times: 0 };
  const count = (files: readonly VariantFile[]) => {
    done.times += 1;
    return countSet(files);
  };
  return { done, count };
}

test('the counts of unchanged files are those of the first time, and are not counted again', async () => {
  const files = [fileOf(ROW)];
  const { done, count } = counter();
  const first = await countsOfSet(files, storedAt(), count);
  expect(first.chromosomes[0]?.snv).toEqual([[1]]);
  expect(await countsOfSet(files, storedAt(), count)).toEqual(first);
  expect(done.times).toBe(1);
});

test.each([
  ['another size', () => [fileOf(ROW, row('chr1 200 A C', '0/1'))]],
  [
    'another time of change',
    (file: VariantFile) => {
      utimesSync(file.path, 1, 1);
      return [file];
    },
  ],
  ['another sample', (file: VariantFile) => [{ ...file, sample: 'D6' }]],
  ['a file more', (file: VariantFile) => [file, folder.file('D6.vcf', calls(ROW), 'D6')]],
])('%s is counted anew', async (_, change) => {
  const file = fileOf(ROW);
  const { done, count } = counter();
  await countsOfSet([file], storedAt(), count);
  const changed = change(file);
  expect(await countsOfSet(changed, storedAt(), count)).toEqual(await countSet(changed));
  expect(done.times).toBe(2);
});

test('a file that is missing when it is counted is counted when it is there', async () => {
  const missing = { path: join(folder.path(), 'D5.vcf'), name: 'D5.vcf', sample: 'D5' };
  const { leftOut } = await countsOfSet([missing], storedAt());
  expect(leftOut.files).toEqual([{ file: 'D5.vcf', reason: 'missing' }]);
  fileOf(ROW);
  expect((await countsOfSet([missing], storedAt())).samples).toEqual(['D5']);
});

test('a file that changes while it is counted is counted again the next time', async () => {
  const file = fileOf(ROW);
  const changing = async (files: readonly VariantFile[]) => {
    const counts = await countSet(files);
    utimesSync(file.path, 1, 1);
    return counts;
  };
  await countsOfSet([file], storedAt(), changing);
  const { done, count } = counter();
  await countsOfSet([file], storedAt(), count);
  expect(done.times).toBe(1);
});

test.each(['', '{"fingerprint":', '[]', 'null'])(
  'stored counts that are damaged (%j) are replaced',
  async (text) => {
    const files = [fileOf(ROW)];
    mkdirSync(join(folder.path(), 'index'));
    writeFileSync(storedAt(), text);
    expect((await countsOfSet(files, storedAt())).samples).toEqual(['D5']);
    expect(JSON.parse(readFileSync(storedAt(), 'utf8'))).toMatchObject({ counts: { samples: ['D5'] } });
    expect(statSync(storedAt()).mode & 0o077).toBe(0);
  },
);

test('the counts are there when they cannot be stored', async () => {
  const files = [fileOf(ROW)];
  mkdirSync(join(folder.path(), 'index'));
  // A folder at the path of the file cannot be replaced by it, for root neither.
  mkdirSync(storedAt());
  expect((await countsOfSet(files, storedAt())).samples).toEqual(['D5']);
});
