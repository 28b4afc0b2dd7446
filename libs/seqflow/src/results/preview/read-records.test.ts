import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decompressHead } from './decompress-head';
import { readFastq, readVcf } from './read-records';
import { textHead } from './text-head';

const VCF = '##fileformat=VCFv4.2\n##source=x\n#CHROM\tPOS\tID\nchr1\t10\t.\nchr2\t20\trs1\n';
const FASTQ = '@r1 a\nACGT\n+\nIIII\n@r2\nAC\n+\nII\n';
const COLUMNS = ['Name', 'Bases', 'Sequence', 'Quality'];

test('the head of a VCF file has its header, columns and whole records', () => {
  const records = readVcf(VCF, true);
  expect(records.header).toEqual(['##fileformat=VCFv4.2', '##source=x']);
  expect(records.columns).toEqual(['CHROM', 'POS', 'ID']);
  expect(records.rows).toEqual([
    ['chr1', '10', '.'],
    ['chr2', '20', 'rs1'],
  ]);
  expect(readVcf(VCF.slice(0, -2), false).rows).toHaveLength(1);
  expect(readVcf(VCF.slice(0, -1), true).rows).toHaveLength(2);
});

test('the head of a FASTQ file has its whole records', () => {
  expect(readFastq(FASTQ, true, COLUMNS).rows).toEqual([
    ['r1 a', '4', 'ACGT', 'IIII'],
    ['r2', '2', 'AC', 'II'],
  ]);
  expect(readFastq(FASTQ.slice(0, -2), false, COLUMNS).rows).toHaveLength(1);
  expect(readFastq('>r1\nACGT\n>r2\nA\n', true, COLUMNS).rows).toEqual([]);
});

test('the beginning of a file of several gzip members is decompressed, and ends before the cut', () => {
  const members = Buffer.concat([gzipSync('chr1\n'), gzipSync('chr2\n'), gzipSync('x'.repeat(100_000))]);
  const cut = new Uint8Array(members.subarray(0, members.length - 40));
  const text = new TextDecoder().decode(decompressHead(cut));
  expect(text.slice(0, 12)).toBe('chr1\nchr2\nxx');
  expect(() => decompressHead(new TextEncoder().encode('no gzip at all'))).toThrow('invalid gzip data');
});

test('a small file that expands without end is cut off', () => {
  const bomb = new Uint8Array(gzipSync(Buffer.alloc(16 * 1024 * 1024)));
  expect(decompressHead(bomb)).toHaveLength(4 * 1024 * 1024);
});

test('text may end within a character, and binary content is no text', () => {
  const bytes = new TextEncoder().encode('gène 中');
  expect(textHead(bytes.slice(0, -1))).toBe('gène ');
  expect(textHead(new Uint8Array([1, 0, 2]))).toBeNull();
  expect(textHead(new Uint8Array([0xff, 0xfe, 0x41]))).toBeNull();
});
