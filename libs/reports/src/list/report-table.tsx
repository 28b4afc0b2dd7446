import { OMICS_OF_KIND, isFinished, type Report } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import {
  ButtonLink,
  Button,
  DataTable,
  IconButton,
  Tag,
  TextLink,
  type DataTableColumn,
} from '@omics-portal/ui';
import { Download, FileChartColumn, ScrollText } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { Moment, OMICS_LABELS } from '@omics-portal/wording';
import { useDownloadPage } from '../details/use-download-page';
import { FailedReason } from '../failure/failed-reason';
import { useReports } from '../ports/reports-ports';
import { ownDescription } from '../tasks/own-description';
import { ReportState } from '../tasks/report-status';
import { LevelStatus } from '../verdict/level-status';

interface ReportTableProps {
  readonly reports: readonly Report[];
  readonly loading: boolean;
  readonly empty: ReactNode;
  readonly onShowLog: (report: Report) => void;
  /** Ids of the selected reports, on all pages. */
  readonly selection: ReadonlySet<string>;
  readonly onSelectionChange: (next: ReadonlySet<string>) => void;
}

/** Table of reports, which can be selected for a comparison. */
export function ReportTable({
  reports,
  loading,
  empty,
  onShowLog,
  selection,
  onSelectionChange,
}: ReportTableProps) {
  const { t, i18n } = useLingui();
  const columns = useMemo<DataTableColumn<Report>[]>(
    () => [
      { id: 'name', header: t`Report Name`, cell: (report) => <ReportName report={report} /> },
      // The second column: it is what a reader looks for, and the last ones are hidden on a phone.
      {
        id: 'verdict',
        header: t`Verdict`,
        cell: (report) =>
          report.verdict && isFinished(report) ? <LevelStatus level={report.verdict} /> : null,
      },
      {
        id: 'category',
        header: t`Category`,
        cell: ({ kind }) => (kind ? <Tag>{i18n._(OMICS_LABELS[OMICS_OF_KIND[kind]])}</Tag> : null),
      },
      {
        id: 'tool',
        header: t`Report Tool`,
        cell: ({ type }) => <span className="text-xs whitespace-nowrap">{type}</span>,
      },
      { id: 'version', header: t`Version`, cell: ({ version }) => version },
      {
        id: 'created',
        header: t`Created At`,
        cell: ({ startedAt }) => <Moment ms={startedAt} />,
      },
      {
        id: 'finished',
        header: t`Finished At`,
        cell: ({ finishedAt }) => <Moment ms={finishedAt} />,
      },
      { id: 'status', header: t`Status`, cell: (report) => <ReportState report={report} /> },
      {
        id: 'action',
        header: t`Action`,
        align: 'end',
        cell: (report) => <ReportActions report={report} onShowLog={onShowLog} />,
      },
    ],
    [t, i18n, onShowLog],
  );
  return (
    <DataTable
      caption={t`Reports`}
      columns={columns}
      rows={reports}
      rowKey={({ id, name, startedAt }) => (id === '' ? `${name} ${startedAt}` : id)}
      loading={loading}
      loadingLabel={t`Loading the reports`}
      empty={empty}
      selection={selection}
      onSelectionChange={onSelectionChange}
      selectAllLabel={t`Select all reports of this page`}
      selectRowLabel={({ name }) => t`Select ${name}`}
    />
  );
}

function ReportName({ report }: { readonly report: Report }) {
  const { t } = useLingui();
  const { links } = useReports();
  const { id, name } = report;
  const description = ownDescription(report);
  const shown = name === '' ? t`Without a name` : name;
  return (
    <div className="min-w-40">
      {id === '' ? (
        <span className="font-medium">{shown}</span>
      ) : (
        <TextLink href={links.report(id)} className="font-medium">
          {shown}
        </TextLink>
      )}
      {description === '' ? null : <p className="line-clamp-2 text-xs text-muted">{description}</p>}
      <FailedReason failure={report.failure} className="line-clamp-2 max-w-80 text-xs text-danger" />
    </div>
  );
}

/** Actions of a report: result and download if it is finished, or else its log. */
function ReportActions({
  report,
  onShowLog,
}: {
  readonly report: Report;
  readonly onShowLog: (report: Report) => void;
}) {
  const { t, i18n } = useLingui();
  const { links } = useReports();
  const download = useDownloadPage();
  const { id, name, page } = report;
  if (!isFinished(report)) {
    return (
      <Button
        size="sm"
        variant="ghost"
        icon={<ScrollText />}
        aria-label={t`Show the log of ${name}`}
        onClick={() => onShowLog(report)}
      >
        {t`Show Log`}
      </Button>
    );
  }
  return (
    <div className="flex justify-end gap-1">
      {id === '' ? null : (
        <ButtonLink
          size="sm"
          href={links.report(id)}
          icon={<FileChartColumn />}
          aria-label={t`Result of ${name}`}
        >
          {t`Result`}
        </ButtonLink>
      )}
      {page ? (
        <IconButton
          size="sm"
          label={t`Download ${name}`}
          icon={<Download />}
          disabled={download.isPending}
          onClick={() => download.mutate({ report, page, locale: i18n.locale })}
        />
      ) : null}
    </div>
  );
}
