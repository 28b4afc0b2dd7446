import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectionFrom } from './detection';
import {
  addToTally,
  classifyInheritance,
  classifySite,
  EMPTY_TALLY,
  type Genotype,
  mendelianConcordance,
  type QuartetGenotypes,
} from './mendelian';
import { isTransition, tiTvRatio, variantTypeOf } from './substitutions';

const genotype: fc.Arbitrary<Genotype> = fc.option(
  fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 })),
);
const family = fc.record({ d5: genotype, d6: genotype, f7: genotype, m8: genotype });

test.each([
  ['a child with one allele of each parent', [0, 1], [0, 1], [0, 0], [1, 1], 'consistent'],
  ['alleles written the other way round', [1, 0], [0, 1], [0, 1], [0, 0], 'consistent'],
  ['twins that differ', [0, 1], [1, 1], [0, 1], [1, 1], 'twins-differ'],
  ['an allele that no parent has', [0, 1], [0, 1], [0, 0], [0, 0], 'not-inherited'],
  ['both alleles from one parent', [1, 1], [1, 1], [1, 1], [0, 0], 'not-inherited'],
  ['a missing genotype beside a carrier', [0, 1], null, [0, 1], [0, 0], 'missing-genotype'],
  ['nothing but reference and missing', [0, 0], null, [0, 0], [0, 0], 'absent'],
] as const)('%s', (_, d5, d6, f7, m8, expected) => {
  expect(classifyInheritance({ d5, d6, f7, m8 })).toBe(expected);
});

test('the concordance of any family is between 0 and 1, and its parts add up', () => {
  fc.assert(
    fc.property(fc.array(family, { minLength: 1, maxLength: 40 }), (rows) => {
      const tally = rows.map(classifyInheritance).reduce(addToTally, EMPTY_TALLY);
      fc.pre(tally.detected > 0);
      const rate = mendelianConcordance(tally);
      expect(rate).toBeGreaterThanOrEqual(0);
      expect(rate).toBeLessThanOrEqual(1);
      expect(tally.consistent + tally.missingGenotype + tally.twinsDiffer + tally.notInherited).toBe(
        tally.detected,
      );
    }),
  );
});

const sets = (...alleles: number[][]): ReadonlySet<number>[] => alleles.map((numbers) => new Set(numbers));
const of = (d5: Genotype, d6: Genotype, f7: Genotype, m8: Genotype): QuartetGenotypes => ({ d5, d6, f7, m8 });

test.each<[string, QuartetGenotypes, ReadonlySet<number>[], Record<string, string>[]]>([
  [
    'two alternatives, one from each parent',
    of([1, 2], [2, 1], [0, 1], [0, 2]),
    sets([1], [2]),
    [{ quartet: 'consistent' }, { quartet: 'consistent' }],
  ],
  [
    'two alternatives, both from the father',
    of([1, 2], [1, 2], [1, 2], [0, 0]),
    sets([1], [2]),
    [
      { quartet: 'not-inherited', trioD5: 'not-inherited', twins: 'consistent' },
      { quartet: 'not-inherited', trioD6: 'not-inherited' },
    ],
  ],
  [
    'two alternatives, the second of no parent',
    of([1, 2], [1, 2], [1, 1], [0, 0]),
    sets([1], [2]),
    [{ quartet: 'consistent' }, { quartet: 'not-inherited' }],
  ],
  [
    'an allele that is no small variant beside one that is',
    of([1, 2], [1, 2], [0, 1], [0, 0]),
    sets([1]),
    [{ quartet: 'consistent' }],
  ],
  [
    'two spellings of one variant',
    of([0, 1], [0, 2], [0, 1], [0, 0]),
    sets([1, 2]),
    [{ quartet: 'consistent', twins: 'consistent' }],
  ],
  [
    'one twin that breaks the rules',
    of([0, 1], [0, 0], [0, 0], [0, 0]),
    sets([1]),
    [{ quartet: 'twins-differ', trioD5: 'not-inherited', trioD6: 'absent', twins: 'twins-differ' }],
  ],
  [
    'a twin without a genotype',
    of([0, 1], null, [0, 1], [0, 0]),
    sets([1]),
    [
      {
        quartet: 'missing-genotype',
        trioD5: 'consistent',
        trioD6: 'missing-genotype',
        twins: 'missing-genotype',
      },
    ],
  ],
])('by allele: %s', (_, genotypes, variants, expected) => {
  expect(classifySite(genotypes, variants)).toMatchObject(expected);
});

test('a row is consistent by allele only if its genotypes are', () => {
  fc.assert(
    fc.property(family, (genotypes) => {
      const classes = classifySite(genotypes, sets([1], [2])).map(({ quartet }) => quartet);
      const isConsistent = classes.every((found) => found === 'absent' || found === 'consistent');
      expect(isConsistent).toBe(['absent', 'consistent'].includes(classifyInheritance(genotypes)));
    }),
  );
});

test('swapping the twins or the parents changes nothing', () => {
  fc.assert(
    fc.property(family, ({ d5, d6, f7, m8 }) => {
      expect(classifyInheritance({ d5: d6, d6: d5, f7: m8, m8: f7 })).toBe(
        classifyInheritance({ d5, d6, f7, m8 }),
      );
    }),
  );
});

test.each([
  ['A', 'G', 'snv'],
  ['A', 'AT', 'indel'],
  ['ATG', 'A', 'indel'],
  ['AT', 'GC', 'other'],
  ['A', '<DEL>', 'other'],
  ['A', '*', 'other'],
] as const)('%s to %s is %s', (reference, alternative, expected) => {
  expect(variantTypeOf(reference, alternative)).toBe(expected);
});

test('transitions stay within purines or within pyrimidines', () => {
  expect([
    isTransition('A', 'G'),
    isTransition('c', 't'),
    isTransition('A', 'C'),
    isTransition('G', 'T'),
  ]).toEqual([true, true, false, false]);
  expect(tiTvRatio(210, 100)).toBe(2.1);
  expect(tiTvRatio(3, 0)).toBeNaN();
});

test('precision, recall and F1 follow from the counts', () => {
  const { precision, recall, f1 } = detectionFrom({
    truePositives: 90,
    falsePositives: 10,
    falseNegatives: 30,
  });
  expect([precision, recall, f1.toFixed(6)]).toEqual([0.9, 0.75, '0.818182']);
});
