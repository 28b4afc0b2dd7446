import {
  type AssessmentGap,
  CAUTION_REASONS,
  type Comparator,
  CUT_GRADES,
  DNA_METRICS,
  type Grade,
  LEVELS,
  LIMIT_ORIGINS,
  LIMIT_SCOPES,
  type MetricKey,
  type NotComputedReason,
  QUARTET_SAMPLES,
  type QcNotice,
} from '@omics-portal/qc-metrics';
import * as v from 'valibot';

const METRIC_KEYS = [
  'features',
  'missing',
  'absoluteCorrelation',
  'cv',
  'snr',
  'rc',
  'recall',
  ...DNA_METRICS,
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
  'counts-missing',
  'calls-missing',
  'family-missing',
  'sequencing-unknown',
] as const satisfies readonly NotComputedReason[];
const GAPS = [
  'samples-missing',
  'replicates-missing',
  'samples-unknown',
  'snr-missing',
  'counts-expected',
  'counts-missing',
  'calls-missing',
  'family-missing',
  'sequencing-unknown',
] as const satisfies readonly AssessmentGap['code'][];
const NOTICES = [
  'zeros-as-missing',
  'samples-renamed',
  'libraries-empty',
  'peptides-apart',
  'text-encoding',
  'fpkm-without-counts',
  'fpkm-table',
  'values-differ',
  'file-problems',
  'jobs-without-result',
  'columns-unused',
  'corrections-unused',
] as const satisfies readonly QcNotice['code'][];

/** Schema of a list that omits invalid entries, so that a report of a newer version is shown as far as possible. */
export function readableOf<Entry extends v.GenericSchema>(entry: Entry) {
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

/** Schema of a level. */
export const level = v.picklist(LEVELS);
const grade = v.picklist(['Bad', 'Fair', 'Good', 'Great'] as const satisfies readonly Grade[]);
/** Schema of a finite number. */
export const number = v.pipe(
  v.number(),
  v.check((value) => Number.isFinite(value)),
);

/** Schema of a file beside the report. Its name has no path: a report cannot lead to files of another folder. */
export const reportFile = v.object({
  file: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/u)),
  entries: number,
});

/** Schema of a donor of the Quartet. */
export const donor = v.picklist(QUARTET_SAMPLES);

/** Schema of the figures of each sample by other programs. */
export const sampleTable = v.object({
  columns: v.array(v.object({ key: v.string(), unit: v.string(), tools: v.array(v.string()) })),
  rows: readableOf(
    v.object({
      sample: v.string(),
      donor: v.nullable(donor),
      read: v.exactOptional(v.picklist([1, 2])),
      values: v.array(v.nullable(number)),
    }),
  ),
});

/** Schema of the files that a report was made from. */
export const inputFiles = readableOf(
  v.object({ path: v.string(), tool: v.string(), sample: v.exactOptional(v.string()) }),
);

/** Schema of the comparison that a good value satisfies. */
export const comparator = v.picklist(['>=', '>', '<=', '<'] as const satisfies readonly Comparator[]);

const limit = v.object({ comparator, limit: number });

const profileBound = v.object({ ...limit.entries, grade: v.exactOptional(v.picklist(CUT_GRADES)) });

const profileLimit = v.object({
  scope: v.picklist(LIMIT_SCOPES),
  metric: v.string(),
  origin: v.picklist(LIMIT_ORIGINS),
  warn: v.exactOptional(profileBound),
  fail: v.exactOptional(profileBound),
});

/** Schema of a rule and its result. */
export const reason = v.object({
  rule: v.string(),
  metric: v.string(),
  comparator,
  value: v.nullable(number),
  limit: number,
  level,
  origin: v.exactOptional(v.picklist(LIMIT_ORIGINS)),
  advisory: v.exactOptional(v.boolean()),
  nearLimit: v.exactOptional(v.boolean()),
  nearFailure: v.exactOptional(limit),
});

const interval = v.object({ low: number, high: number, resamples: number });

const grading = v.object({
  direction: v.picklist(['higher', 'lower']),
  cuts: v.object({ Bad: number, Fair: number, Good: number }),
  atCut: v.picklist(['worse', 'better']),
  decimals: v.exactOptional(number),
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
    scaled: v.exactOptional(v.unknown()),
    grade: v.exactOptional(v.unknown()),
    grading: v.exactOptional(v.unknown()),
    interval: v.exactOptional(v.unknown()),
    noInterval: v.exactOptional(v.unknown()),
    notComputed: v.exactOptional(v.unknown()),
  }),
  v.transform((given) => {
    const {
      grade: givenGrade,
      grading: givenGrading,
      interval: givenInterval,
      noInterval,
      scaled,
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
      ...(typeof scaled === 'number' && { scaled }),
      ...(noInterval === 'one-set' && { noInterval: 'one-set' as const }),
      ...(readReason.success && { notComputed: readReason.output }),
    };
  }),
);

const fileValue = v.object({ column: v.string(), file: v.string(), value: number });

/** Fields of every report. */
export const REPORT_FIELDS = {
  schemaVersion: v.literal(1),
  generatedAt: v.string(),
  software: v.object({ name: v.string(), version: v.string() }),
  notices: v.exactOptional(readableOf(notice)),
  differingValues: v.exactOptional(
    readableOf(v.object({ sample: v.string(), shown: fileValue, other: fileValue })),
  ),
  metrics: readableOf(metric),
  verdict: v.object({
    level,
    profile: v.object({ id: v.string(), version: v.string(), name: v.exactOptional(v.string()) }),
    limits: v.exactOptional(readableOf(profileLimit)),
    reasons: readableOf(reason),
    gaps: v.exactOptional(readableOf(gap)),
  }),
  references: readableOf(
    v.object({
      id: v.string(),
      title: v.string(),
      licence: v.string(),
      source: v.string(),
      version: v.exactOptional(v.string()),
      files: v.exactOptional(readableOf(v.object({ file: v.string(), sha256: v.string() }))),
    }),
  ),
  cautions: v.exactOptional(
    readableOf(v.object({ metric: v.picklist(METRIC_KEYS), reason: v.picklist(CAUTION_REASONS) })),
  ),
};
