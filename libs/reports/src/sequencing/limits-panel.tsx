import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { COMPARATOR_SIGNS, type QcSequencing, unitSign } from '@omics-portal/qc-metrics';
import { formatNumber } from '@omics-portal/wording';
import { useMemo } from 'react';
import { ReportSection } from '../figures/report-section';
import { originLabel } from '../figures/verdict-messages';
import { LevelStatus } from '../verdict/level-status';
import { type LimitRow, limitRows } from './limit-rows';
import { toolFigureLabel } from './tool-figure-labels';

/** Names of samples that are listed in a row; the matrix has them all. */
const MAX_NAMES = 6;

/** Limits of the figures of reads and alignments, each with the samples beyond it, the worst first. */
export function LimitsPanel({ sequencing }: { readonly sequencing: QcSequencing }) {
  const { t, i18n } = useLingui();
  const rows = useMemo(() => limitRows(sequencing), [sequencing]);
  const checked = rows.filter(({ samples }) => samples > 0);
  const absent = rows.filter(({ samples }) => samples === 0);
  const missing = useList(absent.map(({ metric }) => toolFigureLabel(i18n, metric)));
  return (
    <ReportSection
      id="sequencing"
      title={t`Reads and alignments`}
      actions={<LevelStatus level={sequencing.level} />}
    >
      <div className="flex flex-col gap-3">
        <p className="text-sm text-muted">
          {rows.length === 0
            ? t`The profile has no limits of reads and alignments.`
            : t`Checked for every sample and file of reads. These limits have no part in the verdict of the batch.`}
        </p>
        {checked.length > 0 ? (
          <ul
            aria-label={t`Limits of reads and alignments`}
            className="divide-y divide-border overflow-hidden rounded-card border border-border text-sm"
          >
            {checked.map((row) => (
              <Row key={row.metric} row={row} name={toolFigureLabel(i18n, row.metric)} />
            ))}
          </ul>
        ) : null}
        {absent.length > 0 ? (
          <p className="text-sm text-muted">{t`Not assessed, because these files do not have them: ${missing}.`}</p>
        ) : null}
      </div>
    </ReportSection>
  );
}

function Row({ row, name }: { readonly row: LimitRow; readonly name: string }) {
  const { t, i18n } = useLingui();
  const { level, samples, beyond, unit, limits } = row;
  const within = samples - beyond.length;
  const names = useList(beyond.slice(0, MAX_NAMES));
  const more = beyond.length - MAX_NAMES;
  const sign = unitSign(unit);
  const limit = limits
    .map(
      ({ comparator, limit: bound }) => `${COMPARATOR_SIGNS[comparator]} ${formatNumber(bound, i18n.locale)}`,
    )
    .join(t({ message: ' and ', context: 'two limits' }));
  const origins = useList([
    ...new Set(
      limits.flatMap(({ origin }) => {
        const label = origin && originLabel({ rule: '', origin });
        return label ? [i18n._(label)] : [];
      }),
    ),
  ]);
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[8rem_1fr_8rem_11rem] sm:items-center">
      <span className="order-1">
        <LevelStatus level={level} />
      </span>
      <span className="order-3 min-w-0 sm:order-2">
        {name}
        {origins.length > 0 ? <span className="block text-xs text-muted">{origins}</span> : null}
        {beyond.length > 0 ? (
          <span className="block text-xs wrap-anywhere text-muted">
            {more > 0
              ? t`Beyond: ${names} ${plural(more, { one: 'and # other', other: 'and # others' })}`
              : t`Beyond: ${names}`}
          </span>
        ) : null}
      </span>
      <span className="order-2 text-end font-medium whitespace-nowrap sm:order-3">
        {t`${formatNumber(within, i18n.locale)} of ${formatNumber(samples, i18n.locale)}`}
      </span>
      <span className="order-4 text-end whitespace-nowrap text-muted">
        {sign === '' ? limit : `${limit} ${sign}`}
      </span>
    </li>
  );
}

/** Names with the separator of the language: the short lists of `Intl.ListFormat` have none in Chinese. */
function useList(names: readonly string[]): string {
  const { t } = useLingui();
  return names.join(t({ message: ', ', context: 'separator of a list' }));
}
