import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeLanes, pairFiles, type LeftOverReason, type PairingNote } from './pair-files';

/** Samples as `id: read 1 + read 2 (notes)`, and the left-over files with their reasons. */
function summary(paths: readonly string[]): { samples: string[]; leftOver: [string, LeftOverReason][] } {
  const { samples, leftOver } = pairFiles(paths);
  return {
    samples: samples.map(
      ({ id, read1, read2, notes }) =>
        `${id}: ${[...read1, ...read2].join(' + ')}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`,
    ),
    leftOver: leftOver.map(({ path, reason }) => [path, reason]),
  };
}

test.each<[string, string[], string[]]>([
  ['bcl2fastq', ['A_S1_L001_R1_001.fastq.gz', 'A_S1_L001_R2_001.fastq.gz'], ['A']],
  ['bcl2fastq without a lane', ['A_S12_R1_001.fastq.gz', 'A_S12_R2_001.fastq.gz'], ['A']],
  ['an id like a sheet number', ['S1_S1_L001_R1_001.fastq.gz', 'S1_S1_L001_R2_001.fastq.gz'], ['S1']],
  ['_R1', ['A_R1.fastq', 'A_R2.fastq'], ['A']],
  ['an id like a sheet number, without a lane', ['A_S1_R1.fastq', 'A_S1_R2.fastq'], ['A_S1']],
  ['.R1', ['A.R1.fq.gz', 'A.R2.fq.gz'], ['A']],
  ['-R1', ['A-R1.fq.gz', 'A-R2.fq.gz'], ['A']],
  ['read1', ['A_read1.fq.bz2', 'A_read2.fq.bz2'], ['A']],
  ['the archives', ['SRR1_1.fastq.gz', 'SRR1_2.fastq.gz'], ['SRR1']],
  ['Trim Galore', ['A_R1_val_1.fq.gz', 'A_R2_val_2.fq.gz'], ['A']],
  ['a mark before other parts', ['A_R1_trimmed.fq.gz', 'A_R2_trimmed.fq.gz'], ['A_trimmed']],
  ['a mark before the lane', ['A_R1_L002.fq.gz', 'A_R2_L002.fq.gz'], ['A']],
  ['forward and reverse', ['A_forward.fq', 'A_reverse.fq'], ['A']],
  ['letters', ['A_F.fq', 'A_R.fq'], ['A']],
  ['replicates', ['A_rep1_R1.fq', 'A_rep1_R2.fq', 'A_rep2_R1.fq', 'A_rep2_R2.fq'], ['A_rep1', 'A_rep2']],
  ['numbered ids', ['A_1_1.fq', 'A_1_2.fq', 'A_2_1.fq', 'A_2_2.fq'], ['A_1', 'A_2']],
  ['an id that ends like a read', ['P_R2_1.fq', 'P_R2_2.fq'], ['P_R2']],
  ['links', ['minio://users/me/A_R1.fq', 'minio://users/me/A_R2.fq'], ['A']],
  ['blanks in a name', ['my  sample_R1.fq', 'my  sample_R2.fq'], ['my_sample']],
])('names of %s are pairs', (_name, paths, ids) => {
  const { samples, leftOver } = pairFiles(paths);
  expect(leftOver).toEqual([]);
  expect(samples.map(({ id }) => id)).toEqual(ids);
  expect(samples.map(({ read1, read2 }) => [read1.length, read2.length])).toEqual(ids.map(() => [1, 1]));
});

test('lanes are rows of their own, and merge into one', () => {
  const paths = ['L001', 'L002'].flatMap((lane) =>
    ['R1', 'R2'].map((read) => `A_S1_${lane}_${read}_001.fastq.gz`),
  );
  const { samples } = pairFiles([...paths, 'B_S2_L001_R1_001.fastq.gz', 'B_S2_L001_R2_001.fastq.gz']);
  expect(samples.map(({ id, notes }) => [id, notes])).toEqual([
    ['A_L001', ['lanes']],
    ['A_L002', ['lanes']],
    ['B', []],
  ]);
  expect(
    mergeLanes(samples).map(({ id, read1, read2, notes }) => [id, read1.length, read2.length, notes]),
  ).toEqual([
    ['A', 2, 2, ['merged-lanes']],
    ['B', 1, 1, []],
  ]);
});

test('numbers above 2 are those of samples, not of reads', () => {
  expect(summary(['c_1.fq', 'c_2.fq', 'c_3.fq'])).toEqual({
    samples: ['c_1: c_1.fq (single)', 'c_2: c_2.fq (single)', 'c_3: c_3.fq (single)'],
    leftOver: [],
  });
});

test.each<[string, string[], LeftOverReason]>([
  ['a missing mate', ['A_R1.fq', 'A_R2.fq', 'B_R1.fq'], 'no-mate'],
  ['read 2 alone', ['B_R2.fq'], 'no-mate'],
  ['a name without a mark beside pairs', ['A_R1.fq', 'A_R2.fq', 'other.fq'], 'unknown-name'],
  ['index reads', ['A_S1_L001_R1_001.fq', 'A_S1_L001_R2_001.fq', 'A_S1_L001_I1_001.fq'], 'index-read'],
  ['index reads without a number', ['A_R1.fq', 'A_R2.fq', 'A_I2.fq'], 'index-read'],
  ['a third read', ['A_R1_001.fq', 'A_R2_001.fq', 'A_R3_001.fq'], 'third-read'],
  ['the same file again', ['A_R1.fq', 'A_R2.fq', 'A_R2.fq'], 'repeated'],
  ['a folder', ['A_R1.fq', 'A_R2.fq', 'raw/'], 'folder'],
])('%s is left over', (_name, paths, reason) => {
  expect(pairFiles(paths).leftOver.map((file) => file.reason)).toEqual([reason]);
});

test('a file that could be the mate of two is left over, not guessed', () => {
  expect(summary(['a/A_R1.fq', 'b/A_R1.fq', 'c/A_R2.fq'])).toEqual({
    samples: [],
    leftOver: [
      ['a/A_R1.fq', 'several-mates'],
      ['b/A_R1.fq', 'several-mates'],
      ['c/A_R2.fq', 'several-mates'],
    ],
  });
});

test.each<[string, string[], PairingNote[]]>([
  ['in two folders', ['R1/A_R1.fq', 'R2/A_R2.fq'], ['other-folder']],
  ['with two endings', ['A_R1.fq.gz', 'A_R2.fq'], ['other-ending']],
  ['known by number only', ['A_1.fq', 'A_2.fq'], ['uncertain-mates']],
])('mates %s are pairs with a note', (_name, paths, notes) => {
  expect(pairFiles(paths).samples.map((sample) => sample.notes)).toEqual([notes]);
});

test('the same name in two folders makes two samples with the folders in their ids', () => {
  const paths = ['run1', 'run2'].flatMap((run) => [`x/${run}/A_R1.fq`, `x/${run}/A_R2.fq`]);
  expect(summary(paths).samples).toEqual([
    'run1_A: x/run1/A_R1.fq + x/run1/A_R2.fq (same-name)',
    'run2_A: x/run2/A_R1.fq + x/run2/A_R2.fq (same-name)',
  ]);
});

test('read 1 alone is single-end; an app without mates takes each file as a sample', () => {
  expect(summary(['B_R1.fq', 'A_R1.fq']).samples).toEqual(['A: A_R1.fq (single)', 'B: B_R1.fq (single)']);
  const { samples, leftOver } = pairFiles(['A.vcf.gz', 'A_R1.bam', 'notes.md'], {
    mates: false,
    accepts: (path) => !path.endsWith('.md'),
  });
  expect(samples.map(({ id }) => id)).toEqual(['A', 'A_R1']);
  expect(leftOver).toEqual([{ path: 'notes.md', reason: 'not-accepted' }]);
});

const part = fc.constantFrom(
  'A',
  'B',
  'R1',
  'R2',
  '_',
  '-',
  '.',
  '1',
  '2',
  '3',
  'S1',
  'L001',
  'I1',
  ' ',
  '样',
  '_001',
);
const ending = fc.constantFrom('.fastq.gz', '.fq', '', '.FQ.GZ');
const anyPath = fc
  .tuple(fc.constantFrom('', 'a/', 'b/'), fc.array(part, { minLength: 1, maxLength: 7 }), ending)
  .map(([folder, parts, end]) => `${folder}${parts.join('')}${end}`);

test('each file is in exactly one sample or left over; ids are unique and valid; the order does not matter', () => {
  fc.assert(
    fc.property(
      fc.array(anyPath, { maxLength: 30 }).chain((paths) =>
        fc.record({
          paths: fc.constant(paths),
          shuffled: fc.shuffledSubarray(paths, { minLength: paths.length }),
        }),
      ),
      ({ paths, shuffled }) => {
        const pairing = pairFiles(paths);
        expect(pairFiles(shuffled)).toEqual(pairing);
        const placed = [
          ...pairing.samples.flatMap(({ read1, read2 }) => [...read1, ...read2]),
          ...pairing.leftOver.map(({ path }) => path),
        ];
        expect(placed.sort()).toEqual([...paths].sort());
        const ids = pairing.samples.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        ids.forEach((id) => expect(id).toMatch(/^[^\s/\\\p{Cc}.][^\s/\\\p{Cc}]{0,63}$/u));
        const merged = mergeLanes(pairing.samples);
        expect(merged.flatMap(({ read1 }) => read1).sort()).toEqual(
          pairing.samples.flatMap(({ read1 }) => read1).sort(),
        );
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
      },
    ),
    { numRuns: 300 },
  );
});

const id = fc
  .array(fc.constantFrom('Donor', 'T', 'N', 'rep', '2', '17', '肿瘤'), { minLength: 1, maxLength: 3 })
  .chain((words) => fc.constantFrom('_', '-', '.').map((separator) => words.join(separator)));
const naming = fc.constantFrom<(sample: string, read: 1 | 2, index: number) => string>(
  (sample, read, index) => `${sample}_S${index + 1}_L003_R${read}_001.fastq.gz`,
  (sample, read, index) => `${sample}_S${index + 1}_R${read}_001.fastq.gz`,
  (sample, read) => `${sample}_R${read}.fastq`,
  (sample, read) => `${sample}.R${read}.fq.gz`,
  (sample, read) => `${sample}-R${read}.fq.gz`,
  (sample, read) => `${sample}_read${read}.fq.gz`,
  (sample, read) => `${sample}_${read}.fastq.bz2`,
  (sample, read) => `${sample}_R${read}_val_${read}.fq.gz`,
  (sample, read) => `minio://users/data/${sample}_${read === 1 ? 'forward' : 'reverse'}.fastq.gz`,
);

test('names made from ids pair back to the ids, by every pattern', () => {
  fc.assert(
    fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: 12 }), naming, (ids, nameOf) => {
      const paths = ids.flatMap((sample, index) => [nameOf(sample, 1, index), nameOf(sample, 2, index)]);
      const { samples, leftOver } = pairFiles(paths);
      expect(leftOver).toEqual([]);
      const byId = new Map(samples.map((sample) => [sample.id, [...sample.read1, ...sample.read2]]));
      expect(byId).toEqual(
        new Map(ids.map((sample, index) => [sample, [nameOf(sample, 1, index), nameOf(sample, 2, index)]])),
      );
    }),
    { numRuns: 500 },
  );
});
