import { onLogScale, rowsForComparison } from '../expression/feature-rules';
import { matchReference, relativeCorrelation } from '../expression/relative-correlation';
import {
  absoluteCorrelation,
  coefficientOfVariation,
  detectionOf,
  missingPercent,
} from '../expression/replicate-metrics';
import { groupBySample, type SampleGroup } from '../expression/sample-groups';
import { signalToNoise } from '../expression/signal-to-noise';
import { type ExpressionMatrix, type Omics, type SampleSheetRow } from '../matrix/expression-matrix';
import { type ScoredMetric } from '../scores/total-score';
import { principalComponents } from '../statistics/principal-components';
import { applyRules, type ThresholdProfile, worstLevel } from '../verdict/threshold-profile';
import { featureKeyOf } from './feature-key';
import { type InstalledReference } from './installed-reference';
import { type Measured, placeInHistory } from './place-in-history';
import { type NotComputed, type QcReport, type QcSample } from './qc-report';

const LEAST_REFERENCE_POINTS = 10;

/** All that a report is made from. */
export interface ExpressionReportInput {
  readonly omics: Omics;
  readonly matrix: ExpressionMatrix;
  /** One row per library, in the order of the matrix. */
  readonly sheet: readonly SampleSheetRow[];
  readonly dataFile: string;
  readonly metadataFile: string;
  readonly synthetic: boolean;
  /** ISO 8601, UTC. */
  readonly generatedAt: string;
  readonly software: { readonly name: string; readonly version: string };
  readonly profile: ThresholdProfile;
  /** Absent when no reference set is installed for this kind of data. */
  readonly reference?: InstalledReference;
}

/** Computes every figure that the input allows and says why the others are absent. Pure: the same input, the same report. */
export function buildExpressionReport(input: ExpressionReportInput): QcReport {
  const { omics, matrix, sheet, profile } = input;
  const groups = groupBySample(sheet);
  const plane = planeOf(input, groups);
  const reference = compareWithReference(input, groups);
  const measured: Record<ScoredMetric, Measured> = {
    features: { value: matrix.features.length },
    missing: measuredOr(missingPercent(matrix), {
      reason: 'no-usable-features',
      params: { features: matrix.features.length },
    }),
    absoluteCorrelation: measuredOr(
      absoluteCorrelation(onLogScale(omics, matrix), groups),
      tooFewReplicates(groups),
    ),
    cv: measuredOr(coefficientOfVariation(matrix, groups), tooFewReplicates(groups)),
    snr: plane
      ? measuredOr(plane.snr, tooFewReplicates(groups))
      : absent({ reason: 'no-usable-features', params: { features: matrix.features.length } }),
    rc: reference.measured,
  };
  const metrics = placeInHistory(omics, measured, input.reference);
  const reasons = applyRules(
    profile.batch,
    Object.fromEntries(metrics.map(({ key, value }) => [key, value])),
  );
  // Proteins and peptides come as log2: unless a value is negative, their CV is taken on that scale.
  const logCv =
    omics === 'proteomics' && measured.cv.value !== null && !matrix.values.some((value) => value < 0);
  return {
    schemaVersion: 1,
    omics,
    generatedAt: input.generatedAt,
    software: input.software,
    input: {
      dataFile: input.dataFile,
      metadataFile: input.metadataFile,
      features: matrix.features.length,
      samples: matrix.libraries.length,
      groups: groups.map((group) => ({ group: group.sample, samples: group.libraries.length })),
      synthetic: input.synthetic,
    },
    metrics,
    pca: plane?.pca ?? null,
    correlation: reference.correlation,
    perSample: sheet.map((row, library) => sampleOf(input, row, library)),
    verdict: {
      level: worstLevel(reasons.map((reason) => reason.level)),
      profile: { id: profile.id, version: profile.version },
      reasons,
    },
    references: input.reference ? [input.reference.info] : [],
    cautions: logCv ? [{ metric: 'cv', reason: 'cv-of-log-values' }] : [],
  };
}

function sampleOf(
  { matrix, profile }: ExpressionReportInput,
  { library, sample }: SampleSheetRow,
  position: number,
): QcSample {
  const detection = detectionOf(matrix, position);
  const reasons = applyRules(profile.perSample, {
    detected: detection.detected,
    missing: detection.missingPercent,
  });
  return {
    library,
    sample,
    ...detection,
    verdict: worstLevel(reasons.map((reason) => reason.level)),
    reasons,
  };
}

function planeOf(
  { omics, matrix, sheet }: ExpressionReportInput,
  groups: readonly SampleGroup[],
): { pca: NonNullable<QcReport['pca']>; snr: number } | null {
  const rows = rowsForComparison(omics, matrix, groups);
  if (rows.length === 0 || matrix.libraries.length < 3) {
    return null;
  }
  const { scores, shares } = principalComponents(rows, matrix.libraries.length);
  const varianceExplained: [number, number] = [shares[0] ?? 0, shares[1] ?? 0];
  const points = sheet.map(({ library, sample }, index) => ({
    library,
    sample,
    pc1: scores[index]?.[0] ?? 0,
    pc2: scores[index]?.[1] ?? 0,
  }));
  return { pca: { points, varianceExplained }, snr: signalToNoise(points, varianceExplained) };
}

function compareWithReference(
  { omics, matrix, reference }: ExpressionReportInput,
  groups: readonly SampleGroup[],
): { measured: Measured; correlation: QcReport['correlation'] } {
  const none = (reason: NotComputed): { measured: Measured; correlation: null } => ({
    measured: absent(reason),
    correlation: null,
  });
  if (!reference?.foldChanges) {
    return none({ reason: 'reference-set-not-installed', params: { set: `${omics}-quartet` } });
  }
  const { key, values } = reference.foldChanges;
  const { points, matchedFeatures } = matchReference(onLogScale(omics, matrix), groups, values);
  if (matchedFeatures === 0) {
    const params = {
      dataKey: featureKeyOf(matrix.features),
      referenceKey: key,
      matched: 0,
      features: matrix.features.length,
    };
    return none({ reason: 'reference-key-mismatch', params });
  }
  const value = relativeCorrelation(points);
  if (points.length < LEAST_REFERENCE_POINTS || Number.isNaN(value)) {
    return none({
      reason: 'too-few-reference-points',
      params: { points: points.length, required: LEAST_REFERENCE_POINTS },
    });
  }
  return { measured: { value }, correlation: { points, n: points.length } };
}

function measuredOr(value: number, otherwise: NotComputed): Measured {
  return Number.isFinite(value) ? { value } : absent(otherwise);
}

function absent(notComputed: NotComputed): Measured {
  return { value: null, notComputed };
}

function tooFewReplicates(groups: readonly SampleGroup[]): NotComputed {
  const largestGroup = Math.max(0, ...groups.map((group) => group.libraries.length));
  return { reason: 'too-few-replicates', params: { groups: groups.length, largestGroup } };
}
