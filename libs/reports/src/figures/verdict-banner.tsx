import { useLingui } from '@lingui/react/macro';
import { gradeDecision, inputFigures, type Level, type QcReport } from '@omics-portal/qc-metrics';
import { cn } from '@omics-portal/ui';
import { VERDICT_LABELS } from '@omics-portal/wording';
import { CircleCheck, CircleDashed, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react';
import { GRADE_LABELS, isFigureKey, METRIC_LABELS } from './metric-labels';
import { Gaps, Reasons } from './verdict-limits';
import { verdictCounts, verdictMessage, worstFirst } from './verdict-messages';
import { nameList } from '../format/name-list';

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
  // The figures below name those without an input, with the input that they need.
  const { given, missing } = inputFigures(report);
  const isMissing = (metric: string) => missing.some((key) => key === metric);
  const absent = given
    .filter((metric) => metric.value === null)
    .map((metric) => i18n._(METRIC_LABELS[metric.key]));
  const names = nameList(absent, i18n.locale);
  const { id, version, name = id } = report.verdict.profile;
  const reasons = worstFirst(report.verdict.reasons).filter(({ metric }) => !isMissing(metric));
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
          <h2 className={cn('text-title font-semibold', mark)}>{i18n._(VERDICT_LABELS[counts.level])}</h2>
          <p className="text-text">{i18n._(verdictMessage(counts))}</p>
          <TotalGrade report={report} />
          {deciding.some(({ nearLimit, nearFailure }) => nearLimit || nearFailure) ? (
            <p className="mt-1 text-text">
              {t`A figure lies near its limit, which is within the 95 % interval of the figure: with other replicates the verdict could be different.`}
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
      <p className="text-xs text-text">{t`Limits of the profile ${name}, version ${version}.`}</p>
    </section>
  );
}

/**
 * Grade of the total score beside the verdict: why a batch with a figure beyond its limit can pass, and why one with a good grade can
 * fail.
 */
function TotalGrade({ report }: { readonly report: QcReport }) {
  const { t, i18n } = useLingui();
  const decision = gradeDecision(report);
  if (!decision) {
    return null;
  }
  const { position, of, overruledBy } = decision;
  const grade = i18n._(GRADE_LABELS[decision.grade]);
  const names = nameList(
    overruledBy.map(({ metric }) => (isFigureKey(metric) ? i18n._(METRIC_LABELS[metric]) : metric)),
    i18n.locale,
  );
  return (
    <p className="mt-1 text-text">
      {overruledBy.length === 0
        ? t`The verdict follows the grade of the total score in the history: ${grade}, rank ${position} of ${of}.`
        : t`The grade of the total score in the history is ${grade}, rank ${position} of ${of}. The verdict is worse, because a limit that decides alone is missed: ${names}.`}
    </p>
  );
}
