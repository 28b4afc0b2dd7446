import { type Omics } from '../matrix/expression-matrix';

/** Levels of a rule, a library or a batch; `not-assessed` when the required metrics are absent. */
export const LEVELS = ['pass', 'warn', 'fail', 'not-assessed'] as const;

/** One of {@link LEVELS}. */
export type Level = (typeof LEVELS)[number];

/** Limits of one metric. Beyond `warn` it warns, beyond `fail` it fails; either may be absent. */
export interface ThresholdRule {
  readonly rule: string;
  readonly metric: string;
  /** Comparison that a good value satisfies. */
  readonly comparator: '>=' | '<=';
  readonly warn?: number;
  readonly fail?: number;
}

/** Limits of one omics type, as stored in a JSON file. */
export interface ThresholdProfile {
  readonly id: string;
  readonly version: string;
  readonly omics: Omics;
  /** Source of the limits, for readers of the file. */
  readonly origin: string;
  readonly batch: readonly ThresholdRule[];
  readonly perSample: readonly ThresholdRule[];
}

/**
 * Rule applied to one value. `limit` is the crossed limit, or the nearest one when none was. An absent metric has the
 * value null and the level `not-assessed`.
 */
export interface VerdictReason {
  readonly rule: string;
  readonly metric: string;
  readonly comparator: '>=' | '<=';
  readonly value: number | null;
  readonly limit: number;
  readonly level: Level;
}

/** Invalid profile; `problems` names each invalid key. */
export class ThresholdProfileError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The threshold profile is not valid: ${problems.join('; ')}`);
    this.name = 'ThresholdProfileError';
    this.problems = problems;
  }
}

const OMICS = ['proteomics', 'metabolomics', 'transcriptomics'];
const BATCH_METRICS = ['features', 'missing', 'absoluteCorrelation', 'cv', 'snr', 'rc', 'recall', 'total'];
const SAMPLE_METRICS = ['detected', 'missing'];
const SEVERITY = { 'not-assessed': 0, pass: 1, warn: 2, fail: 3 } as const satisfies Record<Level, number>;

/** Profile from a parsed file. Throws {@link ThresholdProfileError} with every invalid key. */
export function parseThresholdProfile(value: unknown): ThresholdProfile {
  if (!isRecord(value)) {
    throw new ThresholdProfileError(['the file must hold one object']);
  }
  const problems = [
    ...['id', 'version', 'origin']
      .filter((key) => typeof value[key] !== 'string')
      .map((key) => `${key} must be text`),
    ...(OMICS.includes(String(value['omics'])) ? [] : [`omics must be one of ${OMICS.join(', ')}`]),
    ...ruleProblems('batch', value['batch'], BATCH_METRICS),
    ...ruleProblems('perSample', value['perSample'], SAMPLE_METRICS),
  ];
  if (problems.length > 0) {
    throw new ThresholdProfileError(problems);
  }
  // Every key was checked above; the compiler cannot follow checks that collect problems.
  return value as unknown as ThresholdProfile;
}

/** Rules applied to metrics; a rule on an absent or non-finite metric is not assessed. */
export function applyRules(
  rules: readonly ThresholdRule[],
  values: Readonly<Record<string, number | null>>,
): VerdictReason[] {
  return rules.flatMap((rule): VerdictReason[] => {
    const value = values[rule.metric];
    const nearest = rule.warn ?? rule.fail;
    if (nearest === undefined) {
      return [];
    }
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      const { rule: name, metric, comparator } = rule;
      return [{ rule: name, metric, comparator, value: null, limit: nearest, level: 'not-assessed' }];
    }
    const crossed = (limit: number | undefined): limit is number =>
      limit !== undefined && (rule.comparator === '>=' ? value < limit : value > limit);
    const { rule: name, metric, comparator } = rule;
    if (crossed(rule.fail)) {
      return [{ rule: name, metric, comparator, value, limit: rule.fail, level: 'fail' }];
    }
    return [
      { rule: name, metric, comparator, value, limit: nearest, level: crossed(rule.warn) ? 'warn' : 'pass' },
    ];
  });
}

/** Worst of the assessed levels; `not-assessed` without any, also for an empty list. */
export function worstLevel(levels: readonly Level[]): Level {
  return levels.reduce<Level>(
    (worst, level) => (SEVERITY[level] > SEVERITY[worst] ? level : worst),
    'not-assessed',
  );
}

function ruleProblems(key: string, value: unknown, metrics: readonly string[]): string[] {
  if (!Array.isArray(value)) {
    return [`${key} must be a list`];
  }
  return value.flatMap((entry: unknown, index) => {
    if (!isRecord(entry)) {
      return [`${key}[${index}] must be an object`];
    }
    const limits = [entry['warn'], entry['fail']].filter((limit) => limit !== undefined);
    const numeric =
      limits.length > 0 && limits.every((limit) => typeof limit === 'number' && Number.isFinite(limit));
    return [
      ...(typeof entry['rule'] === 'string' ? [] : [`${key}[${index}].rule must be text`]),
      ...(metrics.includes(String(entry['metric']))
        ? []
        : [`${key}[${index}].metric must be one of ${metrics.join(', ')}`]),
      ...(entry['comparator'] === '>=' || entry['comparator'] === '<='
        ? []
        : [`${key}[${index}].comparator must be >= or <=`]),
      ...(numeric ? [] : [`${key}[${index}] needs a number in warn or fail`]),
    ];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
