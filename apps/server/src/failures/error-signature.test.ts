import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { errorSignature } from './error-signature.ts';

const of = (error: string | null, sample = 'S1', step: string | null = null) =>
  errorSignature({ error, sample, step });

describe('errors of the same cause have one pattern', () => {
  it.each([
    [
      'paths',
      '<path>: the file is truncated',
      ['/data/run_1', 'minio://users/a/b.fastq.gz', String.raw`C:\data\x.bam`, './x/y', '~/reads', 'a/b/c'],
      (value: string) => `${value}: the file is truncated`,
    ],
    [
      'file names',
      'Cannot read <file>.',
      ['a_R1.fastq.gz', 'b.bam', 'sheet-3.CSV'],
      (value: string) => `Cannot read ${value}.`,
    ],
    [
      'numbers',
      'The quality line of read <n> is shorter than the sequence.',
      ['4', '1,204', '12_000', '3.5'],
      (value: string) => `The quality line of read ${value} is shorter than the sequence.`,
    ],
    [
      'ids and addresses',
      'Container <id> failed.',
      ['0b1c2d3e-0000-4000-8000-000000000010', 'deadbeef42', '9f8e7d6c5b4a39281706'],
      (value: string) => `Container ${value} failed.`,
    ],
    [
      'times',
      '<time> the worker was lost: error',
      ['2026-11-22', '2026-11-22T10:11:12.345Z', '2026-11-22 10:11', '10:11:12'],
      (value: string) => `${value} the worker was lost: error`,
    ],
  ])('%s', (_kind, pattern, values, sentence) => {
    expect(values.map((value) => of(sentence(value)).pattern)).toEqual(values.map(() => pattern));
    expect(new Set(values.map((value) => of(sentence(value)).id)).size).toBe(1);
  });

  it('leaves out the name of the sample, but not a part of a word', () => {
    expect(of('Sample D5-1: invalid read', 'D5-1').pattern).toBe('Sample <sample>: invalid read');
    expect(of('D5-12 is invalid', 'D5-1').pattern).not.toContain('<sample>');
    expect(of('a read is invalid', 'a').pattern).toBe('a read is invalid');
  });
});

describe('different causes have different patterns', () => {
  it.each([
    ['exit codes', 'Exit code 137: error', 'Exit code 1: error'],
    ['HTTP statuses', 'HTTP 404 for the input', 'HTTP 500 for the input'],
    ['signals', 'killed by signal 9', 'killed by signal 15'],
    ['words', 'No space left on device', 'No such file or directory'],
    ['alternatives', 'and/or', 'and'],
  ])('%s', (_kind, one, other) => {
    expect(of(one).id).not.toBe(of(other).id);
  });

  it('the same error of another step is another group', () => {
    expect(of('failed', 'S1', 'align').id).not.toBe(of('failed', 'S1', 'sort').id);
  });
});

test.each([
  ['Traceback (most recent call last):\n  File "a.py", line 3\nValueError: no reads', 'ValueError: no reads'],
  ['reading\n\nERROR: truncated\nat run (main.js:3)\ncleanup', 'ERROR: truncated'],
  ['one\r\ntwo', 'two'],
  ['', ''],
  [null, ''],
])('the telling line of %j is %j', (error, line) => {
  expect(of(error).line).toBe(line);
});

const texts = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(
      '/a/b',
      'x.gz',
      '<path>',
      '0xff',
      '12:30',
      'code 7',
      ' ',
      '\n',
      'deadbeef1',
      'failed',
      '..',
      '~',
    ),
  ),
  { maxLength: 30 },
);

test('a pattern is its own pattern, of bounded length, for any text', () => {
  fc.assert(
    fc.property(texts, fc.string({ maxLength: 10 }), (parts, sample) => {
      const { pattern, id, line } = of(parts.join(''), sample);
      expect(id).toMatch(/^[0-9a-f]{16}$/u);
      expect(pattern.length).toBeLessThanOrEqual(240);
      expect(parts.join('')).toContain(line);
      expect(of(parts.join(''), sample).id).toBe(id);
    }),
    { numRuns: 500 },
  );
});

test('other numbers, paths and samples in a sentence change nothing', () => {
  const sentence = (sample: string, path: string, number: number) =>
    `Error in ${path}: record ${number} of ${sample} is invalid`;
  const segment = fc.stringMatching(/^[a-z][a-z0-9_-]{0,8}$/u);
  const values = fc.tuple(
    fc.stringMatching(/^[A-Z][A-Za-z0-9]{2,8}-[0-9]{1,3}$/u),
    fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
    fc.nat(),
  );
  fc.assert(
    fc.property(values, ([sample, path, number]) => {
      expect(of(sentence(sample, path, number), sample).pattern).toBe(
        'Error in <path>: record <n> of <sample> is invalid',
      );
    }),
    { numRuns: 300 },
  );
});
