import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFastq } from './read-fastq.ts';

const lineEnd = fc.constantFrom('\n', '\r\n');
const blanks = fc
  .array(fc.constantFrom('\n', '\r\n', ' \n', '\t\n'), { maxLength: 3 })
  .map((lines) => lines.join(''));
const record = fc.record({ length: fc.integer({ min: 0, max: 6 }), end: lineEnd, blanks });
const file = fc.record({
  mark: fc.constantFrom('', '\u{feff}'),
  before: blanks,
  records: fc.array(record, { minLength: 1, maxLength: 5 }),
  /** True if the last line has no line break. */
  isOpen: fc.boolean(),
  /** Chunk sizes, used in turn. */
  sizes: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
});

async function* chunksOf(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let start = 0, turn = 0; start < bytes.length; turn += 1) {
    const end = start + (sizes[turn % sizes.length] ?? 1);
    yield bytes.subarray(start, end);
    start = end;
  }
}

test('every record is read once with its name, bases and qualities, wherever the chunks are split', async () => {
  await fc.assert(
    fc.asyncProperty(file, async ({ mark, before, records, isOpen, sizes }) => {
      const expected = records.map(
        ({ length }, index) => `r${index} ${'ACGTNA'.slice(0, length)} ${'@+IFA5'.slice(0, length)}`,
      );
      const text = records
        .map(({ end, blanks: after }, index) => {
          const [name, sequence, quality] = expected[index]?.split(' ') ?? [];
          const isLast = index === records.length - 1;
          return [`@${name}`, sequence, '+', quality].join(end) + (isLast && isOpen ? '' : end + after);
        })
        .join('');
      const read: string[] = [];
      const count = await readFastq('r1', chunksOf(Buffer.from(mark + before + text), sizes), (found) => {
        const slice = (start: number, end: number) => found.bytes.toString('latin1', start, end);
        const { nameStart, nameEnd, sequenceStart, qualityStart, length } = found;
        read.push(
          `${slice(nameStart, nameEnd)} ${slice(sequenceStart, sequenceStart + length)} ${slice(qualityStart, qualityStart + length)}`,
        );
      });
      expect(read).toEqual(expected);
      expect(count).toBe(records.length);
    }),
    { numRuns: 300 },
  );
});
