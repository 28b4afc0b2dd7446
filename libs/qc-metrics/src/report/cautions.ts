import { type ExpressionMatrix, isWithoutCounts, type Omics } from '../matrix/expression-matrix';
import { type QcCaution, type QcMetric } from './qc-report';

/** Metrics of RNA whose published values are computed from FPKM. */
const OF_FPKM: readonly QcMetric['key'][] = ['snr', 'absoluteCorrelation', 'total'];

/**
 * Cautions about the metrics of an expression table: a coefficient of variation of logarithms, RNA on counts per million with a rank
 * in a history of FPKM, and genes that were chosen by their FPKM because there are no counts.
 */
export function cautionsOf(
  omics: Omics,
  matrix: ExpressionMatrix,
  metrics: readonly QcMetric[],
  hasVariationOfLogs: boolean,
): QcCaution[] {
  const ofLogs: QcCaution[] = hasVariationOfLogs ? [{ metric: 'cv', reason: 'cv-of-log-values' }] : [];
  if (omics !== 'transcriptomics') {
    return ofLogs;
  }
  const computed = metrics.filter(({ key, value }) => OF_FPKM.includes(key) && value !== null);
  if (isWithoutCounts(matrix)) {
    return [...ofLogs, ...computed.map(({ key }) => caution(key, 'detected-by-fpkm'))];
  }
  const ranked = matrix.fpkm ? [] : computed.filter(({ rank }) => rank !== undefined);
  return [...ofLogs, ...ranked.map(({ key }) => caution(key, 'counts-per-million'))];
}

function caution(metric: QcCaution['metric'], reason: QcCaution['reason']): QcCaution {
  return { metric, reason };
}
