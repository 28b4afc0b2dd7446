import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate, type DataRecord, type QueryTree } from '@omics-portal/data-query';
import { largeRecord } from '../../../seed/large-collection.ts';
import { ColumnSetBuilder } from './column-set-builder.ts';
import { recordIndexOf } from './column-set.ts';
import { drawPositions } from './read-sample.ts';
import { RecordSample } from './record-sample.ts';

const RECORDS = 60_000;
const SAMPLED = 6000;
const KEYS = ['site', 'data_format', 'platform', 'snr', 'file_size', 'library_id'];

const all = Array.from({ length: RECORDS }, (_, number) => largeRecord(number, 7) as DataRecord);
const drawn = drawPositions({ first: 0, last: RECORDS - 1, records: RECORDS }, SAMPLED);
const sample = await sampleOf(drawn.map((position) => all[position] ?? {}));

async function sampleOf(documents: readonly DataRecord[], records = RECORDS): Promise<RecordSample> {
  const builder = new ColumnSetBuilder({ keys: KEYS, records: documents.length });
  await builder.add(JSON.stringify(documents));
  const positions = Int32Array.from(documents.keys());
  const columns = await builder.seal();
  return new RecordSample(recordIndexOf({ keys: KEYS, positions, columns, chunks: [] }), records);
}

/** Five standard errors of an estimate, as the contract describes them, with one record for rounding. */
function bound(exact: number): number {
  return 5 * Math.sqrt((Math.max(exact, 1) * (RECORDS - SAMPLED)) / SAMPLED) + 1;
}

const rule = (variable: string, operator: 'in' | '>=', value: string[] | number): QueryTree => ({
  type: 'rule',
  query: { variable, operator, value },
});
const conditions = fc.oneof(
  fc
    .subarray(['S01', 'S02', 'S03', 'S07', 'S15', 'S24'], { minLength: 1 })
    .map((sites) => rule('site', 'in', sites)),
  fc.subarray(['FASTQ', 'BAM', 'VCF'], { minLength: 1 }).map((formats) => rule('data_format', 'in', formats)),
  fc.integer({ min: -5, max: 35 }).map((snr) => rule('snr', '>=', snr)),
);
const trees = fc
  .array(conditions, { minLength: 2, maxLength: 3 })
  .map((children) => ({ type: 'group', operator: 'and', children }) as QueryTree);
const runs = { numRuns: 40, seed: 84 };

describe('an estimate', () => {
  test('of a total is within its error of the exact number, for any filter', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const exact = all.filter((record) => evaluate(tree, record)).length;
        expect(Math.abs(sample.total(tree) - exact)).toBeLessThanOrEqual(bound(exact));
      }),
      runs,
    );
  });

  test.each(['site', 'data_format', 'platform'])('of the counts of %s is within its error', (key) => {
    fc.assert(
      fc.property(trees, (tree) => {
        const exact = new Map<unknown, number>();
        for (const record of all.filter((each) => evaluate(tree, each)))
          exact.set(record[key], (exact.get(record[key]) ?? 0) + 1);
        const { counts } = sample.top({ tree, group: key, limit: 100 });
        const estimated = new Map(counts.map(({ _id: value, total }) => [value as unknown, total]));
        for (const value of new Set([...exact.keys(), ...estimated.keys()])) {
          const [is, found] = [exact.get(value) ?? 0, estimated.get(value) ?? 0];
          expect(Math.abs(found - is)).toBeLessThanOrEqual(bound(is));
        }
      }),
      { ...runs, numRuns: 10 },
    );
  });

  test('of a histogram has the bins, the records without a number and the sum', () => {
    const starts = [-15, 0, 15, 30];
    const tree = rule('data_format', 'in', ['FASTQ', 'BAM']);
    const matching = all.filter((record) => evaluate(tree, record)).map(({ snr }) => snr);
    const numbers = matching.filter((value) => typeof value === 'number');
    const { totals, unknown, sum = NaN } = sample.histogram({ tree, key: 'snr', starts });
    for (const [bin, total] of totals.entries()) {
      const exact = numbers.filter(
        (value) => value >= (starts[bin] ?? 0) && value < (starts[bin + 1] ?? Infinity),
      ).length;
      expect(Math.abs(total - exact)).toBeLessThanOrEqual(bound(exact));
    }
    expect(Math.abs(unknown - (matching.length - numbers.length))).toBeLessThanOrEqual(bound(unknown));
    const exactSum = numbers.reduce((one, another) => one + another, 0);
    expect(Math.abs(sum / exactSum - 1)).toBeLessThan(0.1);
  });
});

test('numbers of the sample are multiplied by its share of the collection', async () => {
  const small = await sampleOf([{ site: 'A' }, { site: 'A' }, { site: 'B' }, {}], 10);
  expect(small.size).toEqual({ sampled: 4, of: 10 });
  expect(small.top({ tree: {}, group: 'site', limit: 2 })).toEqual({
    distinct: 3,
    counts: [
      { _id: 'A', total: 5 },
      { _id: 'B', total: 3 },
    ],
  });
  expect(small.total(rule('site', 'in', ['A', 'B']))).toBe(8);
});

test('the total without a filter is exact', async () => {
  expect(sample.total({})).toBe(RECORDS);
  expect((await sampleOf([{}, {}, {}], 10)).total({})).toBe(10);
});

test('sums by value are within the error that is allowed, and left out where it would be larger', () => {
  const request = { tree: {}, group: 'site', limit: 100 };
  const { counts } = sample.top({ ...request, sumField: 'snr' });
  const sound = counts.filter(({ sum }) => sum !== undefined);
  for (const { _id: site, sum = NaN, unsummed = NaN } of sound) {
    const values = all.filter((record) => record['site'] === site).map(({ snr }) => snr);
    const numbers = values.filter((value) => typeof value === 'number');
    expect(Math.abs(sum / numbers.reduce((one, another) => one + another, 0) - 1)).toBeLessThan(0.3);
    expect(Math.abs(unsummed - (values.length - numbers.length))).toBeLessThanOrEqual(bound(unsummed));
  }
  expect(sound.length).toBeGreaterThan(5);
  expect(sound.length).toBeLessThan(counts.length);
});

test.each([
  ['few large numbers', [1, 1, 1, 1000, null, null, null, null], undefined],
  ['no number', [null, null, null], undefined],
  ['equal numbers in all records', [2, 2, 2, 2], 200],
])('a sum of %s', async (_, sizes, sum) => {
  const sized = await sampleOf(
    sizes.map((size) => ({ file_size: size, site: 'A' })),
    100,
  );
  expect(sized.histogram({ tree: {}, key: 'file_size', starts: [0] }).sum).toBe(sum);
  const { counts } = sized.top({ tree: {}, group: 'site', limit: 1, sumField: 'file_size' });
  expect(counts.map((count) => count.sum)).toEqual([sum]);
});

test('values of a field are counted if the sample has many records of each', () => {
  expect(KEYS.filter((key) => sample.countsValuesOf(key))).toEqual(['site', 'data_format', 'platform']);
});

describe('drawn positions', () => {
  test('are as many as wanted, ascending and within the range', () => {
    expect(drawn).toHaveLength(SAMPLED);
    expect(drawn.every((position, at) => position > (drawn[at - 1] ?? -1) && position < RECORDS)).toBe(true);
  });

  test('hold as many records as wanted where positions have gaps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 0, max: 1e6 }), (step, first) => {
        const range = { first, last: first + (RECORDS - 1) * step, records: RECORDS };
        const hits = drawPositions(range, SAMPLED).filter((position) => (position - first) % step === 0);
        expect(Math.abs(hits.length - SAMPLED)).toBeLessThan(5 * Math.sqrt(SAMPLED));
      }),
      { numRuns: 10, seed: 84 },
    );
  });

  test('have a limit where nearly all positions have no record', () => {
    expect(drawPositions({ first: 0, last: 2e9, records: 1000 }, 100)).toHaveLength(1000);
  });
});
