import { Gunzip, gzipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { areMates, HEAD_BYTES, readFileHead } from './file-head';

const bytes = (text: string) => new TextEncoder().encode(text);
const fastq = (...names: string[]) => bytes(names.map((name) => `@${name}\nACGT\n+\nIIII\n`).join(''));

describe('the first bytes of a file', () => {
  const reads = Array.from({ length: 2000 }, (_, index) => `run:${index}:${(index * 7919) % 104_729} 1:N:0`);
  const long = fastq(...reads);

  test.each<[string, Uint8Array, ReturnType<typeof readFileHead>]>([
    ['FASTQ', fastq('a', 'b'), { compression: 'none', reads: ['a', 'b'] }],
    ['gzip', gzipSync(fastq('a')), { compression: 'gzip', reads: ['a'] }],
    ['bzip2', Uint8Array.from([0x42, 0x5a, 0x68, 0x39]), { compression: 'bzip2', reads: null }],
    [
      'zstd after the skippable frame of pzstd',
      Uint8Array.from([0x50, 0x2a, 0x4d, 0x18, 4, 0, 0, 0, 0x1c, 0, 0, 0, 0x28, 0xb5, 0x2f, 0xfd, 4, 0x58]),
      { compression: 'zstd', reads: null },
    ],
    [
      'a skippable frame before something else',
      Uint8Array.from([0x50, 0x2a, 0x4d, 0x18, 0, 0, 0, 0, 0x04, 0x22, 0x4d, 0x18]),
      { compression: 'none', reads: [] },
    ],
    ['gzip of nothing', gzipSync(bytes('')), { compression: 'gzip', isEmpty: true, reads: [] }],
    [
      'two gzip members of nothing',
      new Uint8Array([...gzipSync(bytes(''), { filename: 'a.fastq' }), ...gzipSync(bytes(''))]),
      { compression: 'gzip', isEmpty: true, reads: [] },
    ],
    [
      'bzip2 of nothing',
      Uint8Array.from([0x42, 0x5a, 0x68, 0x39, 0x17, 0x72, 0x45, 0x38, 0x50, 0x90, 0, 0, 0, 0]),
      { compression: 'bzip2', isEmpty: true, reads: [] },
    ],
    ['gzip cut within its header', gzipSync(bytes('')).slice(0, 10), { compression: 'gzip', reads: null }],
    ['gzip cut within its end', gzipSync(bytes('')).slice(0, -3), { compression: 'gzip', reads: null }],
    [
      'a gzip member of nothing before another',
      new Uint8Array([...gzipSync(bytes('')), ...gzipSync(fastq('a'))]),
      { compression: 'gzip', reads: ['a'] },
    ],
    ['text', bytes('sample,read1\n'), { compression: 'none', reads: [] }],
    ['one line', bytes('@a'), { compression: 'none', reads: null }],
    ['a read of several lines', bytes('@a\nAC\nGT\n+\nII\nII\n'), { compression: 'none', reads: null }],
    ['a web page', bytes('<html>\n'), { compression: 'none', reads: [] }],
    ['a cut read', bytes('@a\nACG'), { compression: 'none', reads: ['a'] }],
    [
      'damaged gzip',
      Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 255, 255]),
      { compression: 'gzip', reads: null },
    ],
    ['a part of a long file', long.slice(0, 3000), { compression: 'none', reads: reads.slice(0, 8) }],
    [
      'a part of a compressed file',
      gzipSync(fastq(...reads, ...reads, ...reads, ...reads, ...reads)).slice(0, HEAD_BYTES),
      { compression: 'gzip', reads: reads.slice(0, 8) },
    ],
  ])('of %s', (_name, head, expected) => {
    expect(readFileHead(head)).toEqual(expected);
  });

  test('of a small gzip file are unpacked once', () => {
    const push = vi.spyOn(Gunzip.prototype, 'push');
    onTestFinished(() => push.mockRestore());
    const packed = gzipSync(fastq('a'));
    readFileHead(packed);
    expect(push.mock.calls.filter(([piece]) => piece.length > 0)).toEqual([[packed, false]]);
  });

  test('never fail, wherever they end', () => {
    const packed = gzipSync(long);
    fc.assert(
      fc.property(fc.nat({ max: packed.length }), (length) => {
        const { reads: found } = readFileHead(packed.slice(0, length));
        expect(found === null || found.every((name, index) => name === reads[index])).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

test.each<[string[], string[], boolean]>([
  [['a 1:N:0', 'b 1:N:0'], ['a 2:N:0', 'b 2:N:0'], true],
  [['a/1'], ['a/2'], true],
  [['SRR1.1.1', 'SRR1.2.1'], ['SRR1.1.2', 'SRR1.2.2'], true],
  [['SRR1.1', 'SRR1.2'], ['SRR1.1', 'SRR1.2'], true],
  [['SRR1.1', 'SRR1.2'], ['SRR1.2', 'SRR1.3'], false],
  [['a'], ['a', 'b'], true],
  [['a'], ['b'], false],
])('reads %j and %j are mates: %s', (first, second, expected) => {
  expect(areMates(first, second)).toBe(expected);
});
