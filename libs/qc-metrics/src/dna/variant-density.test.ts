import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chromosomeIndex, HUMAN_CHROMOSOMES } from './human-chromosomes';
import { type SmallVariantKind, VariantDensity, windowCount } from './variant-density';

describe('names of chromosomes', () => {
  test.each([
    ['chr1', 0],
    ['1', 0],
    ['chr22', 21],
    ['X', 22],
    ['chrx', 22],
    ['chrY', 23],
    ['NC_000001.11', 0],
    ['NC_000023.11', 22],
    ['NC_000024.10', 23],
    ['chrM', -1],
    ['NC_012920.1', -1],
    ['chr0', -1],
    ['chr23', -1],
    ['chr1_KI270706v1_random', -1],
    ['HLA-A*01:01:01:01', -1],
    ['', -1],
  ])('%s has the index %i', (name, index) => expect(chromosomeIndex(name)).toBe(index));

  test('the 24 chromosomes are in karyotype order', () => {
    expect(HUMAN_CHROMOSOMES.map(chromosomeIndex)).toEqual(Array.from({ length: 24 }, (_, index) => index));
  });
});

/** Density with windows of ten bases and these variants: chromosome, position, kind. */
function density(...variants: readonly (readonly [number, number, SmallVariantKind])[]): VariantDensity {
  const made = new VariantDensity(10);
  for (const [chromosome, position, kind] of variants) made.add(chromosome, position, kind);
  return made;
}

describe('windows', () => {
  test.each([
    [1, 0],
    [10, 0],
    [11, 1],
    [20, 1],
    [21, 2],
  ])('position %i is in window %i of ten bases', (position, window) => {
    const counts = density([0, position, 'snv']).windows(0, 'snv', 3);
    expect(counts.indexOf(1)).toBe(window);
    expect(counts.filter((count) => count > 0)).toEqual([1]);
  });

  test.each([
    [1, 1],
    [10, 1],
    [11, 2],
    [0, 0],
  ])('a chromosome of %i bases has %i windows', (length, count) => {
    expect(windowCount(length, 10)).toBe(count);
  });

  test('kinds and chromosomes are counted apart', () => {
    const counts = density([0, 1, 'snv'], [0, 2, 'snv'], [0, 3, 'indel'], [23, 15, 'snv']);
    expect(counts.windows(0, 'snv', 2)).toEqual([2, 0]);
    expect(counts.windows(0, 'indel', 2)).toEqual([1, 0]);
    expect(counts.windows(23, 'snv', 2)).toEqual([0, 1]);
    expect(counts.windows(1, 'snv', 2)).toEqual([0, 0]);
  });
});

const VARIANTS = fc.array(
  fc.tuple(
    fc.integer({ min: 0, max: 23 }),
    fc.integer({ min: 1, max: 400 }),
    fc.constantFrom<SmallVariantKind>('snv', 'indel'),
  ),
);

/** Counts of all windows, for comparison. */
function allCounts(counted: VariantDensity): number[][] {
  return HUMAN_CHROMOSOMES.flatMap((_, chromosome) =>
    (['snv', 'indel'] as const).map((kind) => counted.windows(chromosome, kind, 40)),
  );
}

describe('properties', () => {
  test('every variant is in one window, in any order', () => {
    fc.assert(
      fc.property(VARIANTS, (variants) => {
        const counts = allCounts(density(...variants));
        expect(counts.flat().reduce((sum, count) => sum + count, 0)).toBe(variants.length);
        expect(allCounts(density(...variants.toReversed()))).toEqual(counts);
      }),
    );
  });

  test('merged parts have the counts of the whole', () => {
    fc.assert(
      fc.property(VARIANTS, VARIANTS, (some, others) => {
        const merged = density(...some);
        merged.merge(density(...others));
        expect(allCounts(merged)).toEqual(allCounts(density(...some, ...others)));
      }),
    );
  });

  test('two densities overlap where both have variants of a kind on a chromosome', () => {
    fc.assert(
      fc.property(VARIANTS, VARIANTS, (some, others) => {
        const counted = new Set(some.map(([chromosome, , kind]) => `${chromosome} ${kind}`));
        const isShared = others.some(([chromosome, , kind]) => counted.has(`${chromosome} ${kind}`));
        expect(density(...some).overlaps(density(...others))).toBe(isShared);
      }),
    );
  });
});
