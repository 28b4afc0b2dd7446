import { useLingui } from '@lingui/react/macro';
import type { MetricKey } from '@omics-portal/qc-metrics';
import { DataTable, type DataTableColumn, Status, type StatusTone, Tag, TextLink } from '@omics-portal/ui';
import { Moment } from '@omics-portal/wording';
import { useMemo } from 'react';
import type { PlacedNote } from '../chart-notes/chart-events';
import { formatMetric } from '../figures/format-metric';
import { formatFigure } from '../format/figure';
import { MEASUREMENT_LABELS } from '../measurement/fact-labels';
import { useReports } from '../ports/reports-ports';
import type { JudgedChart, JudgedPoint } from './judged-points';
import { RULE_LABELS, stateOf } from './rule-messages';

const TONES = { warning: 'warning', 'out-of-control': 'exception', 'in-control': 'success' } satisfies Record<
  ReturnType<typeof stateOf>,
  StatusTone
>;

interface PointTableProps {
  readonly figure: MetricKey;
  readonly chart: JudgedChart;
  readonly notes: readonly PlacedNote[];
  /** Report that is marked in the table. */
  readonly reportId: string | undefined;
}

/** Table of the points of a control chart, with the broken rules and the notes before each in words. */
export function PointTable({ figure, chart: { points, gap }, notes, reportId }: PointTableProps) {
  const { t, i18n } = useLingui();
  const columns = useMemo<DataTableColumn<JudgedPoint>[]>(
    () => [
      { id: 'order', header: t({ message: 'No.', context: 'control chart' }), cell: ({ order }) => order },
      {
        id: 'report',
        header: t`Report Name`,
        cell: ({ point: { report } }) => <ReportName report={report} isChosen={report.id === reportId} />,
      },
      { id: 'created', header: t`Created At`, cell: ({ point }) => <Moment ms={point.report.startedAt} /> },
      ...(points.some(({ point }) => point.report.measurement?.measuredOn)
        ? [
            {
              id: 'measured',
              header: i18n._(MEASUREMENT_LABELS.measuredOn),
              cell: ({ point }: JudgedPoint) => (
                <span className="whitespace-nowrap">{point.report.measurement?.measuredOn}</span>
              ),
            },
          ]
        : []),
      {
        id: 'value',
        header: t`Value`,
        align: 'end',
        cell: ({ point }) => formatMetric(figure, point.value, i18n.locale),
      },
      {
        id: 'score',
        header: t`Distance from the center`,
        align: 'end',
        cell: ({ score }) => {
          const distance = score === null ? null : formatFigure(score, '', i18n.locale);
          return distance === null ? t`not known` : t`${distance} SD`;
        },
      },
      {
        id: 'rules',
        header: t`Broken rules`,
        cell: ({ broken }) => <BrokenRules broken={broken} isKnown={gap === null} />,
      },
      ...(notes.length > 0
        ? [
            {
              id: 'notes',
              header: t`Notes before it`,
              cell: ({ order }: JudgedPoint) => (
                <Notes notes={notes.filter(({ before }) => before === order - 1)} />
              ),
            },
          ]
        : []),
    ],
    [t, i18n, figure, gap, points, notes, reportId],
  );
  return (
    <DataTable
      dense
      caption={t`Points of the control chart`}
      columns={columns}
      rows={points}
      rowKey={({ point }) => point.report.id}
    />
  );
}

interface ReportNameProps {
  readonly report: JudgedPoint['point']['report'];
  readonly isChosen: boolean;
}

/** Name of the report of a point, in one line up to a limit, whatever room the other columns want. */
function ReportName({ report, isChosen }: ReportNameProps) {
  const { t } = useLingui();
  const { links } = useReports();
  return (
    <>
      <TextLink href={links.report(report.id)} className="inline-block w-max max-w-80 align-top">
        {report.name}
      </TextLink>{' '}
      {isChosen ? <Tag tone="info">{t`chosen`}</Tag> : null}
    </>
  );
}

function Notes({ notes }: Pick<PointTableProps, 'notes'>) {
  return (
    <ul className="min-w-64">
      {notes.map(({ note }) => (
        <li key={note.id} className="wrap-anywhere">
          {note.noted_on} {note.text}
        </li>
      ))}
    </ul>
  );
}

function BrokenRules({ broken, isKnown }: Pick<JudgedPoint, 'broken'> & { readonly isKnown: boolean }) {
  const { t, i18n } = useLingui();
  if (broken.length === 0) {
    return isKnown ? t({ message: 'none', context: 'broken rules' }) : t`not known`;
  }
  return (
    <ul className="min-w-64">
      {broken.map((rule) => (
        <li key={rule}>
          <Status
            tone={TONES[stateOf([rule])]}
            label={i18n._(RULE_LABELS[rule])}
            className="whitespace-normal"
          />
        </li>
      ))}
    </ul>
  );
}
