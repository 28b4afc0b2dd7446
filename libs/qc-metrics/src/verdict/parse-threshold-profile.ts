import { DNA_METRICS } from '../dna/dna-metrics';
import { CUT_GRADES } from '../scores/grades';
import { SCORED_METRICS } from '../scores/total-score';
import { LIMIT_ORIGINS, SEQUENCING_METRICS, type ThresholdProfile } from './threshold-profile';

/** Invalid profile; `problems` names each invalid key. */
export class ThresholdProfileError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The threshold profile is not valid: ${problems.join('; ')}`);
    this.name = 'ThresholdProfileError';
    this.problems = problems;
  }
}

const OMICS = ['proteomics', 'metabolomics', 'transcriptomics', 'genomics'];
const BATCH_METRICS: readonly string[] = [...SCORED_METRICS, ...DNA_METRICS, 'total'];
const SAMPLE_METRICS = ['detected', 'missing'];
const NUMBER_WORDS = ['lt', 'le', 'gt', 'ge'];

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
    ...ruleProblems('sequencing', value['sequencing'] ?? [], SEQUENCING_METRICS),
  ];
  if (problems.length > 0) {
    throw new ThresholdProfileError(problems);
  }
  // Every key was checked above; the compiler cannot follow checks that collect problems.
  return value as unknown as ThresholdProfile;
}

function ruleProblems(key: string, value: unknown, metrics: readonly string[]): string[] {
  if (!Array.isArray(value)) {
    return [`${key} must be a list`];
  }
  return value.flatMap((entry: unknown, index) => {
    const at = `${key}[${index}]`;
    if (!isRecord(entry)) {
      return [`${at} must be an object`];
    }
    const { rule, metric, origin, advisory, warn, fail } = entry;
    return [
      ...(typeof rule === 'string' ? [] : [`${at}.rule must be text`]),
      ...(metrics.includes(String(metric)) ? [] : [`${at}.metric must be one of ${metrics.join(', ')}`]),
      ...(LIMIT_ORIGINS.some((known) => known === origin)
        ? []
        : [`${at}.origin must be one of ${LIMIT_ORIGINS.join(', ')}`]),
      ...(advisory === undefined || typeof advisory === 'boolean'
        ? []
        : [`${at}.advisory must be true or false`]),
      ...(warn === undefined && fail === undefined ? [`${at} needs warn or fail`] : []),
      ...conditionProblems(`${at}.warn`, warn),
      ...conditionProblems(`${at}.fail`, fail),
    ];
  });
}

function conditionProblems(at: string, condition: unknown): string[] {
  if (condition === undefined) {
    return [];
  }
  const entries = isRecord(condition) ? Object.entries(condition) : [];
  const [word, limit] = entries.length === 1 ? (entries[0] ?? []) : [];
  const isNumeric = NUMBER_WORDS.includes(word ?? '') && typeof limit === 'number' && Number.isFinite(limit);
  const isGrade = word === 'grade' && CUT_GRADES.some((grade) => grade === limit);
  return isNumeric || isGrade
    ? []
    : [
        `${at} must be one condition: ${NUMBER_WORDS.join(', ')} with a number, or grade with ${CUT_GRADES.join(', ')}`,
      ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
