import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  baselineReach,
  type ControlGap,
  type MetricKey,
  RECOMMENDED_BASELINE,
} from '@omics-portal/qc-metrics';
import { Status, type StatusTone } from '@omics-portal/ui';
import { joinSentences } from '@omics-portal/wording';
import { formatFigure } from '../format/figure';
import { formatMetric } from '../figures/format-metric';
import { ReportSection } from '../figures/report-section';
import { baselineSize, type publishedHistory } from './batches';
import type { ControlChartSearch } from './control-chart-search';
import type { JudgedChart } from './judged-points';
import { brokenText, type ControlState, STATE_LABELS, stateOf } from './rule-messages';

const TONES = {
  'in-control': 'success',
  warning: 'warning',
  'out-of-control': 'exception',
} satisfies Record<ControlState, StatusTone>;

interface ChartStateProps {
  readonly figure: MetricKey;
  readonly chart: JudgedChart;
  readonly baseline: ControlChartSearch['baseline'];
  readonly published: ReturnType<typeof publishedHistory>;
  /** Report whose state is shown, if the chart has it; otherwise the newest one. */
  readonly reportId: string | undefined;
}

/** State of the newest report or of a chosen one, the number of reports that break a rule, and the origin of the limits. */
export function ChartState({ figure, chart, baseline, published, reportId }: ChartStateProps) {
  const { t, i18n } = useLingui();
  const { points, gap } = chart;
  const chosen = points.find(({ point }) => point.report.id === reportId);
  const shown = chosen ?? points.at(-1);
  const state = stateOf(shown?.broken ?? []);
  const broken = points.filter((point) => stateOf(point.broken) === 'out-of-control').length;
  const rules = brokenText(i18n, shown?.broken ?? []);
  const name = shown?.point.report.name ?? '';
  return (
    <ReportSection title={chosen ? t`State of the chosen report` : t`State of the newest report`}>
      <div className="flex flex-col gap-2 text-sm">
        {gap === null ? (
          <>
            <Status tone={TONES[state]} label={i18n._(STATE_LABELS[state])} />
            <p className="wrap-anywhere">
              {joinSentences([
                rules === '' ? t`${name} breaks no rule.` : t`${name} breaks ${rules}.`,
                t`${broken} of ${points.length} reports break a rule other than the warning.`,
              ])}
            </p>
            <LimitOrigin figure={figure} chart={chart} baseline={baseline} published={published} />
          </>
        ) : (
          <>
            <Status tone="pending" label={t`Cannot be known`} />
            <GapText gap={gap} isPublished={baselineSize(baseline, points.length) === null} />
          </>
        )}
        {published.isShared ? null : (
          <p className="text-muted">
            {figure === 'total' && published.isOneSet
              ? t`The scale of a total includes its own batch, so the totals of the history differ between the reports; those of the newest one are shown.`
              : t`The reports compare with different published histories; the one of the newest report is shown.`}
          </p>
        )}
      </div>
    </ReportSection>
  );
}

/** Reason why the rules cannot be applied. */
function GapText({ gap, isPublished }: { readonly gap: ControlGap; readonly isPublished: boolean }) {
  const { t } = useLingui();
  if (gap === 'no-spread') {
    return (
      <p>
        {t`The values that the limits are computed from are all the same. Their standard deviation is zero, so there are no limits.`}
      </p>
    );
  }
  return (
    <p>
      {isPublished
        ? t`No report compares this figure with a published history. Take the limits from the first reports.`
        : t`One report has no standard deviation. Limits need at least two reports; ${RECOMMENDED_BASELINE} are recommended.`}
    </p>
  );
}

/** Distance of the rule 1-3s, in standard deviations. */
const MAX_DISTANCE = 3;

/** Center, standard deviation and their origin, with a caution about a short baseline. */
function LimitOrigin({
  figure,
  chart: { points, limits },
  baseline,
  published,
}: Omit<ChartStateProps, 'reportId'>) {
  const { t, i18n } = useLingui();
  if (!limits) {
    return null;
  }
  const centre = formatMetric(figure, limits.centre, i18n.locale);
  const sd = formatMetric(figure, limits.sd, i18n.locale);
  const size = baselineSize(baseline, points.length);
  if (size === null) {
    const { n = 0, source = '' } = published.history ?? {};
    return (
      <p className="text-muted wrap-anywhere">
        {t`Center ${centre}, SD ${sd}: the published history of ${n} batches.`} {source}
      </p>
    );
  }
  const reach = baselineReach(size);
  const reachText = formatFigure(reach, '', i18n.locale);
  return (
    <p className="text-muted">
      {joinSentences([
        t`Center ${centre}, SD ${sd}: ${plural(size, { one: 'the first # report', other: 'the first # reports' })}.`,
        size < RECOMMENDED_BASELINE
          ? t`${RECOMMENDED_BASELINE} are recommended: with fewer, each report shifts the limits.`
          : null,
        reach < MAX_DISTANCE
          ? t`Each of these ${size} reports is part of the center and of the SD, so none can be further than ${reachText} SD from the center.`
          : null,
        reach < MAX_DISTANCE && size === points.length
          ? t`Limits from fewer first reports judge the later ones.`
          : null,
      ])}
    </p>
  );
}
