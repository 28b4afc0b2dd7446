import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProgramBench, problemsOf } from '../testing/run-program.ts';
import { installedGenome } from './reference-genome.ts';
import { vcf } from './testing/variant-files.ts';

const MANIFEST = {
  id: 'genome-38',
  omics: 'genomics',
  title: 'Genome',
  licence: 'free',
  source: 'made here',
  version: '1',
  genome: { assembly: 'GRCh38', file: 'genome.fa' },
};

let bench: ProgramBench;
beforeEach(() => {
  bench = new ProgramBench();
  vi.stubEnv('REFERENCE_SETS_DIR', join(bench.folder, 'sets'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  bench.remove();
});

/** Installs a genome with lines of some bases, and returns the folder of its set. */
function install(sequences: Readonly<Record<string, string>>, lineBases: number, lineEnd = '\n'): string {
  const folder = join(bench.folder, 'sets/genome');
  mkdirSync(folder, { recursive: true });
  let fasta = '';
  let index = '';
  for (const [name, bases] of Object.entries(sequences)) {
    fasta += `>${name} made${lineEnd}`;
    index += `${name}\t${bases.length}\t${fasta.length}\t${lineBases}\t${lineBases + lineEnd.length}\n`;
    for (let at = 0; at < bases.length; at += lineBases) fasta += bases.slice(at, at + lineBases) + lineEnd;
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'genome.fa'), fasta);
  writeFileSync(join(folder, 'genome.fa.fai'), index);
  return folder;
}

test('each base is that of the FASTA file, whatever the length of its lines', () => {
  const sequence = fc.string({
    unit: fc.constantFrom('A', 'c', 'G', 't', 'N'),
    minLength: 1,
    maxLength: 200,
  });
  fc.assert(
    fc.property(
      fc.tuple(sequence, sequence),
      fc.integer({ min: 1, max: 70 }),
      fc.constantFrom('\n', '\r\n'),
      ([one, two], lineBases, lineEnd) => {
        install({ chr1: one, X: two }, lineBases, lineEnd);
        const genome = installedGenome();
        const read = (name: string, length: number) =>
          Array.from({ length: length + 2 }, (_, position) => genome?.basesOf(name)?.(position) ?? '.').join(
            '',
          );
        const expected = (bases: string) => `.${bases.toUpperCase().replaceAll('N', '.')}.`;
        expect(read('chr1', one.length)).toBe(expected(one));
        // The names of the files may have another prefix.
        expect(read('1', one.length)).toBe(expected(one));
        expect(read('chrX', two.length)).toBe(expected(two));
        expect(genome?.basesOf('chr2')).toBeUndefined();
        genome?.close();
      },
    ),
    { numRuns: 30 },
  );
});

test('a base beyond the first blocks of a long sequence is found', () => {
  const bases = `${'A'.repeat(199_999)}G${'C'.repeat(10)}`;
  install({ chr1: bases }, 60);
  const baseAt = installedGenome()?.basesOf('chr1');
  expect([1, 199_999, 200_000, 200_001, 200_010, 200_011].map((position) => baseAt?.(position))).toEqual([
    'A',
    'A',
    'G',
    'C',
    'C',
    undefined,
  ]);
});

const HEAD = 'GATTC';
const GENOME = `${HEAD}${'CA'.repeat(30)}TTG`;
/** Deletion of one unit of the repeat, at the nth unit. */
const deletion = (nth: number) => {
  const at = HEAD.length + 2 * nth;
  return `chr1 ${at} . ${GENOME.slice(at - 1, at + 2)} ${GENOME.charAt(at - 1)} . PASS . GT 0/1`;
};
const files = () =>
  Object.fromEntries(
    ['D5', 'D6', 'F7', 'M8'].map((member, index) => [
      `vcf${member}`,
      bench.write(`${member}.vcf`, vcf(member, 'chr1 70 . G A . PASS . GT 0/1', deletion(7 * index))),
    ]),
  );
const indelOf = () =>
  (JSON.parse(bench.read('variant_qc.json')) as { mendelian: { indel: { detected: number } } }).mendelian
    .indel;

test('an installed genome joins an INDEL that four files place far apart in a repeat, and the result names it', async () => {
  await bench.run('variant-qc', { layout: 'separate', ...files() });
  expect(indelOf().detected).toBe(4);
  install({ chr1: GENOME }, 20);
  await bench.run('variant-qc', { layout: 'separate', ...files() });
  expect(indelOf()).toMatchObject({ detected: 1, consistent: 1 });
  expect(JSON.parse(bench.read('variant_qc.json'))).toMatchObject({
    genome: { set: 'genome-38', version: '1', assembly: 'GRCh38' },
    warnings: [],
  });
});

test('a genome that differs from REF is not used, and a warning says where', async () => {
  install({ chr1: GENOME.replaceAll('CA', 'GT') }, 20);
  const end = await bench.run('variant-qc', { layout: 'separate', ...files() });
  expect(end.exitCode, end.stderr).toBe(0);
  const result = JSON.parse(bench.read('variant_qc.json')) as { genome?: unknown; warnings: string[] };
  expect(result.genome).toBeUndefined();
  expect(result.warnings.join()).toMatch(/not of the installed genome GRCh38: REF differs at chr1:\d+/);
});

test('a genome without its index is a problem of the set', async () => {
  const folder = install({ chr1: GENOME }, 20);
  writeFileSync(join(folder, 'genome.fa.fai'), '');
  const end = await bench.run('variant-qc', { layout: 'separate', ...files() });
  expect(end.exitCode).toBe(1);
  expect(problemsOf(end)).toMatchObject([{ code: 'program.broken-reference' }]);
});
