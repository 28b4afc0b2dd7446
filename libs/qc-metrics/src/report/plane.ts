import { rowsForComparison } from '../expression/feature-rules';
import { groupBySample, type SampleGroup } from '../expression/sample-groups';
import { signalToNoise } from '../expression/signal-to-noise';
import { type ExpressionMatrix, type Omics } from '../matrix/expression-matrix';
import { type SampleSheetRow } from '../matrix/sample-sheet';
import { principalComponents } from '../statistics/principal-components';
import { absent, type Measured } from './compare-with-history';
import { loadingsOf } from './loadings';
import { type NotComputed, type ExpressionReport } from './qc-report';

const MIN_LIBRARIES = 3;
/**
 * Maximum plausible ratio in dB: a larger one results from equal replicates and rounding noise. Measured batches stay
 * below 50.
 */
const MAX_SNR = 100;

/**
 * Libraries in the plane of the first two principal components, and their signal-to-noise ratio in dB. No plane for
 * fewer than three libraries or for a table in which no usable feature varies.
 */
export function planeOf(
  omics: Omics,
  matrix: ExpressionMatrix,
  sheet: readonly SampleSheetRow[],
): { readonly plane: ExpressionReport['pca']; readonly snr: Measured } {
  const groups = groupBySample(sheet);
  const noFeatures: NotComputed = {
    reason: 'no-usable-features',
    params: { features: matrix.features.length },
  };
  const noReplicates = whyNoReplicates(groups);
  if (matrix.libraries.length < MIN_LIBRARIES) {
    return { plane: null, snr: absent(noReplicates ?? noFeatures) };
  }
  const rows = rowsForComparison(omics, matrix, groups);
  const { scores, explainedVariance } = principalComponents(rows, matrix.libraries.length);
  const varianceExplained: [number, number] = [explainedVariance[0] ?? 0, explainedVariance[1] ?? 0];
  if (varianceExplained[0] === 0) {
    return { plane: null, snr: absent(noReplicates ?? noFeatures) };
  }
  const points = sheet.map(({ library, sample }, index) => ({
    library,
    sample,
    pc1: scores[index]?.[0] ?? 0,
    pc2: scores[index]?.[1] ?? 0,
  }));
  const plane = { points, varianceExplained, loadings: loadingsOf(omics, matrix, groups, points) };
  const value = signalToNoise(points, varianceExplained);
  if (Number.isFinite(value) && value < MAX_SNR) {
    return { plane, snr: { value } };
  }
  return { plane, snr: absent(noReplicates ?? { reason: 'identical-replicates', params: {} }) };
}

/** Reason why replicates cannot be compared; null when there are two samples and one of them has replicates. */
export function whyNoReplicates(groups: readonly SampleGroup[]): NotComputed | null {
  const largestGroup = Math.max(0, ...groups.map((group) => group.libraries.length));
  return groups.length < 2 || largestGroup < 2
    ? { reason: 'too-few-replicates', params: { groups: groups.length, largestGroup } }
    : null;
}
