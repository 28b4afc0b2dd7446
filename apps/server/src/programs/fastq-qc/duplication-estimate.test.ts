import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from '../synthetic/random.ts';
import { DuplicationEstimate } from './duplication-estimate.ts';

const LENGTH = 20;
const buffer = Buffer.alloc(LENGTH);
const SEQUENCES = ['G'.repeat(LENGTH), 'AGATCGGAAGAGCACACGTC', 'ACGTACGTACGTACGTACGT'];

/** Adds one read; different numbers are different sequences. */
function add(estimate: DuplicationEstimate, sequence: string | number): void {
  buffer.write(typeof sequence === 'string' ? sequence : String(sequence).padStart(LENGTH, 'A'), 'latin1');
  estimate.add(buffer, 0, LENGTH);
}

test('the estimate stays accurate and bounded with far more sequences than it can store', () => {
  const estimate = new DuplicationEstimate();
  // 600,000 distinct sequences, every fourth of them twice: 20 % of the reads are duplicates.
  for (let index = 0; index < 600_000; index += 1) {
    add(estimate, index);
    if (index % 4 === 0) add(estimate, index);
  }
  const { share, followedSequences, sampled, standardError } = estimate.result();
  expect(Math.abs(share - 0.2)).toBeLessThan(0.005);
  expect(standardError).toBeLessThan(0.0032);
  expect(followedSequences).toBeLessThanOrEqual(200_000);
  expect(Math.abs(followedSequences / (600_000 * sampled) - 1)).toBeLessThan(0.02);
});

test.each([
  ['one sequence', SEQUENCES.slice(0, 1), 1_000_000],
  ['another sequence', SEQUENCES.slice(1, 2), 100_000],
  ['a third sequence', SEQUENCES.slice(2, 3), 100_000],
  ['three sequences', SEQUENCES, 100_000],
])(
  '%s with three tenths of the reads: the share of repeats is right, and they are listed',
  (_, copied, reads) => {
    const scale = reads / 1_000_000;
    const estimate = new DuplicationEstimate(200_000 * scale, 100_000 * scale);
    for (let index = 0; index < reads; index += 1) {
      add(estimate, index % 10 < 3 ? (copied[(index % 10) % copied.length] ?? 0) : index);
    }
    const { share, standardError } = estimate.result();
    expect(Math.abs(share - (0.3 - copied.length / reads))).toBeLessThan(4 * standardError);
    expect(standardError).toBeLessThan(0.0032 / Math.sqrt(scale));
    const { sequences, undercount } = estimate.overRepresented();
    expect(undercount).toBeLessThanOrEqual(10);
    expect(sequences.map(({ sequence }) => sequence).toSorted()).toEqual([...copied].toSorted());
    const times = (0.3 * reads) / copied.length;
    expect(sequences.every((found) => found.reads <= times && found.reads >= times - undercount)).toBe(true);
  },
);

/** Reads of a file: many unique ones and a few frequent ones, in random order or with the frequent ones last. */
const library = fc.record({
  different: fc.integer({ min: 0, max: 20_000 }),
  copies: fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 6 }),
  isSorted: fc.boolean(),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
});

test('below and above its capacity, the estimate agrees with an exact count within its standard error', () => {
  const maxDistinct = 2_000;
  const maxFrequent = 1_000;
  fc.assert(
    fc.property(library, ({ different, copies, isSorted, seed }) => {
      const reads = [
        ...Array.from({ length: different }, (_, index) => seed + index),
        ...copies.flatMap((times, index) => new Array<number>(times).fill(-1 - index)),
      ];
      fc.pre(reads.length > 0);
      if (!isSorted) shuffle(reads, seed);
      const estimate = new DuplicationEstimate(maxDistinct, maxFrequent);
      reads.forEach((read) => add(estimate, read));

      const distinct = different + copies.length;
      const result = estimate.result();
      expect(result.followedSequences).toBeLessThanOrEqual(maxDistinct);
      if (distinct <= maxDistinct) {
        expect(result).toMatchObject({ share: 1 - distinct / reads.length, standardError: 0, sampled: 1 });
      } else {
        expect(Math.abs(result.share - (1 - distinct / reads.length))).toBeLessThan(5 * result.standardError);
      }
      const { sequences, undercount } = estimate.overRepresented();
      expect(undercount).toBeLessThanOrEqual(reads.length / maxFrequent);
      const counts = new Map(sequences.map((found) => [found.sequence, found.reads]));
      for (const [index, times] of copies.entries()) {
        const counted = counts.get(String(-1 - index).padStart(LENGTH, 'A'));
        if (times > 1 && times - undercount > reads.length / 1000) {
          expect(counted).toBeGreaterThanOrEqual(times - undercount);
        }
        expect(counted ?? 0).toBeLessThanOrEqual(times);
      }
    }),
    { numRuns: 40 },
  );
});

test('a sequence that occurs once is not over-represented, however few reads there are', () => {
  const estimate = new DuplicationEstimate();
  [1, 2, 3, 2].forEach((read) => add(estimate, read));
  const { sequences, undercount } = estimate.overRepresented();
  expect({ sequences, undercount }).toEqual({
    sequences: [{ sequence: '2'.padStart(LENGTH, 'A'), reads: 2, share: 0.5 }],
    undercount: 0,
  });
});

function shuffle(values: number[], seed: number): void {
  const random = randomFrom(seed);
  for (let index = values.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [values[index], values[other]] = [values[other] ?? 0, values[index] ?? 0];
  }
}
