import { useLingui } from '@lingui/react/macro';
import type { AssessmentGap, Level, QcReport, VerdictReason } from '@omics-portal/qc-metrics';
import { cn } from '@omics-portal/ui';
import { CircleCheck, CircleDashed, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react';
import { fullFigure } from '../format/figure';
import { formatMetric, formatMetricLimit } from './format-metric';
import { gapMessage } from './table-findings-messages';
import { LevelStatus } from './level-status';
import { GRADE_LABELS, isFigureKey, METRIC_UNITS, METRIC_LABELS } from './metric-labels';
import { LEVEL_LABELS, originLabel, verdictCounts, verdictMessage, worstFirst } from './verdict-messages';

const STYLES = {
  pass: { icon: CircleCheck, box: 'border-success-line bg-success-soft', mark: 'text-success' },
  warn: { icon: TriangleAlert, box: 'border-warning-line bg-warning-soft', mark: 'text-warning' },
  fail: { icon: CircleX, box: 'border-danger-line bg-danger-soft', mark: 'text-danger' },
  'not-assessed': { icon: CircleDashed, box: 'border-neutral-line bg-neutral-soft', mark: 'text-muted' },
} satisfies Record<Level, { icon: LucideIcon; box: string; mark: string }>;

/** Banner of the verdict: icon, label and summary, then all limits that were checked. */
export function VerdictBanner({ report }: { readonly report: QcReport }) {
  const { t, i18n } = useLingui();
  const counts = verdictCounts(report);
  const { icon: Icon, box, mark } = STYLES[counts.level];
  const absent = report.metrics
    .filter((metric) => metric.value === null)
    .map((metric) => i18n._(METRIC_LABELS[metric.key]));
  const names = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(absent);
  const { id, version } = report.verdict.profile;
  const reasons = worstFirst(report.verdict.reasons);
  const deciding = reasons.filter((reason) => !reason.advisory);
  const advisory = reasons.filter((reason) => reason.advisory);
  return (
    <section
      aria-label={t`Verdict`}
      className={cn('flex flex-col gap-4 rounded-card border p-4 sm:p-5 print:break-inside-avoid', box)}
    >
      <div className="flex items-start gap-4">
        <Icon aria-hidden className={cn('size-10 shrink-0 stroke-[1.75]', mark)} />
        <div className="min-w-0">
          <h2 className={cn('text-title font-semibold', mark)}>{i18n._(LEVEL_LABELS[counts.level])}</h2>
          <p className="text-text">{i18n._(verdictMessage(counts))}</p>
          <TotalGrade report={report} />
          {deciding.some(({ nearLimit }) => nearLimit) ? (
            <p className="mt-1 text-text">
              {t`A figure lies near its limit, which is within the 95 % interval of the figure: with other replicates the verdict could be another.`}
            </p>
          ) : null}
          <Gaps gaps={report.verdict.gaps ?? []} />
          {absent.length > 0 ? <p className="mt-1 text-sm text-text">{t`Not computed: ${names}.`}</p> : null}
        </div>
      </div>
      {deciding.length > 0 ? <Reasons caption={t`Limits that were checked`} reasons={deciding} /> : null}
      {advisory.length > 0 ? (
        <div className="flex flex-col gap-2">
          <p className="text-sm text-text">{t`For information: limits of single figures, which decide only where there is no total score.`}</p>
          <Reasons caption={t`Limits for information`} reasons={advisory} />
        </div>
      ) : null}
      <p className="text-xs text-text">{t`Limits of the profile ${id}, version ${version}.`}</p>
    </section>
  );
}

/** Grade of the total score where it decides the verdict: why a batch with a figure beyond its limit can pass. */
function TotalGrade({ report: { metrics, verdict } }: { readonly report: QcReport }) {
  const { t, i18n } = useLingui();
  const total = metrics.find(({ key }) => key === 'total');
  if (!total?.grade || !total.rank || !verdict.reasons.some(({ advisory }) => advisory)) {
    return null;
  }
  const grade = i18n._(GRADE_LABELS[total.grade]);
  const { position, of } = total.rank;
  return (
    <p className="mt-1 text-text">
      {t`The verdict follows the grade of the total score in the history: ${grade}, rank ${position} of ${of}.`}
    </p>
  );
}

/** List of the gaps that prevent a verdict, each with its remedy. */
function Gaps({ gaps }: { readonly gaps: readonly AssessmentGap[] }) {
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
function Reasons({ caption, reasons }: ReasonsProps) {
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
  const { level, metric, comparator, value, limit: bound, nearLimit } = reason;
  const limit = formatMetricLimit(metric, comparator, bound, i18n.locale);
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
