import { type ExpressionMatrix, isWithoutCounts, type Omics } from '../matrix/expression-matrix';
import { featureKeyOf } from '../matrix/feature-key';
import { SCORED_METRICS, type ScoredMetric } from '../scores/total-score';
import { type QcCaution, type QcMetric, type QcReport } from './qc-report';

/** Metrics of RNA whose published values are computed from FPKM. */
const OF_FPKM: readonly QcMetric['key'][] = ['snr', 'absoluteCorrelation', 'total'];

/** Reason why a metric of a batch has another scale than the history, by metric. */
export type Incomparable = Readonly<Partial<Record<ScoredMetric, QcCaution['reason']>>>;

/**
 * Metrics of a batch on another scale than the history: a coefficient of variation of logarithms, and a number of peptides, since
 * the published numbers of protein features are those of genes.
 */
export function incomparableMetrics(
  omics: Omics,
  { features }: ExpressionMatrix,
  hasVariationOfLogs: boolean,
): Incomparable {
  return {
    ...(omics === 'proteomics' && featureKeyOf(features) === 'peptide' && { features: 'peptides-counted' }),
    ...(hasVariationOfLogs && { cv: 'cv-of-log-values' }),
  };
}

/**
 * Cautions about the metrics of an expression table: those on another scale than the history, RNA on counts per million with a rank
 * in a history of FPKM, and genes that were chosen by their FPKM because there are no counts.
 */
export function cautionsOf(
  omics: Omics,
  matrix: ExpressionMatrix,
  metrics: readonly QcMetric[],
  incomparable: Incomparable,
): QcCaution[] {
  const unscaled = SCORED_METRICS.flatMap((key): QcCaution[] => {
    const reason = incomparable[key];
    return reason ? [caution(key, reason)] : [];
  });
  if (omics !== 'transcriptomics') {
    return unscaled;
  }
  const computed = metrics.filter(({ key, value }) => OF_FPKM.includes(key) && value !== null);
  if (isWithoutCounts(matrix)) {
    return [...unscaled, ...computed.map(({ key }) => caution(key, 'detected-by-fpkm'))];
  }
  const ranked = matrix.fpkm ? [] : computed.filter(({ rank }) => rank !== undefined);
  return [...unscaled, ...ranked.map(({ key }) => caution(key, 'counts-per-million'))];
}

function caution(metric: QcCaution['metric'], reason: QcCaution['reason']): QcCaution {
  return { metric, reason };
}

/** Caution with all figures that it concerns. One about several is printed once, below them all. */
export interface CautionNote {
  readonly reason: QcCaution['reason'];
  readonly metrics: readonly QcCaution['metric'][];
}

/** Groups the cautions of a report about some of its figures by reason, in their order. */
export function cautionNotes(
  { cautions = [] }: Pick<QcReport, 'cautions'>,
  figures: readonly Pick<QcMetric, 'key'>[],
): CautionNote[] {
  const shown = cautions.filter(({ metric }) => figures.some(({ key }) => key === metric));
  const metricsOf = (reason: QcCaution['reason']) =>
    shown.flatMap((caution) => (caution.reason === reason ? [caution.metric] : []));
  return [...new Set(shown.map(({ reason }) => reason))].map((reason) => ({
    reason,
    metrics: metricsOf(reason),
  }));
}
