import { logScaleOf } from '../expression/feature-rules';
import { compareSamples, referencedTable, type SampleComparison } from '../expression/compare-samples';
import { detectionLimit, fpkmLevels } from '../expression/fpkm-levels';
import { type MeasuredFoldChange } from '../expression/measured-fold-changes';
import { referenceRecall } from '../expression/recall';
import { type ReferenceMatch, relativeCorrelation } from '../expression/relative-correlation';
import { QUARTET_SAMPLES, quartetSampleOf } from '../expression/quartet-samples';
import {
  absoluteCorrelation,
  coefficientOfVariation,
  type Detection,
  detectionOf,
  isRaisedForVariation,
  missingPercent,
  takesVariationOfLogs,
} from '../expression/replicate-metrics';
import { groupBySample, type SampleGroup } from '../expression/sample-groups';
import { type ExpressionMatrix, isWithoutCounts, type Omics } from '../matrix/expression-matrix';
import { featureKeyOf } from '../matrix/feature-key';
import { type SampleSheetRow } from '../matrix/sample-sheet';
import { prepareCopy, type TablePreparation } from '../matrix/value-scale';
import { SCORED_METRICS, type ScoredMetric } from '../scores/total-score';
import { applyRules, verdictOf } from '../verdict/apply-rules';
import { profileIdentity, type ThresholdProfile } from '../verdict/threshold-profile';
import { assessmentGaps } from './assessment-gaps';
import { cautionsOf, type Incomparable, incomparableMetrics } from './cautions';
import { distributionOf, missingBars } from './distribution';
import { withIntervals, withNearLimits } from './figure-intervals';
import { type InstalledReference } from './installed-reference';
import { libraryCorrelationOf } from './library-correlation';
import { noticesOf } from './notices';
import {
  absent,
  type Comparability,
  compareWithHistory,
  type Measured,
  totalFunction,
} from './compare-with-history';
import { planeOf, whyNoReplicates } from './plane';
import { type QcSequencing } from './sequencing-part';
import { differentialOf } from './volcano';
import { profileLimits } from './profile-limits';
import { type NotComputed, type QcNotice, type ExpressionReport, type QcSample } from './qc-report';

const MIN_REFERENCE_POINTS = 10;

/** Input of a report. */
export interface ExpressionReportInput {
  readonly omics: Omics;
  readonly matrix: ExpressionMatrix;
  /** Preparation of `matrix` by `prepareTable`. Without it the matrix is raw, and a prepared copy is used. */
  readonly preparation?: TablePreparation;
  /** One row per library in matrix order. */
  readonly sheet: readonly SampleSheetRow[];
  readonly dataFile: string;
  readonly metadataFile: string;
  readonly synthetic: boolean;
  /** Notices from file reading. */
  readonly notices?: readonly QcNotice[];
  /** ISO 8601, UTC. */
  readonly generatedAt: string;
  readonly software: { readonly name: string; readonly version: string };
  readonly profile: ThresholdProfile;
  /** Absent when no reference set is installed for this omics type. */
  readonly reference?: InstalledReference;
  /** Reads and alignments of the libraries, of RNA only. */
  readonly sequencing?: QcSequencing;
  /** Comparison of the samples, where the caller has computed it already. */
  readonly comparison?: SampleComparison;
}

/** Input with a prepared table and Quartet sample names. */
interface Batch {
  readonly omics: Omics;
  readonly matrix: ExpressionMatrix;
  readonly preparation: TablePreparation;
  readonly sheet: readonly SampleSheetRow[];
  readonly groups: readonly SampleGroup[];
  readonly profile: ThresholdProfile;
  readonly reference: InstalledReference | undefined;
}

/**
 * Report with every metric that the input allows, and the reason for each absent one. Pure: equal input gives an equal
 * report.
 */
export function buildExpressionReport(input: ExpressionReportInput): ExpressionReport {
  const batch = batchOf(input);
  const { omics, matrix, preparation, sheet, groups, profile } = batch;
  const { plane, snr } = planeOf(omics, matrix, sheet);
  const comparison =
    input.comparison ?? compareSamples({ omics, matrix, groups, reference: input.reference?.foldChanges });
  const reference = compareWithReference(batch, comparison.match);
  const measured = {
    ...replicateFigures(batch),
    snr,
    rc: reference.measured,
    recall: recallOf(batch),
  };
  const perSample = samplesOf(batch);
  const gaps = assessmentGaps({
    groups,
    hasValues: (library) => (perSample[library]?.detected ?? 0) > 0,
    snr: snr.value,
    scale: preparation.scale,
    expectsCounts: omics === 'transcriptomics',
  });
  const logCv = takesVariationOfLogs(omics, preparation.scale, matrix) && measured.cv.value !== null;
  const incomparable = incomparableMetrics(omics, matrix, logCv);
  const comparability = comparabilityOf(gaps.length === 0, incomparable);
  const total = totalFunction(omics, measured, input.reference, comparability);
  const metrics = withIntervals(compareWithHistory(omics, measured, input.reference, comparability), {
    groups,
    libraries: matrix.libraries.length,
    plane,
    measured: reference.foldChanges,
    points: reference.correlation?.points ?? [],
    total: 'reason' in total ? undefined : total,
  });
  const applied = applyRules(
    profile.batch,
    Object.fromEntries(metrics.map(({ key, value }) => [key, value])),
    Object.fromEntries(metrics.map(({ key, grading }) => [key, grading])),
  );
  const reasons = withNearLimits(applied, metrics, profile.batch);
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
      scale: preparation.scale,
      scaleChosen: preparation.scaleChosen,
      typicalValue: preparation.typicalValue,
    },
    notices: [...(input.notices ?? []), ...noticesOf(input.sheet, perSample, matrix, preparation)],
    metrics,
    pca: plane,
    correlation: reference.correlation,
    perSample,
    distribution: distributionOf(omics, matrix),
    missingness: missingBars(matrix),
    libraryCorrelation: libraryCorrelationOf(omics, matrix),
    differential: differentialOf(matrix.features, comparison.differences),
    verdict: {
      level: gaps.length > 0 ? 'not-assessed' : verdictOf(reasons),
      profile: profileIdentity(profile),
      limits: profileLimits(profile, metrics),
      reasons,
      gaps,
    },
    references: input.reference ? [input.reference.info] : [],
    cautions: cautionsOf(omics, matrix, metrics, incomparable),
    ...(input.sequencing && { sequencing: input.sequencing }),
  };
}

function comparabilityOf(assessed: boolean, incomparable: Incomparable): Comparability {
  return { assessed, incomparable: SCORED_METRICS.filter((key) => key in incomparable) };
}

function batchOf({ omics, profile, reference, ...input }: ExpressionReportInput): Batch {
  const { matrix, preparation } = input.preparation
    ? { matrix: input.matrix, preparation: input.preparation }
    : prepareCopy(omics, input.matrix);
  const sheet = input.sheet.map(({ library, sample }) => ({
    library,
    sample: quartetSampleOf(sample) ?? sample,
  }));
  return { omics, matrix, preparation, sheet, groups: groupBySample(sheet), profile, reference };
}

function replicateFigures(batch: Batch): Record<Exclude<ScoredMetric, 'snr' | 'rc' | 'recall'>, Measured> {
  const { omics, matrix, groups, preparation } = batch;
  const noFeatures: NotComputed = {
    reason: 'no-usable-features',
    params: { features: matrix.features.length },
  };
  const noReplicates = whyNoReplicates(groups) ?? noFeatures;
  const raise = isRaisedForVariation(omics, preparation.scale, matrix);
  return {
    features: { value: matrix.features.length },
    missing: measuredOr(missingPercent(matrix), noFeatures),
    absoluteCorrelation: measuredOr(replicateCorrelation(batch), noReplicates),
    cv: measuredOr(coefficientOfVariation(matrix, groups, { raise }), noReplicates),
  };
}

/** Correlation of the replicates: of RNA with FPKM that of their published scale. */
function replicateCorrelation({ omics, matrix, groups }: Batch): number {
  return matrix.fpkm
    ? absoluteCorrelation(fpkmLevels(matrix, matrix.fpkm), groups)
    : absoluteCorrelation(matrix, groups, logScaleOf(omics));
}

/** Libraries with their detected features: a count of 0 is a value of RNA, and no detected gene. */
function samplesOf({ omics, matrix, preparation, sheet, profile }: Batch): QcSample[] {
  const isCounted = omics === 'transcriptomics' && preparation.scale !== 'log2';
  const detections = detectionOf(matrix, isCounted ? detectionLimit(matrix) : undefined);
  return sheet.flatMap((row, library) => {
    const detection = detections[library];
    return detection ? [sampleOf(profile, row, detection)] : [];
  });
}

function sampleOf(
  profile: ThresholdProfile,
  { library, sample }: SampleSheetRow,
  detection: Detection,
): QcSample {
  const reasons = applyRules(profile.perSample, {
    detected: detection.detected,
    missing: detection.missingPercent,
  });
  return {
    library,
    sample,
    ...detection,
    verdict: verdictOf(reasons),
    reasons,
  };
}

function compareWithReference(
  { omics, matrix, groups, reference }: Batch,
  match: ReferenceMatch | null,
): {
  measured: Measured;
  correlation: ExpressionReport['correlation'];
  foldChanges: readonly MeasuredFoldChange[];
} {
  const none = (reason: NotComputed): { measured: Measured; correlation: null; foldChanges: [] } => ({
    measured: absent(reason),
    correlation: null,
    foldChanges: [],
  });
  if (isWithoutCounts(matrix)) {
    return none({ reason: 'counts-missing', params: {} });
  }
  if (!reference?.foldChanges || !match) {
    return none({ reason: 'reference-set-not-installed', params: { set: `${omics}-quartet` } });
  }
  const { key } = reference.foldChanges;
  const table = referencedTable(matrix, key);
  const { points, measured, matchedFeatures } = match;
  if (matchedFeatures === 0) {
    const params = {
      dataKey: featureKeyOf(table.features),
      referenceKey: key,
      matched: 0,
      features: table.features.length,
    };
    return none({ reason: 'reference-key-mismatch', params });
  }
  const value = relativeCorrelation(points);
  if (points.length >= MIN_REFERENCE_POINTS && !Number.isNaN(value)) {
    return { measured: { value }, correlation: { points, n: points.length }, foldChanges: measured };
  }
  const missing = QUARTET_SAMPLES.filter((sample) => !groups.some((group) => group.sample === sample));
  return none(
    missing.length > 0
      ? { reason: 'reference-samples-missing', params: { samples: missing.join(', ') } }
      : {
          reason: 'too-few-reference-points',
          params: { points: points.length, required: MIN_REFERENCE_POINTS },
        },
  );
}

/** Recall of metabolites; other kinds of data have none. */
function recallOf({ omics, matrix, groups, reference }: Batch): Measured {
  if (!reference?.foldChanges) {
    return absent({ reason: 'reference-set-not-installed', params: { set: `${omics}-quartet` } });
  }
  if (omics !== 'metabolomics') {
    return absent({ reason: 'no-usable-features', params: { features: matrix.features.length } });
  }
  const { recall, measured } = referenceRecall(matrix, groups, reference.foldChanges.values);
  return measured >= MIN_REFERENCE_POINTS && !Number.isNaN(recall)
    ? { value: recall }
    : absent({
        reason: 'too-few-reference-points',
        params: { points: measured, required: MIN_REFERENCE_POINTS },
      });
}

function measuredOr(value: number, otherwise: NotComputed): Measured {
  return Number.isFinite(value) ? { value } : absent(otherwise);
}
