import { type ExpressionMatrix, type Omics, rowOf } from '../matrix/expression-matrix';
import { logScaleOf } from './feature-rules';
import { type SampleGroup } from './sample-groups';

const MIN_REPLICATES = 2;

/** Number of features that a sample has. */
export interface DetectedFeatures {
  readonly sample: string;
  readonly detected: number;
}

/**
 * Detected features of each sample: those with a value in two or more of its libraries. Of RNA, three counts or more are a
 * value. Takes a prepared table.
 */
export function detectedBySample(
  omics: Omics,
  matrix: ExpressionMatrix,
  groups: readonly SampleGroup[],
): DetectedFeatures[] {
  const scale = logScaleOf(omics, matrix);
  return groups.map(({ sample, libraries }) => {
    let detected = 0;
    for (let feature = 0; feature < matrix.features.length; feature += 1) {
      const row = rowOf(matrix, feature);
      const values = libraries.filter((library) => !Number.isNaN(scale(row[library] ?? NaN)));
      detected += values.length >= MIN_REPLICATES ? 1 : 0;
    }
    return { sample, detected };
  });
}
