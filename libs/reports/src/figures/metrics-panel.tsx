import { useLingui } from '@lingui/react/macro';
import { cautionNotes, inputFigures, type QcMetric, type QcReport } from '@omics-portal/qc-metrics';
import { Button, DataTable, type DataTableColumn } from '@omics-portal/ui';
import { LayoutGrid, Table2 } from 'lucide-react';
import { useMemo } from 'react';
import { useReportView } from '../view/use-report-view';
import { CautionNotes } from './caution-notes';
import { MetricCard } from './metric-card';
import { GRADE_LABELS, METRIC_LABELS } from './metric-labels';
import { MissingFigures } from './missing-figures';
import { notComputedMessage } from './not-computed-messages';
import { ReportSection } from './report-section';

/** Panel of the figures that the input can give, as cards or as a table with all digits, and a sentence on those that it cannot. */
export function MetricsPanel({ report }: { readonly report: QcReport }) {
  const { t } = useLingui();
  const { view, change } = useReportView();
  const asTable = view.figureTable === true;
  const { given, missing, absentInput } = useMemo(() => inputFigures(report), [report]);
  const notes = cautionNotes(report, given);
  const shared = notes.filter(({ metrics }) => metrics.length > 1);
  return (
    <ReportSection
      id="figures"
      title={t`Figures`}
      actions={
        given.length === 0 ? null : (
          <Button
            variant="ghost"
            size="sm"
            className="print:hidden"
            icon={asTable ? <LayoutGrid /> : <Table2 />}
            onClick={() => change({ figureTable: asTable ? undefined : true })}
          >
            {asTable ? t`Show as cards` : t`Show as a table, with every digit`}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {given.length === 0 ? null : asTable ? (
          <MetricsTable metrics={given} />
        ) : (
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {given.map((metric) => (
              <MetricCard
                key={metric.key}
                metric={metric}
                cautions={notes.filter(({ metrics }) => metrics.length === 1 && metrics[0] === metric.key)}
                hasNote={shared.some(({ metrics }) => metrics.includes(metric.key))}
              />
            ))}
          </ul>
        )}
        <CautionNotes notes={asTable ? notes : shared} />
        {absentInput ? <MissingFigures input={absentInput} missing={missing} /> : null}
      </div>
    </ReportSection>
  );
}

function MetricsTable({ metrics }: { readonly metrics: readonly QcMetric[] }) {
  const { t, i18n } = useLingui();
  const columns = useMemo<DataTableColumn<QcMetric>[]>(
    () => [
      { id: 'metric', header: t`Figure`, cell: ({ key }) => i18n._(METRIC_LABELS[key]) },
      { id: 'value', header: t`Value`, align: 'end', cell: ({ value }) => value ?? t`Not computed` },
      { id: 'unit', header: t`Unit`, cell: ({ unit }) => unit },
      { id: 'low', header: t`95 % interval, low`, align: 'end', cell: ({ interval }) => interval?.low },
      { id: 'high', header: t`95 % interval, high`, align: 'end', cell: ({ interval }) => interval?.high },
      { id: 'mean', header: t`Mean of the history`, align: 'end', cell: ({ history }) => history?.mean },
      { id: 'sd', header: t`SD of the history`, align: 'end', cell: ({ history }) => history?.sd },
      { id: 'batches', header: t`Batches`, align: 'end', cell: ({ history }) => history?.n },
      {
        id: 'rank',
        header: t`Rank`,
        align: 'end',
        cell: ({ rank }) => (rank ? `${rank.position} / ${rank.of}` : null),
      },
      { id: 'grade', header: t`Grade`, cell: ({ grade }) => (grade ? i18n._(GRADE_LABELS[grade]) : null) },
      {
        id: 'remark',
        header: t`Remark`,
        cell: ({ value, notComputed }) =>
          value === null ? (
            <span className="block min-w-64">{notComputedMessage(i18n, notComputed)}</span>
          ) : null,
      },
    ],
    [t, i18n],
  );
  return (
    <DataTable
      dense
      caption={t`All figures, with every digit`}
      columns={columns}
      rows={metrics}
      rowKey={({ key }) => key}
    />
  );
}
