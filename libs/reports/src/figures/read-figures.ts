import {
  LEVELS,
  LIMIT_ORIGINS,
  type AssessmentGap,
  type Comparator,
  type Grade,
  type MetricKey,
  type NotComputedReason,
  type QcNotice,
  type QcReport,
} from '@omics-portal/qc-metrics';
import * as v from 'valibot';
import { UnreadableFileError } from '../files/unreadable-file-error';

const METRIC_KEYS = [
  'features',
  'missing',
  'absoluteCorrelation',
  'cv',
  'snr',
  'rc',
  'recall',
  'total',
] as const satisfies readonly MetricKey[];
const REASONS = [
  'reference-set-not-installed',
  'reference-key-mismatch',
  'too-few-reference-points',
  'history-not-installed',
  'history-does-not-vary',
  'reference-samples-missing',
  'too-few-replicates',
  'identical-replicates',
  'no-usable-features',
  'total-needs-figures',
  'total-of-negative-figures',
  'batch-not-assessed',
] as const satisfies readonly NotComputedReason[];
const GAPS = [
  'samples-missing',
  'replicates-missing',
  'samples-unknown',
  'snr-missing',
  'counts-expected',
] as const satisfies readonly AssessmentGap['code'][];
const NOTICES = [
  'zeros-as-missing',
  'samples-renamed',
  'libraries-empty',
  'peptides-apart',
  'text-encoding',
] as const satisfies readonly QcNotice['code'][];

/** Schema of a list that omits invalid entries, so that a report of a newer version is shown as far as possible. */
function readableOf<Entry extends v.GenericSchema>(entry: Entry) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.flatMap((one): v.InferOutput<Entry>[] => {
        const read = v.safeParse(entry, one);
        return read.success ? [read.output] : [];
      }),
    ),
  );
}

const level = v.picklist(LEVELS);
const grade = v.picklist(['Bad', 'Fair', 'Good', 'Great'] as const satisfies readonly Grade[]);
const number = v.pipe(
  v.number(),
  v.check((value) => Number.isFinite(value)),
);

const reason = v.object({
  rule: v.string(),
  metric: v.string(),
  comparator: v.picklist(['>=', '>', '<=', '<'] as const satisfies readonly Comparator[]),
  value: v.nullable(number),
  limit: number,
  level,
  origin: v.exactOptional(v.picklist(LIMIT_ORIGINS)),
  advisory: v.exactOptional(v.boolean()),
  nearLimit: v.exactOptional(v.boolean()),
});

const interval = v.object({ low: number, high: number, resamples: number });

const grading = v.object({
  direction: v.picklist(['higher', 'lower']),
  cuts: v.object({ Bad: number, Fair: number, Good: number }),
  atCut: v.picklist(['worse', 'better']),
});

const params = v.record(v.string(), v.union([v.string(), v.number()]));
const notComputed = v.object({ reason: v.picklist(REASONS), params });
const gap = v.object({ code: v.picklist(GAPS), params });
const notice = v.object({ code: v.picklist(NOTICES), params });

const metric = v.pipe(
  v.object({
    key: v.picklist(METRIC_KEYS),
    value: v.nullable(number),
    unit: v.fallback(v.picklist(['', '%', 'dB']), ''),
    history: v.exactOptional(v.object({ mean: number, sd: number, n: number, source: v.string() })),
    rank: v.exactOptional(v.object({ position: number, of: number })),
    grade: v.exactOptional(v.unknown()),
    grading: v.exactOptional(v.unknown()),
    interval: v.exactOptional(v.unknown()),
    notComputed: v.exactOptional(v.unknown()),
  }),
  v.transform((given) => {
    const {
      grade: givenGrade,
      grading: givenGrading,
      interval: givenInterval,
      notComputed: givenReason,
      ...rest
    } = given;
    const readGrade = v.safeParse(grade, givenGrade);
    const readGrading = v.safeParse(grading, givenGrading);
    const readInterval = v.safeParse(interval, givenInterval);
    const readReason = v.safeParse(notComputed, givenReason);
    return {
      ...rest,
      ...(readGrade.success && { grade: readGrade.output }),
      ...(readGrading.success && { grading: readGrading.output }),
      ...(readInterval.success && { interval: readInterval.output }),
      ...(readReason.success && { notComputed: readReason.output }),
    };
  }),
);

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((share) => Number.isFinite(share));

const pca = v.object({
  points: readableOf(v.object({ library: v.string(), sample: v.string(), pc1: number, pc2: number })),
  // A pair of numbers. A tuple of valibot would be in the first load of every page.
  varianceExplained: v.custom<[number, number]>(isPair),
});

const correlation = v.object({
  points: readableOf(v.object({ name: v.string(), test: number, reference: number })),
  n: number,
});

const sample = v.object({
  library: v.string(),
  sample: v.string(),
  detected: number,
  missingPercent: number,
  verdict: level,
  reasons: v.exactOptional(readableOf(reason)),
});

const report = v.object({
  schemaVersion: v.literal(1),
  omics: v.picklist(['proteomics', 'metabolomics', 'transcriptomics']),
  generatedAt: v.string(),
  software: v.object({ name: v.string(), version: v.string() }),
  input: v.object({
    dataFile: v.string(),
    metadataFile: v.string(),
    features: number,
    samples: number,
    groups: readableOf(v.object({ group: v.string(), samples: number })),
    synthetic: v.boolean(),
    scale: v.exactOptional(v.picklist(['log2', 'intensities', 'counts'])),
    scaleChosen: v.exactOptional(v.boolean()),
    typicalValue: v.exactOptional(v.nullable(number)),
  }),
  notices: v.exactOptional(readableOf(notice)),
  metrics: readableOf(metric),
  pca: v.fallback(v.nullable(pca), null),
  correlation: v.fallback(v.nullable(correlation), null),
  perSample: readableOf(sample),
  verdict: v.object({
    level,
    profile: v.object({ id: v.string(), version: v.string() }),
    reasons: readableOf(reason),
    gaps: v.exactOptional(readableOf(gap)),
  }),
  references: readableOf(
    v.object({ id: v.string(), title: v.string(), licence: v.string(), source: v.string() }),
  ),
  cautions: v.exactOptional(
    readableOf(v.object({ metric: v.picklist(METRIC_KEYS), reason: v.picklist(['cv-of-log-values']) })),
  ),
});

/**
 * Parses the figures of a report (report.json). Unknown codes of a newer server are ignored.
 *
 * @throws {@link UnreadableFileError} if the file is not such a report; the caller shows the page of the report instead.
 */
export function readFigures(value: unknown): QcReport {
  const read = v.safeParse(report, value);
  if (!read.success) {
    throw new UnreadableFileError(v.getDotPath(read.issues[0]) ?? 'report.json');
  }
  return withCurrentLevels(read.output);
}

/**
 * Applies the current rule to reports of programs before 1.1, which passed a batch without a signal-to-noise ratio and a
 * library without limits: both are not assessed.
 */
function withCurrentLevels(read: QcReport): QcReport {
  const { verdict, metrics, perSample } = read;
  const hasSnr = metrics.some(({ key, value }) => key === 'snr' && value !== null);
  return {
    ...read,
    verdict: hasSnr && verdict.reasons.length > 0 ? verdict : { ...verdict, level: 'not-assessed' },
    perSample: perSample.map((sample) =>
      sample.reasons?.length === 0 ? { ...sample, verdict: 'not-assessed' } : sample,
    ),
  };
}
