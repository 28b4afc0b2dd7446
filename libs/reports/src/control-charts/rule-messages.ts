import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ControlRule, WARNING_RULE } from '@omics-portal/qc-metrics';

/** Meanings of the rules of Westgard. */
export const RULE_LABELS = {
  '1-3s': msg`1-3s: one value beyond 3 SD`,
  '2-2s': msg`2-2s: two values in a row beyond 2 SD, on one side`,
  'R-4s': msg`R-4s: two values in a row beyond 2 SD, on opposite sides`,
  '4-1s': msg`4-1s: four values in a row beyond 1 SD, on one side`,
  '10-x': msg`10-x: ten values in a row on one side of the center`,
  '1-2s': msg`1-2s, a warning: one value beyond 2 SD`,
} satisfies Record<ControlRule, MessageDescriptor>;

/** State of a process after a point of its chart. */
export type ControlState = 'in-control' | 'warning' | 'out-of-control';

/** Labels of the states. */
export const STATE_LABELS = {
  'in-control': msg`In control`,
  warning: msg({ message: 'Warning', context: 'control chart' }),
  'out-of-control': msg`Out of control`,
} satisfies Record<ControlState, MessageDescriptor>;

/** State by the rules that a point breaks. */
export function stateOf(broken: readonly ControlRule[]): ControlState {
  if (broken.length === 0) {
    return 'in-control';
  }
  return broken.every((rule) => rule === WARNING_RULE) ? 'warning' : 'out-of-control';
}

/** Meanings of the rules that a point breaks; empty for none. */
export function brokenText(i18n: I18n, broken: readonly ControlRule[]): string {
  return broken.map((rule) => i18n._(RULE_LABELS[rule])).join('; ');
}
