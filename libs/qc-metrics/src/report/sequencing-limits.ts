import { applyRules, type VerdictReason, verdictOf } from '../verdict/apply-rules';
import { type ThresholdProfile, type ThresholdRule } from '../verdict/threshold-profile';
import { type QcSampleTable } from './sample-table';
import { type QcSequencing, type SequencingLimit } from './sequencing-part';

/** Part of a report about reads and alignments: the table of its samples under the limits of a profile. */
export function sequencingPart(
  input: Pick<QcSequencing, 'folder' | 'files' | 'samples' | 'curves'>,
  profile: ThresholdProfile,
): QcSequencing {
  const limits = (profile.sequencing ?? []).map((rule) => limitOf(rule, input.samples));
  return { ...input, limits, level: verdictOf(limits) };
}

function limitOf(rule: ThresholdRule, { columns, rows }: QcSampleTable): SequencingLimit {
  const column = columns.findIndex(({ key }) => key === rule.metric);
  const checked = rows.flatMap(({ sample, values }) => {
    const [reason] = applyRules([rule], { [rule.metric]: values[column] ?? null });
    return reason ? [{ sample, reason }] : [];
  });
  const assessed = checked.filter(({ reason }) => reason.level !== 'not-assessed');
  const level = verdictOf(assessed.map(({ reason }) => reason));
  // The reason of the worst sample has the limit that was crossed.
  const [unassessed] = applyRules([rule], {});
  const shown = assessed.find(({ reason }) => reason.level === level)?.reason ?? unassessed;
  return {
    ...identityOf(rule, shown),
    level,
    samples: assessed.length,
    beyond: assessed.filter(({ reason }) => reason.level !== 'pass').map(({ sample }) => sample),
  };
}

function identityOf(
  { rule, metric, origin }: ThresholdRule,
  shown: VerdictReason | undefined,
): Pick<SequencingLimit, 'rule' | 'metric' | 'origin' | 'comparator' | 'limit'> {
  return { rule, metric, origin, comparator: shown?.comparator ?? '>=', limit: shown?.limit ?? NaN };
}
