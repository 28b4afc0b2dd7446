// Tables
export { DelimitedReader, type RowHandler, type Separator } from './matrix/delimited-reader';
export { type DelimitedTable, parseDelimited } from './matrix/delimited-text';
export { type ExpressionMatrix, type Omics } from './matrix/expression-matrix';
export { MatrixReader, type MatrixReaderOptions, type ReadTable } from './matrix/matrix-reader';
export { type FeatureKey, featureKeyOf } from './matrix/feature-key';
export { withFpkm } from './matrix/fpkm-table';
export { type FeatureNames } from './matrix/name-list';
export { parseSampleSheet, SAMPLE_SHEET_COLUMNS, type SampleSheetRow } from './matrix/sample-sheet';
export { parseExpressionMatrix } from './matrix/parse-matrix';
export { headerOver, tableLibraries } from './matrix/table-layout';
export { TABLE_LIMITS, type TableLimits } from './matrix/table-limits';
export { type Parsed, type TableProblem, type TableProblemCode } from './matrix/table-problem';
export {
  decodeHead,
  detectContent,
  type FileContent,
  nextEncoding,
  strictDecoder,
  type TextEncoding,
} from './matrix/text-encoding';
export { prepareTable, type ScaleChoice, type TablePreparation, type ValueScale } from './matrix/value-scale';

// Statistics
export { pearson } from './statistics/correlation';
export { mean, median, quantile, roundTo, standardDeviation } from './statistics/descriptive';
export { type PrincipalComponents, principalComponents } from './statistics/principal-components';
export {
  isOutlier,
  MIN_VALUES_FOR_OUTLIERS,
  OUTLIER_DEVIATIONS,
  robustScore,
  type SampleSpread,
  sampleSpread,
} from './statistics/sample-spread';
export { evenlySampled } from './statistics/evenly-sampled';
export { benjaminiHochberg } from './statistics/false-discovery';
export { pooledTTest } from './statistics/t-test';

// Control charts
export {
  baselineLimits,
  type ControlLimits,
  type ControlPoint,
  inTimeOrder,
  baselineReach,
  RECOMMENDED_BASELINE,
} from './control-chart/control-limits';
export {
  CONTROL_RULES,
  type ControlChart,
  type ControlGap,
  type ControlledPoint,
  type ControlRule,
  WARNING_RULE,
  westgardChart,
} from './control-chart/westgard-rules';

// Measurements: where, with what, by whom and when
export {
  isDay,
  MAX_MEASUREMENT_TEXT,
  type Measurement,
  MEASUREMENT_TEXTS,
  type MeasurementText,
  measurementTime,
  startOfDay,
} from './measurement/measurement';
export {
  type MeasurementColumns,
  measurementColumns,
  type MeasurementFact,
} from './measurement/measurement-columns';

// Differential expression
export { type FoldChanges, foldChanges } from './differential/fold-changes';
export {
  compareSamples,
  type SampleComparison,
  type SampleComparisonInput,
} from './expression/compare-samples';
export { type SampleDifferences } from './expression/sample-differences';
export { type TwoGroupTable } from './differential/two-group-table';

// Expression metrics
export { type NameMap, nameKey, withMappedIdentifiers } from './expression/name-map';
export { detectedBySample } from './expression/detected-by-sample';
export { logScaleOf, rowsForComparison } from './expression/feature-rules';
export {
  type CorrelationPoint,
  matchReference,
  type ReferenceFoldChange,
  type ReferenceFoldChanges,
  type ReferenceMatch,
  relativeCorrelation,
} from './expression/relative-correlation';
export { type Recall, referenceRecall } from './expression/recall';
export {
  absoluteCorrelation,
  coefficientOfVariation,
  detectionOf,
  missingPercent,
} from './expression/replicate-metrics';
export { groupBySample, type SampleGroup } from './expression/sample-groups';
export { type PlanePoint, explainedVarianceRatio, signalToNoise } from './expression/signal-to-noise';

// Scores against the history
export {
  type Direction,
  describeHistory,
  geometricMean,
  type Rank,
  rankAgainst,
  scoreAgainst,
} from './scores/history';
export { scoredHistory, type ScoredBatch } from './scores/scored-history';
export {
  CUT_GRADES,
  type CutGrade,
  type Grade,
  gradeOf,
  type GradeScale,
  quantileGrades,
  rankGrades,
} from './scores/grades';
export {
  DIRECTION_OF_METRIC,
  type HistoricalBatch,
  historyOf,
  SCORED_METRICS,
  type ScoredMetric,
  type TotalScore,
  totalScore,
  UNIT_OF_METRIC,
} from './scores/total-score';

// DNA
export {
  type CallFigures,
  type ConcordanceFigures,
  type DnaHistoryPoint,
  type DonorCalls,
  f1Of,
  type FamilyConcordance,
  type HistoricalDnaBatch,
  meanCalls,
  meanConcordance,
  type Sequencing,
  SEQUENCING,
  VARIANT_MATCHINGS,
  type VariantMatching,
} from './dna/dna-batch';
export { type HistoricalDnaRepeat, parseDnaHistory, parseDnaRepeats } from './dna/dna-history';
export { DNA_METRICS, type DnaMetric } from './dna/dna-metrics';
export { QUARTET_SAMPLES, type QuartetSample, quartetSampleOf } from './expression/quartet-samples';
export { type CallCounts, type Detection, detectionFrom } from './dna/detection';
export {
  addToTally,
  classifyInheritance,
  classifySite,
  EMPTY_TALLY,
  type FamilyClasses,
  type Genotype,
  type MendelianClass,
  mendelianConcordance,
  type MendelianTally,
  type QuartetGenotypes,
} from './dna/mendelian';
export { chromosomeIndex, HUMAN_CHROMOSOMES } from './dna/human-chromosomes';
export { MAX_POSITION, type SmallVariantKind, VariantDensity, windowCount } from './dna/variant-density';
export { isTransition, tiTvRatio, type VariantType, variantTypeOf } from './dna/substitutions';
export { averageBatch, type ByVariantType, type DnaBatch, dnaRank, dnaTotal } from './dna/total-score';

// Verdicts
export {
  applyRules,
  type Comparator,
  COMPARATOR_SIGNS,
  type Level,
  LEVELS,
  type Limit,
  verdictOf,
  worstFirst,
  type VerdictReason,
} from './verdict/apply-rules';
export { type ProfileBound, type ProfileLimit } from './report/profile-limits';
export { cautionNotes, type CautionNote } from './report/cautions';
export { gradeDecision, type GradeDecision } from './report/grade-decision';
export {
  type Condition,
  type LimitOrigin,
  LIMIT_ORIGINS,
  type ProfileOmics,
  SEQUENCING_METRICS,
  type SequencingMetric,
  type ThresholdProfile,
  type ThresholdRule,
} from './verdict/threshold-profile';
export {
  type CustomLimit,
  type CustomProfile,
  customProfile,
  type LimitProblem,
  limitProblems,
  isLimitAt,
  limitSide,
  limitsOfProfile,
} from './verdict/custom-profile';
export {
  LIMIT_METRICS,
  LIMIT_SCOPES,
  type LimitMetric,
  type LimitScope,
  type LimitSide,
  limitSides,
} from './verdict/limit-metrics';
export { parseThresholdProfile, ThresholdProfileError } from './verdict/parse-threshold-profile';

// Reports
export { type QcBox, type QcMissingBar } from './report/distribution';
export {
  DIFFERENTIAL_LIMITS,
  type DifferentialLimits,
  type QcDifferential,
  type QcVolcano,
} from './report/volcano';
export { significance, volcanoSide, type VolcanoSide } from './report/volcano-side';
export {
  comparedCurves,
  type CurvePoint,
  type QcCurve,
  type QcCurves,
  type SampleCurve,
} from './report/sample-curves';
export { FEATURE_COLUMNS, featureTable, type FeatureTable } from './report/feature-table';
export { type QcLibraryCorrelation } from './report/library-correlation';
export { buildExpressionReport, type ExpressionReportInput } from './report/build-expression-report';
export { buildReadsReport, type ReadsReportInput } from './report/build-reads-report';
export { sequencingPart } from './report/sequencing-limits';
export { buildDnaReport, type DnaReportInput } from './report/build-dna-report';
export { sampleSheetGaps } from './report/assessment-gaps';
export { type InstalledReference } from './report/installed-reference';
export { CAUTION_REASONS } from './report/qc-report';
export type {
  AssessmentGap,
  DnaReport,
  ExpressionReport,
  MetricKey,
  NotComputed,
  NotComputedReason,
  QcCaution,
  QcLoading,
  QcMetric,
  QcNotice,
  QcReferenceInfo,
  QcReport,
  QcSample,
} from './report/qc-report';
export { type QcFile } from './report/report-file';
export { type AbsentInput, type InputFigures, inputFigures } from './report/input-figures';
export { jobInPath, namedPath, type QcReadFile } from './report/read-file';
export { isWithoutTable } from './report/without-table';
export {
  historyNotation,
  limitNotation,
  type MetricNotation,
  metricNotation,
} from './report/metric-notation';
export { columnDecimals, type QcSampleTable, sampleCount, unitSign } from './report/sample-table';
export { type QcSequencing, type SequencingLimit } from './report/sequencing-part';
export { type QcDifferingValue } from './report/differing-value';
