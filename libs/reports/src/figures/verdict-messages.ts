import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Level, QcReport, VerdictReason } from '@omics-portal/qc-metrics';

/** The results of the limits of a report, by number. */
export interface VerdictCounts {
  readonly level: Level;
  /** Limits whose figure could be computed. */
  readonly checked: number;
  /** Limits that were missed, whether they warn or fail. */
  readonly missed: number;
  readonly notComputed: number;
}

/** Counts what a verdict rests on. */
export function verdictCounts({ verdict, metrics }: Pick<QcReport, 'verdict' | 'metrics'>): VerdictCounts {
  const { level, reasons } = verdict;
  const checked = reasons.filter((reason) => reason.level !== 'not-assessed');
  return {
    level,
    checked: checked.length,
    missed: checked.filter((reason) => reason.level !== 'pass').length,
    notComputed: metrics.filter((metric) => metric.value === null).length,
  };
}

const ORDER: readonly Level[] = ['fail', 'warn', 'not-assessed', 'pass'];

/** The reasons of a verdict, what is wrong first. */
export function worstFirst(reasons: readonly VerdictReason[]): VerdictReason[] {
  return [...reasons].sort((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level));
}

/** The verdict in a word. */
export const LEVEL_WORDS = {
  pass: msg({ message: 'Pass', context: 'verdict' }),
  warn: msg({ message: 'Warning', context: 'verdict' }),
  fail: msg({ message: 'Fail', context: 'verdict' }),
  'not-assessed': msg({ message: 'Not assessed', context: 'verdict' }),
} satisfies Record<Level, MessageDescriptor>;

/** The verdict in a sentence. */
export function verdictSentence({ level, checked, missed }: VerdictCounts): MessageDescriptor {
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

const ORIGIN_WORDS = {
  history: msg`from the history of batches`,
  house: msg`rule of this server, not published`,
  published: msg`published cut-off`,
} as const;

/** Where the limit of a rule comes from, as its name says; null when it does not. */
export function originOfRule(rule: string): MessageDescriptor | null {
  const origin = rule.slice(rule.lastIndexOf('-') + 1);
  return origin === 'history' || origin === 'house' || origin === 'published' ? ORIGIN_WORDS[origin] : null;
}
