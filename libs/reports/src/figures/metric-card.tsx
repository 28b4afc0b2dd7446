import { useLingui } from '@lingui/react/macro';
import type { CautionNote, Grade, QcMetric } from '@omics-portal/qc-metrics';
import { Tag, type TagProps } from '@omics-portal/ui';
import { CircleSlash, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '@omics-portal/wording';
import { fullFigure } from '../format/figure';
import { formatHistory, formatMetric } from './format-metric';
import { HistoryStrip } from './history-strip';
import { directionOf, DIRECTION_LABELS, GRADE_LABELS, METRIC_LABELS } from './metric-labels';
import { CAUTION_MESSAGES, notComputedMessage } from './not-computed-messages';
import { stripPositions } from './strip-positions';

const GRADE_TONES = {
  Bad: 'danger',
  Fair: 'warning',
  Good: 'info',
  Great: 'success',
} satisfies Record<Grade, TagProps['tone']>;

interface MetricCardProps {
  readonly metric: QcMetric;
  /** Cautions about this figure alone. */
  readonly cautions: readonly CautionNote[];
  /** True if a note below all figures has a caution about this one and others. */
  readonly hasNote: boolean;
}

/** Card of a figure: its value and rank in the history, or the reason why it is missing. */
export function MetricCard({ metric, cautions, hasNote }: MetricCardProps) {
  const { t, i18n } = useLingui();
  const { key, grade, value } = metric;
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-card border border-border bg-surface p-4 print:break-inside-avoid">
      <div className="flex items-start justify-between gap-2">
        <h3 className="text-sm font-medium">{i18n._(METRIC_LABELS[key])}</h3>
        {grade ? <Tag tone={GRADE_TONES[grade]}>{i18n._(GRADE_LABELS[grade])}</Tag> : null}
      </div>
      {value === null ? <Absent metric={metric} /> : <Present metric={metric} value={value} />}
      {cautions.map(({ reason }) => (
        <Caution key={reason}>{i18n._(CAUTION_MESSAGES[reason])}</Caution>
      ))}
      {hasNote ? <Caution>{t`See the caution below the figures.`}</Caution> : null}
    </li>
  );
}

function Caution({ children }: { readonly children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-xs text-warning">
      <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      {children}
    </p>
  );
}

function Present({
  metric: { key, unit, history, rank, scaled, interval, noInterval },
  value,
}: {
  readonly metric: QcMetric;
  readonly value: number;
}) {
  const { t, i18n } = useLingui();
  const positions = history ? stripPositions(value, history.mean, history.sd) : null;
  const { position, of = 0 } = rank ?? {};
  return (
    <>
      <p className="text-figure font-semibold tabular-nums" title={fullFigure(value, unit)}>
        {formatMetric(key, value, i18n.locale)}
      </p>
      {positions ? <HistoryStrip {...positions} /> : null}
      <dl className="flex flex-col gap-0.5 text-xs text-muted">
        {interval ? <IntervalLine metric={key} interval={interval} /> : null}
        {noInterval ? (
          <Line term={t`95 % interval`}>{t`none: one set of the four samples has no replicates`}</Line>
        ) : null}
        {history ? <HistoryLine metric={key} history={history} /> : null}
        {scaled === undefined ? null : (
          <Line term={t`On the scale from 1 to 10`}>
            {i18n.number(scaled, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
          </Line>
        )}
        {rank ? <Line term={t`Rank`}>{t`${position} of ${of}, this batch included`}</Line> : null}
      </dl>
      <p className="text-xs text-muted">
        {i18n._(DIRECTION_LABELS[directionOf(key)])}
        {history ? null : ` · ${t`no history to compare with`}`}
      </p>
    </>
  );
}

function Absent({ metric: { key, history, notComputed } }: { readonly metric: QcMetric }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <p className="flex items-center gap-2 text-heading font-medium text-muted">
        <CircleSlash aria-hidden className="size-5" />
        {t`Not computed`}
      </p>
      <p className="text-sm">{notComputedMessage(i18n, notComputed)}</p>
      {history ? (
        <dl className="text-xs text-muted">
          <HistoryLine metric={key} history={history} />
        </dl>
      ) : null}
    </>
  );
}

function IntervalLine({
  metric,
  interval: { low, high, resamples },
}: {
  readonly metric: QcMetric['key'];
  readonly interval: NonNullable<QcMetric['interval']>;
}) {
  const { t, i18n } = useLingui();
  const [from, to] = [formatMetric(metric, low, i18n.locale), formatMetric(metric, high, i18n.locale)];
  const count = formatNumber(resamples, i18n.locale);
  return (
    <Line term={t`95 % interval`}>
      <span title={t`Bootstrap over replicates, ${count} resamples`}>{t`${from} to ${to}`}</span>
    </Line>
  );
}

function HistoryLine({
  metric,
  history: { mean, sd, n },
}: {
  readonly metric: QcMetric['key'];
  readonly history: NonNullable<QcMetric['history']>;
}) {
  const { t, i18n } = useLingui();
  const spread = (value: number) => formatHistory(metric, value, i18n.locale);
  const batches = formatNumber(n, i18n.locale);
  return (
    <Line term={t`History`}>
      <span title={`${mean} ± ${sd}`}>
        {spread(mean)} ± {spread(sd)}
      </span>{' '}
      {t`(mean ± SD of ${batches} batches)`}
    </Line>
  );
}

function Line({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div>
      <dt className="inline font-medium">{t`${term}:`} </dt>
      <dd className="inline tabular-nums">{children}</dd>
    </div>
  );
}
