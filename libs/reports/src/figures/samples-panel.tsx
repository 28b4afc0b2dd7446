import { useLingui } from '@lingui/react/macro';
import type { ExpressionReport, QcSample } from '@omics-portal/qc-metrics';
import { DataTable, type DataTableColumn } from '@omics-portal/ui';
import { useMemo } from 'react';
import { fullFigure } from '../format/figure';
import { formatMetric, formatMetricLimit } from './format-metric';
import { LevelStatus } from '../verdict/level-status';
import { ReportSection } from './report-section';

/** Table of the libraries with the figures and the verdict of each. */
export function SamplesPanel({ samples }: { readonly samples: ExpressionReport['perSample'] }) {
  const { t, i18n } = useLingui();
  const columns = useMemo<DataTableColumn<QcSample>[]>(
    () => [
      {
        id: 'library',
        header: t`Library`,
        cell: ({ library }) => <span className="font-medium">{library}</span>,
      },
      { id: 'sample', header: t`Sample`, cell: ({ sample }) => sample },
      {
        id: 'detected',
        header: t`Detected features`,
        align: 'end',
        cell: ({ detected }) => formatMetric('detected', detected, i18n.locale),
      },
      {
        id: 'missing',
        header: t`Missing values`,
        align: 'end',
        cell: ({ missingPercent }) => (
          <span title={fullFigure(missingPercent, '%')}>
            {formatMetric('missing', missingPercent, i18n.locale)}
          </span>
        ),
      },
      { id: 'verdict', header: t`Verdict`, cell: (sample) => <SampleVerdict sample={sample} /> },
    ],
    [t, i18n],
  );
  return (
    <ReportSection id="libraries" title={t`Libraries`}>
      <DataTable
        dense
        caption={t`Figures of each library`}
        columns={columns}
        rows={samples}
        rowKey={({ library }) => library}
      />
    </ReportSection>
  );
}

/** Verdict of a library, and the limits that it missed. */
function SampleVerdict({ sample: { verdict, reasons } }: { readonly sample: QcSample }) {
  const { i18n } = useLingui();
  const missed = (reasons ?? []).filter(({ level }) => level === 'warn' || level === 'fail');
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <LevelStatus level={verdict} />
      {missed.map(({ rule, metric, comparator, limit }) => (
        <span key={rule} className="text-xs text-muted">
          {formatMetricLimit(metric, comparator, limit, i18n.locale)}
        </span>
      ))}
    </span>
  );
}
