import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BatchPlane } from '@omics-portal/api/visualisation';
import { explainedVarianceRatio, parseDelimited, signalToNoise } from '@omics-portal/qc-metrics';
import { SHIPPED_SOURCES } from './figure-sources.ts';
import { shownNumber, sixDigits } from './six-digits.ts';

/** Batch of the published proteomics run. */
const BATCH = 'Lot2_DIA_BGI_QEHF_B1';

/** Libraries of the published proteomics run, in the coordinates of its own table. */
export function publishedPlane(seedFolder: string): BatchPlane {
  const file = join(seedFolder, 'proteomics', 'published-run', 'pca_table.tsv');
  const { header, rows } = parseDelimited(readFileSync(file, 'utf8'));
  const axes = header.flatMap((name, column) => (/^PC\d+$/.test(name) ? [column] : []));
  const scores = rows.map((row) => axes.map((column) => Number(row[column])));
  const explainedVariance = explainedVarianceRatio(scores);
  const samples = rows.map((row) => row[header.indexOf('sample')] ?? '');
  const points = samples.map((sample, row) => ({
    sample,
    pc1: scores[row]?.[0] ?? NaN,
    pc2: scores[row]?.[1] ?? NaN,
  }));
  return {
    source: SHIPPED_SOURCES.publishedRun,
    batch: BATCH,
    // The published table numbers its libraries by column.
    points: points.map(({ sample, pc1, pc2 }, row) => ({
      id: rows[row]?.[header.indexOf('sample_id')] ?? '',
      sample,
      pc1: sixDigits(pc1),
      pc2: sixDigits(pc2),
    })),
    explainedVariance,
    snr: shownNumber(signalToNoise(points, explainedVariance)),
  };
}
