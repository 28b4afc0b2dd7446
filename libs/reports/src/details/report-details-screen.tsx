import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isUnknownId } from '@omics-portal/api';
import { hasFailed, isFinished, isReportUnderWay, type Report, reportQueries } from '@omics-portal/resources';
import { ButtonLink, EmptyState, ErrorState, PageHeader, SkeletonLines } from '@omics-portal/ui';
import { PanelBoundary } from '@omics-portal/wording';
import { lazy, Suspense, useState } from 'react';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import { reportInterval } from '../tasks/poll-interval';
import type { ReportDetailsSearch } from '../tasks/report-search';
import { ReportViewProvider } from '../view/use-report-view';
import { FinishedReport } from './finished-report';
import { ReportCitation } from './report-citation';
import { ReportFiles } from './report-files';
import { ReportHead } from './report-head';
import { FailedReport, StartedReport } from './unfinished-report';

/** Log of the report, loaded on demand. */
const LogDrawer = lazy(async () => ({ default: (await import('./log-drawer')).LogDrawer }));

/** Properties of the page of one report. */
export interface ReportDetailsScreenProps {
  /** Title of the page until the name of the report is known. */
  readonly title: string;
  /** Id of the report's task. */
  readonly reportId: string;
  readonly search: ReportDetailsSearch;
  /** Replaces the search parameters, without a new entry of the browser's history. */
  readonly onSearchChange: (next: ReportDetailsSearch) => void;
}

/** Page of one report: its verdict and figures, or its progress while it is running. */
export function ReportDetailsScreen(props: ReportDetailsScreenProps) {
  const { title, reportId, search, onSearchChange } = props;
  const { t } = useLingui();
  const { reports, polling, links } = useReports();
  const report = useQuery({
    ...reportQueries(reports).detail(reportId),
    refetchInterval: ({ state }) => reportInterval(polling.tasksMs, state.data),
  });
  if (report.data) {
    return (
      <ReportViewProvider
        view={search}
        change={(changed) => onSearchChange({ ...search, ...changed })}
        hrefOf={(changed) => links.reportView(reportId, { ...search, ...changed })}
      >
        <ReportDetails title={title} report={report.data} readonly={search.readonly === true} />
      </ReportViewProvider>
    );
  }
  return (
    <div>
      <PageHeader title={title} />
      {report.isError ? (
        <ReportMissing error={report.error} onRetry={() => void report.refetch()} />
      ) : (
        <SkeletonLines lines={8} label={t`Loading the report`} />
      )}
    </div>
  );
}

function ReportMissing({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { links } = useReports();
  if (isUnknownId(error)) {
    return (
      <EmptyState
        title={t`Not found the report.`}
        description={t`It may belong to another user.`}
        action={<ButtonLink href={links.history()}>{t`All reports`}</ButtonLink>}
      />
    );
  }
  return (
    <ErrorState
      title={t`The report could not be loaded`}
      message={errorText(error)}
      retryLabel={t`Retry`}
      onRetry={onRetry}
    />
  );
}

interface ReportDetailsProps {
  readonly title: string;
  readonly report: Report;
  readonly readonly: boolean;
}

function ReportDetails({ title, report, readonly }: ReportDetailsProps) {
  const [logOpen, setLogOpen] = useState(false);
  return (
    <div className="flex flex-col">
      <ReportHead title={title} report={report} readonly={readonly} onShowLog={() => setLogOpen(true)} />
      <ReportBody report={report} readonly={readonly} />
      {logOpen ? (
        <PanelBoundary>
          <Suspense>
            <LogDrawer report={report} onClose={() => setLogOpen(false)} />
          </Suspense>
        </PanelBoundary>
      ) : null}
    </div>
  );
}

function ReportBody({ report, readonly }: { readonly report: Report; readonly readonly: boolean }) {
  const { t } = useLingui();
  if (isFinished(report)) {
    return (
      <div className="flex flex-col gap-5">
        <FinishedReport report={report} readonly={readonly} />
        <ReportFiles report={report} />
        <ReportCitation report={report} />
      </div>
    );
  }
  if (hasFailed(report)) {
    return <FailedReport report={report} readonly={readonly} />;
  }
  return isReportUnderWay(report) ? (
    <StartedReport report={report} />
  ) : (
    <EmptyState
      title={t`The state of this report is not known`}
      description={t`The server sent a status that this portal does not know. See the log.`}
    />
  );
}
