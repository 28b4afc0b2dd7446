import { type DonorCalls, type FamilyConcordance, meanCalls, meanConcordance } from '../dna/dna-batch';
import { DNA_METRICS, PART_OF_METRIC } from '../dna/dna-metrics';
import { type DnaBatch, dnaTotal } from '../dna/total-score';
import { QUARTET_SAMPLES } from '../expression/quartet-samples';
import { type SampleGroup } from '../expression/sample-groups';
import { normalInterval } from '../uncertainty/normal-interval';
import { replicateResamples } from '../uncertainty/replicate-resamples';
import { type QcMetric } from './qc-report';

const RESAMPLES = 200;
const MIN_SETS = 2;

/** Replicates of a DNA batch. */
export interface DnaReplicates {
  readonly calls: readonly DonorCalls[];
  readonly families: readonly FamilyConcordance[];
}

/**
 * Metrics with intervals by a bootstrap over the sets of a batch: the samples of each donor and the families are drawn with
 * replacement. A figure of one sample per donor, or of one family, has nothing to draw from, as the total score then has not; the total
 * says so.
 */
export function withDnaIntervals(
  metrics: readonly QcMetric[],
  { calls, families }: DnaReplicates,
): QcMetric[] {
  const donors = groupsOf(calls);
  const hasCalls = donors.length > 0 && donors.every(({ libraries }) => libraries.length >= MIN_SETS);
  const hasFamilies = families.length >= MIN_SETS;
  const all = [{ sample: 'family', libraries: families.map((_, index) => index) }];
  const drawnCalls = hasCalls ? replicateResamples(donors, calls.length, RESAMPLES) : [];
  const drawnFamilies = hasFamilies ? replicateResamples(all, families.length, RESAMPLES) : [];
  const batches = Array.from({ length: RESAMPLES }, (_, draw): Partial<DnaBatch> => ({
    ...(hasCalls && meanCalls(repeated(calls, drawnCalls[draw]))),
    ...(hasFamilies && mendelianOf(repeated(families, drawnFamilies[draw]))),
  }));
  return metrics.map((metric) => {
    const { key, value } = metric;
    const resampled = batches.map((batch) => (key === 'total' ? totalOf(batch) : figureOf(batch, key)));
    const interval = normalInterval(value ?? NaN, resampled);
    if (!interval) {
      return key === 'total' && value !== null ? { ...metric, noInterval: 'one-set' } : metric;
    }
    const { low, high } = interval;
    return {
      ...metric,
      interval: { low: Math.max(0, low), high: Math.min(1, high), resamples: RESAMPLES },
    };
  });
}

function groupsOf(calls: readonly DonorCalls[]): SampleGroup[] {
  return QUARTET_SAMPLES.flatMap((sample) => {
    const libraries = calls.flatMap(({ donor }, index) => (donor === sample ? [index] : []));
    return libraries.length > 0 ? [{ sample, libraries }] : [];
  });
}

/** Entries, each as often as it was drawn. */
function repeated<T>(entries: readonly T[], draws: ArrayLike<number> | undefined): T[] {
  return entries.flatMap((entry, index) => Array.from({ length: draws?.[index] ?? 0 }, () => entry));
}

function mendelianOf(families: readonly FamilyConcordance[]): Pick<DnaBatch, 'mendelian'> | null {
  const mendelian = meanConcordance(families);
  return mendelian && { mendelian };
}

function figureOf(batch: Partial<DnaBatch>, key: QcMetric['key']): number {
  const metric = DNA_METRICS.find((known) => known === key);
  if (!metric) {
    return NaN;
  }
  const [part, type] = PART_OF_METRIC[metric];
  return batch[part]?.[type] ?? NaN;
}

function totalOf({ precision, recall, mendelian }: Partial<DnaBatch>): number {
  return precision && recall && mendelian ? dnaTotal({ precision, recall, mendelian }) : NaN;
}
