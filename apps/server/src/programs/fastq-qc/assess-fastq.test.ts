import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProgramBench } from '../testing/run-program.ts';
import { assessFastq, type FastqOptions } from './assess-fastq.ts';
import { requireMates } from './mate-check.ts';
import { type FastqSummary } from './summarise.ts';
import { summaryTable } from './summary-table.ts';

let bench: ProgramBench;
beforeEach(() => {
  bench = new ProgramBench();
});
afterEach(() => bench.remove());

const assess = (content: string | Buffer, options: Partial<FastqOptions> = {}, name = 'r1') =>
  assessFastq({ path: bench.write(name, content), name }, { mate: 1, ...options });
const summaryOf = async (content: string, options?: Partial<FastqOptions>): Promise<FastqSummary> =>
  (await assess(content, options)).summary;
const read = (sequence: string, quality: string, name = 'a'): string =>
  `@${name}\n${sequence}\n+\n${quality}\n`;
const READ = read('ACGT', 'IIII');

/** Creates one read for each quality line. */
const withQualities = (...lines: string[]): string =>
  lines.map((line) => read('A'.repeat(line.length), line)).join('');

test.each([
  [
    'Illumina 1.8+',
    withQualities('!5?I'),
    'Sanger / Illumina 1.8+ (Phred+33)',
    'certain',
    (0 + 20 + 30 + 40) / 4,
  ],
  ['Illumina 1.5', withQualities('BTTh'), 'Illumina 1.5 (Phred+64)', 'assumed', (2 + 20 + 20 + 40) / 4],
  ['Illumina 1.3', withQualities('@Th^'), 'Illumina 1.3 (Phred+64)', 'assumed', (0 + 20 + 40 + 30) / 4],
  // Solexa -5 and 0 are Phred 1 and 3; 20 and 40 are the same on both scales.
  ['Solexa', withQualities(';@Th'), 'Solexa / Illumina 1.0 (Solexa+64)', 'assumed', (1 + 3 + 20 + 40) / 4],
  ['one quality only', withQualities('FFFF'), 'Sanger / Illumina 1.8+ (Phred+33)', 'assumed', 37],
  [
    'consensus reads above 45',
    withQualities('5~~~'),
    'Sanger / Illumina 1.8+ (Phred+33)',
    'certain',
    (20 + 3 * 93) / 4,
  ],
  [
    'consensus reads without a low quality',
    withQualities('~~~~'),
    'Sanger / Illumina 1.8+ (Phred+33)',
    'assumed',
    93,
  ],
])(
  'the qualities of %s are named, and their mean is on the Phred scale',
  async (_, text, name, basis, mean) => {
    const { qualityEncoding, meanQuality, positions, warnings } = await summaryOf(text);
    expect(qualityEncoding).toMatchObject({ name, basis });
    expect(meanQuality).toBeCloseTo(mean, 10);
    expect(positions.reduce((sum, position) => sum + position.meanQuality, 0) / 4).toBeCloseTo(mean, 10);
    expect(warnings).toEqual(qualityEncoding.note === null ? [] : [qualityEncoding.note]);
  },
);

test('Phred+64 with a mean of 29.5 is not reported as 60.5, and the report explains the conversion', async () => {
  const everyQuality = Array.from({ length: 22 }, (_, index) => String.fromCharCode(64 + 19 + index)).join(
    '',
  );
  const { meanQuality, q20, q30, qualityEncoding } = await summaryOf(withQualities(everyQuality));
  expect([meanQuality, q20, q30]).toEqual([29.5, 21 / 22, 11 / 22]);
  expect(qualityEncoding.note).toMatch(/taken as Illumina 1\.5 \(Phred\+64\).* converted to Phred\+33/);
});

test('a chosen encoding is used, and refused where the bytes contradict it', async () => {
  const chosen = await summaryOf(withQualities('FFFF'), { encoding: 'phred64' });
  expect(chosen.meanQuality).toBe(6);
  expect(chosen.qualityEncoding).toMatchObject({ basis: 'chosen', offset: 64 });
  await expect(assess(withQualities('5555'), { encoding: 'phred64' })).rejects.toThrow(
    /r1 holds the quality "5", which Illumina 1\.3 to 1\.7 \(Phred\+64\) does not have/,
  );
});

test.each([
  ['three blank lines at the end', `${READ}\n\n\n`],
  ['a thousand blank lines at the end', READ + '\n'.repeat(1000)],
  ['blank lines with blanks and CRLF at the end', `${READ}\r\n \t\r\n\r\n`],
  ['blank lines at the start', `\n\n${READ}`],
  ['a blank line between reads', `${READ}\n${READ}`],
  ['a byte order mark', `\u{feff}${READ}`],
  ['no last line break', READ.trimEnd()],
  ['CRLF and no last line break', READ.replaceAll('\n', '\r\n').trimEnd()],
])('a good file with %s is read', async (_, text) => {
  const { reads, bases } = await summaryOf(text);
  expect(bases).toBe(4 * reads);
  expect(reads).toBe(text.split('@').length - 1);
});

test.each([
  ['plain text in one line', 'Dear all,\n', /r1 is no FASTQ: its first line does not begin with "@"/],
  ['plain text without a line break', 'Dear all', /r1 is no FASTQ/],
  ['plain text in many lines', 'a\nb\n+\nd\ne\n', /r1 is no FASTQ/],
  ['FASTA', '>a\nACGT\n', /r1 is FASTA, not FASTQ/],
  ['a file cut in a name', `${READ}@b`, /r1 is truncated: record 2 is cut off/],
  ['a file cut in a sequence', `${READ}@b\nAC`, /r1 is truncated: record 2 is cut off/],
  ['a file cut after the separator', `${READ}@b\nACGT\n+\n`, /r1 is truncated: record 2 is cut off/],
  ['a file cut in the qualities', `${READ}@b\nACGT\n+\nII`, /r1 is truncated: record 2 is cut off/],
  [
    'a file cut in the qualities, CRLF',
    `${READ}@b\r\nACGT\r\n+\r\nII`,
    /r1 is truncated: record 2 is cut off/,
  ],
  ['text after the last read', `${READ}the end`, /record 2 does not begin with "@"/],
  [
    'too many qualities at the end',
    `${READ}@b\nACGT\n+\nIIIII`,
    /record 2 has .* different lengths \(4 and 5\)/,
  ],
  ['too few qualities', `@b\nACGT\n+\nIII\n${READ}`, /record 1 has .* different lengths \(4 and 3\)/],
  ['blank lines only', '\n\n\n', /r1 holds no reads/],
  [
    'reads without bases',
    read('', '') + read('', ''),
    /r1 holds no base: the sequence of every read is empty \(reads: 2\)/,
  ],
])('%s is reported precisely', async (_, text, message) => {
  await expect(assess(text)).rejects.toThrow(message);
});

test('a file of N has no GC, and no figure is NaN', async () => {
  const summary = await summaryOf(read('NNNN', '####') + read('', ''));
  expect(summary).toMatchObject({
    gc: null,
    n: 1,
    meanQuality: 2,
    warnings: ['GC was not computed: every base is N.'],
  });
  const [header = '', line = ''] = summaryTable([summary]).split('\n');
  const cells = Object.fromEntries(header.split('\t').map((name, index) => [name, line.split('\t')[index]]));
  expect(cells).toMatchObject({ reads: '2', gc: 'NA', warnings: 'GC was not computed: every base is N.' });
  expect(line).not.toMatch(/NaN|null/);
});

test.each<[string, (read: number, mate: 1 | 2) => string]>([
  ['fastq-dump, the same name for both', (number) => `SRR1.${number} length=4`],
  ['fastq-dump -I', (number, mate) => `SRR1.${number}.${mate} length=4`],
  ['a mate after an underscore', (number, mate) => `r_${number}_${mate}`],
  ['a mate after a slash', (number, mate) => `r${number}/${mate}`],
  ['a slash in the first file only', (number, mate) => (mate === 1 ? `r${number}/1` : `r${number}`)],
  ['Casava 1.8', (number, mate) => `M:1:FC:1:11:7:${number} ${mate}:N:0:ACG`],
])('mates are recognised by their names: %s', async (_, nameOf) => {
  const file = (mate: 1 | 2) =>
    [1, 2, 3].map((number) => read('ACGT', 'IIII', nameOf(number, mate))).join('');
  const mate1 = await assess(file(1), { mate: 1 }, 'r1');
  const mate2 = await assess(file(2), { mate: 2 }, 'r2');
  expect(() => requireMates(mate1, mate2)).not.toThrow();
});

test.each([
  ['other reads', ['SRR1.1', 'SRR1.2'], ['SRR1.1', 'SRR1.3']],
  ['another order', ['SRR1.1.1', 'SRR1.2.1'], ['SRR1.2.2', 'SRR1.1.2']],
  ['files exchanged', ['r_1_2', 'r_2_2'], ['r_1_1', 'r_2_1']],
  ['twice the first mate', ['r_1_1', 'r_2_1'], ['r_1_1', 'r_3_1']],
])('files with %s are no mates', async (_, first, second) => {
  const file = (names: readonly string[]) => names.map((name) => read('ACGT', 'IIII', name)).join('');
  const mate1 = await assess(file(first), { mate: 1 }, 'r1');
  const mate2 = await assess(file(second), { mate: 2 }, 'r2');
  expect(() => requireMates(mate1, mate2)).toThrow(/differ in the names of their reads/);
});
