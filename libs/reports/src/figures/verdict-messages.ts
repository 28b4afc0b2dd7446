import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import {
  type Level,
  LIMIT_ORIGINS,
  type LimitOrigin,
  type QcReport,
  type VerdictReason,
} from '@omics-portal/qc-metrics';

/** Numbers of results among the limits of a report. */
export interface VerdictCounts {
  readonly level: Level;
  /** Number of limits with a part in the verdict whose figure could be computed. */
  readonly checked: number;
  /** Number of limits that were missed, with a warning or a failure. */
  readonly missed: number;
  readonly notComputed: number;
}

/** Counts the results behind a verdict. */
export function verdictCounts({ verdict, metrics }: Pick<QcReport, 'verdict' | 'metrics'>): VerdictCounts {
  const { level, reasons } = verdict;
  const checked = reasons.filter((reason) => !reason.advisory && reason.level !== 'not-assessed');
  return {
    level,
    checked: checked.length,
    missed: checked.filter((reason) => reason.level !== 'pass').length,
    notComputed: metrics.filter((metric) => metric.value === null).length,
  };
}

const ORDER: readonly Level[] = ['fail', 'warn', 'not-assessed', 'pass'];

/** Reasons of a verdict, sorted from worst to best. */
export function worstFirst(reasons: readonly VerdictReason[]): VerdictReason[] {
  return [...reasons].sort((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level));
}

/** Message that summarizes a verdict. */
export function verdictMessage({ level, checked, missed }: VerdictCounts): MessageDescriptor {
  switch (level) {
    case 'pass':
      return msg`${plural(checked, { one: 'The batch meets the one limit that could be checked.', other: 'The batch meets all # limits that could be checked.' })}`;
    case 'warn':
      return msg`${plural(missed, { one: `# of ${checked} limits is missed, but not by so much that the batch fails. Read the reason before you use the data.`, other: `# of ${checked} limits are missed, but not by so much that the batch fails. Read the reasons before you use the data.` })}`;
    case 'fail':
      return msg`${plural(missed, { one: `# of ${checked} limits is missed by so much that the batch should not be used as it is.`, other: `# of ${checked} limits are missed, at least one by so much that the batch should not be used as it is.` })}`;
    case 'not-assessed':
      return msg`There is no verdict: the batch lacks figures that an assessment needs. This says nothing about its quality.`;
    default:
      return level satisfies never;
  }
}

const ORIGIN_LABELS = {
  history: msg`from the history of batches`,
  house: msg`rule of this server, not published`,
  published: msg`published cut-off`,
  custom: msg`limit of a custom profile`,
} as const satisfies Record<LimitOrigin, MessageDescriptor>;

/** Label of the origin of a limit; null if unknown. Programs before 1.2 had the origin at the end of the rule's name. */
export function originLabel({
  rule,
  origin,
}: Pick<VerdictReason, 'rule' | 'origin'>): MessageDescriptor | null {
  const name = origin ?? rule.slice(rule.lastIndexOf('-') + 1);
  const known = LIMIT_ORIGINS.find((each) => each === name);
  return known ? ORIGIN_LABELS[known] : null;
}
