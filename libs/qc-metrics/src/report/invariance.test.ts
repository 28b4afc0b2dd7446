import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FeatureKey } from '../matrix/feature-key';
import { type ExpressionMatrix, type Omics } from '../matrix/expression-matrix';
import { type SampleSheetRow } from '../matrix/sample-sheet';
import { rnaBatch } from '../testing/rna-batch';
import { type ThresholdProfile } from '../verdict/threshold-profile';
import { buildExpressionReport } from './build-expression-report';
import { type ExpressionReport, type QcMetric } from './qc-report';

const KEYS: Readonly<Record<Omics, FeatureKey>> = {
  transcriptomics: 'gene',
  proteomics: 'peptide',
  metabolomics: 'metabolite',
};
const KINDS = ['transcriptomics', 'proteomics', 'metabolomics'] as const;

interface Batch {
  readonly omics: Omics;
  readonly matrix: ExpressionMatrix;
  readonly sheet: readonly SampleSheetRow[];
  readonly reference: ReturnType<typeof rnaBatch>['reference'];
}

/** Simulated batch: counts of RNA, or intensities of proteins and metabolites. */
function batchOf(omics: Omics, seed: number): Batch {
  const { counts, sheet, reference } = rnaBatch(seed, omics === 'metabolomics' ? 60 : 150);
  const values =
    omics === 'transcriptomics' ? counts.values : counts.values.map((count) => 1e4 * (count + 1));
  const matrix = { ...counts, values };
  return {
    omics,
    sheet,
    reference,
    matrix: omics === 'metabolomics' ? { ...matrix, hmdbIds: matrix.features } : matrix,
  };
}

function reportOf({ omics, matrix, sheet, reference }: Batch): ExpressionReport {
  const profile: ThresholdProfile = {
    id: 'test',
    version: '1',
    omics,
    origin: 'test',
    batch: [{ rule: 'rc', metric: 'rc', origin: 'house', fail: { lt: 0.5 } }],
    perSample: [],
  };
  const history = [1, 2, 3, 4].map((step) => ({
    batch: `b${step}`,
    values: { snr: 5 * step, rc: 0.2 * step, recall: 0.2 * step },
  }));
  return buildExpressionReport({
    omics,
    matrix,
    sheet,
    dataFile: 'd.csv',
    metadataFile: 'm.csv',
    synthetic: true,
    generatedAt: '2024-01-01T00:00:00.000Z',
    software: { name: 'test', version: '1' },
    profile,
    reference: {
      info: { id: 'set', title: 'Set', licence: 'MIT', source: 'test' },
      foldChanges: { key: KEYS[omics], values: reference },
      history,
    },
  });
}

const valueOf = (report: ExpressionReport, key: QcMetric['key']): number =>
  report.metrics.find((metric) => metric.key === key)?.value ?? NaN;
const withValues = (batch: Batch, values: Float64Array): Batch => ({
  ...batch,
  matrix: { ...batch.matrix, values },
});

const SEEDS = fc.integer({ min: 1, max: 1e6 });

test('the depth of one library of RNA leaves RC within 0.01', () => {
  fc.assert(
    fc.property(
      SEEDS,
      fc.integer({ min: 0, max: 11 }),
      fc.integer({ min: 2, max: 8 }),
      (seed, library, factor) => {
        const batch = batchOf('transcriptomics', seed);
        const deeper = batch.matrix.values.map((count, cell) =>
          cell % 12 === library ? factor * count : count,
        );
        const [one, other] = [batch, withValues(batch, deeper)].map((each) => valueOf(reportOf(each), 'rc'));
        expect(Math.abs(one! - other!)).toBeLessThan(0.01);
      },
    ),
    { numRuns: 15 },
  );
});

test.each(['proteomics', 'metabolomics'] as const)(
  'the unit of the intensities changes no figure of %s',
  (omics) => {
    fc.assert(
      fc.property(SEEDS, fc.double({ min: 0.1, max: 1000, noNaN: true }), (seed, factor) => {
        const batch = batchOf(omics, seed);
        const scaled = withValues(
          batch,
          batch.matrix.values.map((value) => factor * value),
        );
        const [one, other] = [reportOf(batch), reportOf(scaled)];
        expect(valueOf(other, 'snr')).toBeCloseTo(valueOf(one, 'snr'), 3);
        // The peptides of RC are chosen by voom, which adds half a count to each intensity.
        const tolerance = omics === 'proteomics' ? 0.01 : 1e-9;
        expect(Math.abs(valueOf(other, 'rc') - valueOf(one, 'rc'))).toBeLessThan(tolerance);
        for (const key of ['cv', 'absoluteCorrelation', 'missing'] as const) {
          expect(valueOf(other, key)).toBeCloseTo(valueOf(one, key), 8);
        }
      }),
      { numRuns: 15 },
    );
  },
);

test.each(KINDS)(
  'values that are removed from a table of %s give figures or reasons, and no NaN',
  (omics) => {
    const share = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0.97, 0.99, 1));
    fc.assert(
      fc.property(
        SEEDS,
        share,
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (seed, removed, draws) => {
          const batch = batchOf(omics, seed);
          const drawn = draws[Symbol.iterator]();
          const values = batch.matrix.values.map((value) =>
            Number(drawn.next().value) < removed ? NaN : value,
          );
          const report = reportOf(withValues(batch, values));
          for (const { value, notComputed } of report.metrics) {
            expect(Number.isFinite(value) || (value === null && notComputed !== undefined)).toBe(true);
          }
          expect(JSON.parse(JSON.stringify(report))).toEqual(report);
        },
      ),
      { numRuns: 15 },
    );
  },
);

test.each(KINDS)('the order of the libraries changes no figure of %s', (omics) => {
  const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], { minLength: 12 });
  fc.assert(
    fc.property(SEEDS, order, (seed, libraries) => {
      const batch = batchOf(omics, seed);
      const { matrix, sheet } = batch;
      const values = matrix.values.map(
        (_, cell) => matrix.values[cell - (cell % 12) + libraries[cell % 12]!]!,
      );
      const moved: Batch = {
        ...batch,
        matrix: { ...matrix, libraries: libraries.map((library) => matrix.libraries[library]!), values },
        sheet: libraries.map((library) => sheet[library]!),
      };
      const [one, other] = [reportOf(batch), reportOf(moved)];
      const computed = one.metrics.filter(({ value }) => value !== null);
      expect(computed.map(({ key }) => key)).toEqual(expect.arrayContaining(['snr', 'rc', 'cv']));
      for (const { key, value } of computed) {
        expect(valueOf(other, key)).toBeCloseTo(value!, 3);
      }
    }),
    { numRuns: 15 },
  );
});

test('two samples that are exchanged as a whole change RC alone', () => {
  const batch = batchOf('proteomics', 7);
  const exchanged: Readonly<Record<string, string>> = { D5: 'F7', F7: 'D5' };
  const sheet = batch.sheet.map((row) => ({ ...row, sample: exchanged[row.sample] ?? row.sample }));
  const [one, other] = [reportOf(batch), reportOf({ ...batch, sheet })];
  for (const key of ['features', 'missing', 'absoluteCorrelation', 'cv', 'snr'] as const) {
    expect(valueOf(other, key)).toBeCloseTo(valueOf(one, key), 9);
  }
  expect(valueOf(other, 'rc')).toBeLessThan(valueOf(one, 'rc') - 0.2);
});
