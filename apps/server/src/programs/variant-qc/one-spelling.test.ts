import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leftAligned } from './left-align.ts';
import { movedKeys } from './one-spelling.ts';
import { variantKey, variantsOfRow } from './small-variants.ts';
import { variantFiles } from './testing/variant-files.ts';

const { separate } = variantFiles();
const START = 5000;
const OTHER = ['chr1 9000 . A G | 0/1'];

const base = fc.constantFrom('A', 'C', 'G', 'T');
const bases = fc.array(base, { minLength: 1, maxLength: 3 }).map((list) => list.join(''));
/** Repeat of a unit between other bases, and how many units an INDEL of it has. */
const repeats = fc.record({
  before: bases,
  unit: bases,
  copies: fc.integer({ min: 3, max: 12 }),
  after: bases,
  length: fc.integer({ min: 1, max: 2 }),
});

/** Spellings of one INDEL by position, REF and ALT, each with one base in front. */
function spellingsOf(genome: string, bases: string, isDeletion: boolean) {
  const first = genome.indexOf(bases, 1);
  const changed = `${genome.slice(0, first)}${isDeletion ? '' : bases}${genome.slice(first + (isDeletion ? bases.length : 0))}`;
  return Array.from({ length: genome.length }, (_, index) => {
    const end = index + 1;
    const reference = genome.slice(index, isDeletion ? end + bases.length : end);
    const alternative = `${genome.charAt(index)}${isDeletion ? '' : changed.slice(end, end + bases.length)}`;
    const result = `${genome.slice(0, index)}${alternative}${genome.slice(index + reference.length)}`;
    return result === changed ? [{ position: START + index, reference, alternative }] : [];
  }).flat();
}

test('one INDEL in a repeat has one key, whichever equivalent position it is written at', () => {
  fc.assert(
    fc.property(repeats, fc.boolean(), ({ before, unit, copies, after, length }, isDeletion) => {
      const genome = `${before}${unit.repeat(copies)}${after}`;
      const keys = spellingsOf(genome, unit.repeat(length), isDeletion).flatMap(
        ({ position, reference, alternative }) =>
          variantsOfRow(position, reference, [alternative]).variants.map((one) => variantKey('chr1', one)),
      );
      expect(keys.length).toBeGreaterThan(1);
      const context = new Map([[`chr1\t${START}`, genome]]);
      const { moved } = movedKeys(new Map(keys.map((key) => [key, null])), context);
      expect(new Set(keys.map((key) => moved.get(key) ?? key)).size).toBe(1);
    }),
  );
});

test('SNVs keep their keys', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100 }), base, base, bases, (position, reference, alternative, context) => {
      fc.pre(reference !== alternative);
      const key = variantKey('chr1', { position, reference, alternative });
      expect(movedKeys(new Map([[key, null]]), new Map([[`chr1\t${position - 1}`, context]])).moved).toEqual(
        new Map(),
      );
    }),
  );
});

test.each([
  ['a known run', 'GAAA', { position: 100, reference: 'GA', alternative: 'G' }],
  ['a base that is not known', 'GNAA', { position: 102, reference: 'AA', alternative: 'A' }],
  ['the start of what is known', 'AAA', { position: 101, reference: 'AA', alternative: 'A' }],
])('a deletion is moved to the left within %s', (_title, known, expected) => {
  const before = (position: number) => known.padStart(4, '?').charAt(position - 100);
  const baseAt = (position: number) => (/[ACGT]/.test(before(position)) ? before(position) : undefined);
  const deletion = { position: 102, reference: 'AA', alternative: 'A' };
  expect(leftAligned(deletion, baseAt)).toEqual(expected);
});

test('a deletion that three files write at three positions of a run is one, and consistent', async () => {
  const { mendelian } = await separate({
    D5: ['chr1 100 . GA G | 0/1'],
    D6: ['chr1 102 . AA A | 0/1'],
    F7: ['chr1 100 . GAA GA | 0/1'],
    M8: OTHER,
  });
  expect(mendelian.indel).toMatchObject({ detected: 1, consistent: 1 });
});

test('an SNV of another file in the run is a known base too', async () => {
  const deletion = ['chr1 100 . GA G | 0/1'];
  const rows = { D5: deletion, D6: ['chr1 103 . AA A | 0/1'], F7: deletion };
  const apart = await separate({ ...rows, M8: OTHER });
  expect(apart.mendelian.indel).toMatchObject({ detected: 2, consistent: 0 });
  const joined = await separate({ ...rows, M8: ['chr1 102 . A C | 0/0'] });
  expect(joined.mendelian.indel).toMatchObject({ detected: 1, consistent: 1 });
});

test('REF strings that contradict each other move nothing', async () => {
  const { mendelian } = await separate({
    D5: ['chr1 100 . GA G | 0/1', 'chr1 101 . C T | 0/0'],
    D6: ['chr1 102 . AA A | 0/1'],
    F7: ['chr1 100 . GA G | 0/1'],
    M8: OTHER,
  });
  expect(mendelian.indel).toMatchObject({ detected: 2, consistent: 0 });
});

test('a filtered call of another spelling is missing, not reference', async () => {
  const { mendelian } = await separate({
    D5: ['chr1 100 . GAA GA | 0/1'],
    D6: ['chr1 102 . AA A | 0/1 | LowQual'],
    F7: ['chr1 100 . GA G | 0/1'],
    M8: OTHER,
  });
  expect(mendelian.indel).toMatchObject({ detected: 1, missingGenotype: 1, twinsDiffer: 0 });
});

test('a genome moves an INDEL beyond the bases that the files have', () => {
  const genome = `GT${'CA'.repeat(40)}T`;
  const basesOf = (chromosome: string) =>
    chromosome === 'chr1' ? (position: number) => genome[position - START] : undefined;
  const [first, ...others] = spellingsOf(genome, 'CA', true).flatMap(({ position, reference, alternative }) =>
    variantsOfRow(position, reference, [alternative]).variants.map((one) => variantKey('chr1', one)),
  );
  const variants = new Map([first, ...others].map((key) => [String(key), null]));

  const { moved, contradiction } = movedKeys(variants, new Map(), basesOf);

  expect(contradiction).toBeUndefined();
  expect(new Set([...variants.keys()].map((key) => moved.get(key) ?? key))).toEqual(new Set([first]));
  expect(movedKeys(new Map([[String(others.at(-1)), null]]), new Map()).moved.size).toBe(0);
});

test('a genome of another assembly is not used, and the first difference is given', () => {
  const key = variantKey('chr1', { position: START + 4, reference: 'CAC', alternative: 'C' });
  const other = () => () => 'T';
  const context = new Map([[`chr1\t${START}`, 'GACACAC']]);

  const { moved, contradiction } = movedKeys(new Map([[key, null]]), context, other);

  expect(contradiction).toMatchObject({ chromosome: 'chr1', position: START + 4 });
  expect(moved).toEqual(movedKeys(new Map([[key, null]]), context).moved);
  expect(moved.get(key)).toBe(variantKey('chr1', { position: START, reference: 'GAC', alternative: 'G' }));
});
