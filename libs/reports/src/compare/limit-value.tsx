import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  COMPARATOR_SIGNS,
  type LimitMetric,
  type LimitScope,
  type ProfileBound,
} from '@omics-portal/qc-metrics';
import { formatNumber } from '@omics-portal/wording';
import { formatMetricLimit } from '../figures/format-metric';
import { GRADE_LABELS } from '../figures/metric-labels';
import { withUnit } from '../format/figure';
import { limitFigure, limitUnit } from '../threshold-profiles/limit-names';
import type { LimitCell, LimitRow } from './compared-limits';

/** Name of a limit in a comparison, such as `Lower limit: GC content`. */
export function comparedLimitName(i18n: I18n, { scope, metric, side, isOfRange }: LimitRow): string {
  const name = scopedName(i18n, scope, limitFigure(i18n, metric as LimitMetric));
  if (!isOfRange) {
    return i18n._(msg`Limit: ${name}`);
  }
  return side === 'below' ? i18n._(msg`Lower limit: ${name}`) : i18n._(msg`Upper limit: ${name}`);
}

function scopedName(i18n: I18n, scope: LimitScope, name: string): string {
  return scope === 'library' ? i18n._(msg`${name}, of each library`) : name;
}

/** Limits of one figure in one report: where it warns, and where it fails. */
export function LimitValue({ row, cell }: { readonly row: LimitRow; readonly cell: LimitCell | null }) {
  const { t } = useLingui();
  if (cell === null) {
    return <span className="text-muted">{t`Not part of this report`}</span>;
  }
  const { warn, fail, checked } = cell;
  if (!warn && !fail && !checked) {
    return <span className="text-muted">{t`no limit`}</span>;
  }
  return (
    <span className="flex min-w-28 flex-col gap-0.5 tabular-nums sm:min-w-36">
      {checked && checked !== fail ? <Bound row={row} bound={checked} kind="checked" /> : null}
      {warn ? <Bound row={row} bound={warn} kind="warn" /> : null}
      {fail ? <Bound row={row} bound={fail} kind="fail" /> : null}
    </span>
  );
}

interface BoundProps {
  readonly row: LimitRow;
  readonly bound: ProfileBound;
  /** Result of a value beyond the limit; `checked` if the report does not say it. */
  readonly kind: 'checked' | 'warn' | 'fail';
}

function Bound({ row: { scope, metric }, bound: { comparator, limit: number, grade }, kind }: BoundProps) {
  const { t, i18n } = useLingui();
  const limit =
    scope === 'sample'
      ? `${COMPARATOR_SIGNS[comparator]} ${withUnit(formatNumber(number, i18n.locale), limitUnit(metric as LimitMetric))}`
      : formatMetricLimit(metric, comparator, number, i18n.locale);
  const texts = {
    checked: t`limit ${limit}`,
    warn: t`warns unless ${limit}`,
    fail: t`fails unless ${limit}`,
  };
  const name = grade && i18n._(GRADE_LABELS[grade]);
  return (
    <span>
      {texts[kind]}
      {name ? <span className="block text-xs text-muted">{t`a better grade than ${name}`}</span> : null}
    </span>
  );
}
