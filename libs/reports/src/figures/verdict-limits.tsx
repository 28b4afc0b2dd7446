import { useLingui } from '@lingui/react/macro';
import type { AssessmentGap, QcReport, VerdictReason } from '@omics-portal/qc-metrics';
import { fullFigure } from '../format/figure';
import { formatMetric, formatMetricLimit } from './format-metric';
import { gapMessage } from './table-findings-messages';
import { LevelStatus } from '../verdict/level-status';
import { isFigureKey, METRIC_UNITS, METRIC_LABELS } from './metric-labels';
import { originLabel, worstFirst } from './verdict-messages';

/** Reasons of a verdict: the gaps that prevent one, and the limits that were checked, missed ones first. */
export function VerdictLimits({ report: { verdict } }: { readonly report: QcReport }) {
  const { t } = useLingui();
  const deciding = worstFirst(verdict.reasons).filter((reason) => !reason.advisory);
  return (
    <>
      <Gaps gaps={verdict.gaps ?? []} />
      {deciding.length > 0 ? <Reasons caption={t`Limits that were checked`} reasons={deciding} /> : null}
    </>
  );
}

/** List of the gaps that prevent a verdict, each with its remedy. */
export function Gaps({ gaps }: { readonly gaps: readonly AssessmentGap[] }) {
  const { i18n } = useLingui();
  return gaps.length === 0 ? null : (
    <ul className="mt-1 list-disc ps-5 text-text">
      {gaps.map((gap) => (
        <li key={gap.code}>{gapMessage(i18n, gap)}</li>
      ))}
    </ul>
  );
}

interface ReasonsProps {
  readonly caption: string;
  readonly reasons: readonly VerdictReason[];
}

/** List of limits with the result of each: one line each on a wide screen, two on a phone. */
export function Reasons({ caption, reasons }: ReasonsProps) {
  return (
    <ul
      aria-label={caption}
      className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface text-sm"
    >
      {reasons.map((reason) => (
        <Reason key={reason.rule} reason={reason} />
      ))}
    </ul>
  );
}

function Reason({ reason }: { readonly reason: VerdictReason }) {
  const { t, i18n } = useLingui();
  const { level, metric, comparator, value, limit: bound, nearLimit, nearFailure } = reason;
  const limit = formatMetricLimit(metric, comparator, bound, i18n.locale);
  const failure =
    nearFailure && formatMetricLimit(metric, nearFailure.comparator, nearFailure.limit, i18n.locale);
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[8rem_1fr_8rem_9rem] sm:items-center">
      <span className="order-1">
        <LevelStatus level={level} />
      </span>
      <span className="order-3 sm:order-2">
        <CheckedFigure reason={reason} />
      </span>
      <span className="order-2 text-end font-medium sm:order-3">
        <Figure metric={metric} value={value} />
      </span>
      <span className="order-4 text-end whitespace-nowrap text-muted">
        {t`limit ${limit}`}
        {nearLimit ? <span className="block text-xs">{t`near the limit`}</span> : null}
        {nearFailure ? (
          <span className="block text-xs whitespace-normal">{t`near failure, limit ${failure}`}</span>
        ) : null}
      </span>
    </li>
  );
}

function Figure({ metric, value }: { readonly metric: string; readonly value: number | null }) {
  const { t, i18n } = useLingui();
  return value === null ? (
    <span className="text-muted">{t`Not computed`}</span>
  ) : (
    <span
      className="whitespace-nowrap"
      title={fullFigure(value, isFigureKey(metric) ? METRIC_UNITS[metric] : '')}
    >
      {formatMetric(metric, value, i18n.locale)}
    </span>
  );
}

/** Name of a figure, with the rule that checks it and the origin of its limit. */
function CheckedFigure({ reason }: { readonly reason: VerdictReason }) {
  const { i18n } = useLingui();
  const { metric, rule } = reason;
  const origin = originLabel(reason);
  return (
    <>
      {isFigureKey(metric) ? i18n._(METRIC_LABELS[metric]) : metric}
      <span className="block text-xs text-muted">
        <code>{rule}</code>
        {origin ? ` · ${i18n._(origin)}` : null}
      </span>
    </>
  );
}
