import {
  type DnaHistoryPoint,
  type DonorCalls,
  f1Of,
  type FamilyConcordance,
  type HistoricalDnaBatch,
  meanCalls,
  meanConcordance,
  type Sequencing,
} from '../dna/dna-batch';
import { DNA_METRICS, type DnaMetric, dnaMetricOf, PART_OF_METRIC } from '../dna/dna-metrics';
import { type DnaBatch, dnaTotal } from '../dna/total-score';
import { QUARTET_SAMPLES } from '../expression/quartet-samples';
import { comparedValue, gradeOf, type GradeScale, quantileGrades } from '../scores/grades';
import { describeHistory, rankAgainst, scaledTotal } from '../scores/history';
import { roundTo } from '../statistics/descriptive';
import { applyRules, verdictOf } from '../verdict/apply-rules';
import { profileIdentity, type ThresholdProfile } from '../verdict/threshold-profile';
import { withDnaIntervals } from './dna-intervals';
import { withNearLimits } from './figure-intervals';
import { profileLimits } from './profile-limits';
import {
  type AssessmentGap,
  type DnaReport,
  type NotComputedReason,
  type QcCaution,
  type QcMetric,
  type QcNotice,
  type QcReferenceInfo,
} from './qc-report';
import { type QcSampleTable } from './sample-table';

/** Decimals with which batches are compared, as in the published report. */
const COMPARED_DECIMALS = 5;

/** Input of a DNA report. */
export interface DnaReportInput {
  readonly folder: string;
  readonly files: DnaReport['input']['files'];
  readonly calls: readonly DonorCalls[];
  readonly families: readonly FamilyConcordance[];
  readonly samples: QcSampleTable;
  /** Null when neither the files nor the user say it. */
  readonly sequencing: Sequencing | null;
  readonly sequencingChosen: boolean;
  readonly synthetic: boolean;
  readonly notices?: readonly QcNotice[];
  /** ISO 8601, UTC. */
  readonly generatedAt: string;
  readonly software: { readonly name: string; readonly version: string };
  readonly profile: ThresholdProfile;
  /** Batches of this kind of sequencing. Absent when no history is installed. */
  readonly reference?: {
    readonly info: QcReferenceInfo;
    readonly batches: Readonly<Record<Sequencing, readonly HistoricalDnaBatch[]>>;
  };
}

/**
 * Report on a DNA batch, with every metric that the files allow and the reason for each absent one. A batch has a verdict when all
 * four donors are compared with their truth sets, the family has a Mendelian summary, and the kind of sequencing is known.
 * Pure: equal input gives an equal report.
 */
export function buildDnaReport(input: DnaReportInput): DnaReport {
  const { calls, families, samples, sequencing, profile, reference } = input;
  const gaps = gapsOf(input);
  const history = sequencing && reference ? reference.batches[sequencing] : [];
  const batch: Partial<DnaBatch> = {
    ...meanCalls(calls),
    ...withoutNull('mendelian', meanConcordance(families)),
  };
  const metrics = withDnaIntervals(metricsOf(batch, history, input), { calls, families });
  const applied = applyRules(
    profile.batch,
    Object.fromEntries(metrics.map(({ key, value }) => [key, value])),
    Object.fromEntries(metrics.map(({ key, grading }) => [key, grading])),
  );
  const reasons = withNearLimits(applied, metrics, profile.batch);
  return {
    schemaVersion: 1,
    omics: 'genomics',
    generatedAt: input.generatedAt,
    software: input.software,
    input: {
      folder: input.folder,
      files: input.files,
      sequencing,
      sequencingChosen: input.sequencingChosen,
      synthetic: input.synthetic,
    },
    notices: input.notices ?? [],
    metrics,
    calls,
    families,
    samples,
    history: history.map(pointOf),
    verdict: {
      level: gaps.length > 0 ? 'not-assessed' : verdictOf(reasons),
      profile: profileIdentity(profile),
      limits: profileLimits(profile, metrics),
      reasons,
      gaps,
    },
    references: reference ? [reference.info] : [],
    cautions: cautionsOf(families),
  };
}

function pointOf(past: HistoricalDnaBatch): DnaHistoryPoint {
  const { batch, group, mendelian } = past;
  const metrics = Object.fromEntries(DNA_METRICS.map((key) => [key, dnaMetricOf(past, key)])) as Record<
    DnaMetric,
    number
  >;
  return { batch, group, mendelian, f1: f1Of(past), metrics: { ...metrics, total: dnaTotal(past) } };
}

function cautionsOf(families: readonly FamilyConcordance[]): QcCaution[] {
  const bySite = families.some(({ matching }) => matching === 'site');
  return bySite || families.some(({ matching }) => matching === 'left-aligned')
    ? DNA_METRICS.filter((key) => PART_OF_METRIC[key][0] === 'mendelian').map((metric) => ({
        metric,
        reason: bySite ? 'variants-matched-by-site' : 'variants-left-aligned',
      }))
    : [];
}

function gapsOf({ calls, families, sequencing }: DnaReportInput): AssessmentGap[] {
  const missing = QUARTET_SAMPLES.filter((donor) => !calls.some((call) => call.donor === donor));
  const gap = (code: AssessmentGap['code'], params: AssessmentGap['params'] = {}): AssessmentGap => ({
    code,
    params,
  });
  return [
    ...(calls.length === 0 ? [gap('calls-missing')] : []),
    ...(calls.length > 0 && missing.length > 0
      ? [gap('samples-missing', { samples: missing.join(', ') })]
      : []),
    ...(families.length === 0 ? [gap('family-missing')] : []),
    // Without variants, a choice of genome or exome leads to no verdict.
    ...(sequencing === null && (calls.length > 0 || families.length > 0) ? [gap('sequencing-unknown')] : []),
  ];
}

function metricsOf(
  batch: Partial<DnaBatch>,
  history: readonly HistoricalDnaBatch[],
  { sequencing, reference }: DnaReportInput,
): QcMetric[] {
  const source = reference?.info.id ?? '';
  const metrics = DNA_METRICS.map((key): QcMetric => {
    const [part, type] = PART_OF_METRIC[key];
    const value = batch[part]?.[type] ?? NaN;
    const past = history.map((one) => dnaMetricOf(one, key));
    return Number.isFinite(value)
      ? { key, unit: '', value, ...comparisonOf(past, value, source) }
      : {
          ...absentMetric(key, part === 'mendelian' ? 'family-missing' : 'calls-missing'),
          ...historyOf(past, source),
        };
  });
  const absent = metrics.filter(({ value }) => value === null).map(({ key }) => key);
  return [...metrics, absent.length > 0 ? totalWithout(absent) : totalOf(batch as DnaBatch)];

  function totalWithout(keys: readonly string[]): QcMetric {
    return {
      key: 'total',
      unit: '',
      value: null,
      notComputed: { reason: 'total-needs-figures', params: { figures: keys.join(', ') } },
      ...historyOf(history.map(dnaTotal), source),
    };
  }

  function totalOf(complete: DnaBatch): QcMetric {
    if (sequencing === null) {
      return absentMetric('total', 'sequencing-unknown');
    }
    const value = dnaTotal(complete);
    const totals = history.map(dnaTotal);
    return {
      ...{ key: 'total', unit: '', value },
      ...comparisonOf(totals, value, source),
      ...scaledTotal(totals, value),
    };
  }
}

function absentMetric(key: DnaMetric | 'total', reason: NotComputedReason): QcMetric {
  return { key, unit: '', value: null, notComputed: { reason, params: {} } };
}

function historyOf(history: readonly number[], source: string): Pick<QcMetric, 'history'> {
  return history.length < 2 ? {} : { history: { ...describeHistory(history), source } };
}

function comparisonOf(
  past: readonly number[],
  value: number,
  source: string,
): Pick<QcMetric, 'history' | 'rank' | 'grade' | 'grading'> {
  if (past.length < 2) {
    return {};
  }
  const rounded = past.map((one) => roundTo(one, COMPARED_DECIMALS));
  // A value at a cut takes the better grade, unlike in the reports on proteins.
  const grading: GradeScale = {
    ...quantileGrades(rounded, 'higher'),
    atCut: 'better',
    decimals: COMPARED_DECIMALS,
  };
  return {
    ...historyOf(past, source),
    rank: rankAgainst(rounded, comparedValue(grading, value), 'higher'),
    grade: gradeOf(grading, value),
    grading,
  };
}

function withoutNull<Key extends string, Value>(key: Key, value: Value | null): Partial<Record<Key, Value>> {
  return value === null ? {} : ({ [key]: value } as Record<Key, Value>);
}
