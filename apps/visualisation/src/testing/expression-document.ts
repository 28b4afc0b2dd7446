import type { ExpressionDocument } from '@omics-portal/api/visualisation';
import { TEST_SOURCE } from './call-sets';

const SAMPLES = ['D5', 'D6', 'F7', 'M8'];
const LIBRARIES = SAMPLES.flatMap((sample) =>
  [1, 2, 3].map((replicate) => ({ id: `${sample}_${replicate}`, sample })),
);
const FEATURES = ['ALB', 'TP53', 'AKT1', 'MYC'];
const SHIFT: Readonly<Record<string, number>> = { D5: 1, D6: 0, F7: 2, M8: -1 };

/** Document of proteins with four features and twelve libraries; give only what a test is about. */
export function expressionDocument(over: Partial<ExpressionDocument> = {}): ExpressionDocument {
  return {
    version: 1,
    kind: 'protein',
    table: {
      source: TEST_SOURCE,
      batch: 'B1',
      unit: 'log2',
      libraries: LIBRARIES,
      features: FEATURES,
      values: LIBRARIES.map(({ sample }, library) =>
        FEATURES.map((_, feature) =>
          feature === 3 && library === 0 ? null : 20 + feature + (SHIFT[sample] ?? 0) + (library % 3) / 10,
        ),
      ),
      detected: SAMPLES.map((sample, index) => ({ sample, detected: 4 - (index % 2) })),
      differences: ['D5/D6', 'F7/D6', 'M8/D6'].map((pair, index) => ({
        pair,
        rows: [0, 1, 2],
        log2FoldChange: [1 + index, -2, 0.1],
        adjustedP: [0.01, 1e-6 * (index + 1), 0.8],
      })),
      limits: { log2FoldChange: 1, adjustedP: 0.05 },
    },
    planes: [
      {
        source: TEST_SOURCE,
        batch: 'B1',
        points: LIBRARIES.map(({ id, sample }, index) => ({
          id,
          sample,
          pc1: (SHIFT[sample] ?? 0) * 10 + (index % 3),
          pc2: index % 5,
        })),
        explainedVariance: [0.6, 0.2],
        snr: 25.65,
      },
      { source: TEST_SOURCE, batch: 'B2', points: [], explainedVariance: [0.5, 0.3], snr: null },
    ],
    quality: {
      source: TEST_SOURCE,
      batches: [
        { batch: 'B2', lab: 'FDU', platform: 'ThermoFisher', instrument: 'Lumos', cv: 20, snr: 14 },
        { batch: 'B3', lab: 'FDU', platform: 'ThermoFisher', instrument: 'Lumos', cv: 22, snr: 18 },
        { batch: 'B4', lab: null, platform: null, instrument: null, cv: null, snr: 9 },
      ],
    },
    reference: {
      source: TEST_SOURCE,
      key: 'peptide',
      features: ['AAAK', 'TTTR'],
      pairs: [
        { pair: 'D5/D6', log2FoldChange: [0.5, null] },
        { pair: 'F7/D6', log2FoldChange: [-0.5, 1] },
      ],
    },
    ...over,
  };
}
