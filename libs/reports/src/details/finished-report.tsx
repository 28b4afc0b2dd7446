import { type Report, objectContentQueries } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, EmptyState, ErrorState, SkeletonLines } from '@omics-portal/ui';
import { readFigures } from '../report-json/read-figures';
import { ReportFigures } from './report-figures';
import { UnreadableFileError } from '../files/unreadable-file-error';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import { ReportPage } from './report-page';

/** Finished report: its figures if it has any, or else the page that the tool generated. */
export function FinishedReport({
  report,
  readonly,
}: {
  readonly report: Report;
  readonly readonly: boolean;
}) {
  const { t } = useLingui();
  if (report.figures) {
    return <Figures report={report} link={report.figures} readonly={readonly} />;
  }
  return report.page ? (
    <ReportPage page={report.page} name={report.name} />
  ) : (
    <EmptyState
      title={t`Not found the report.`}
      description={t`The tool has finished, but it names no report. See its log.`}
    />
  );
}

interface FiguresProps {
  readonly report: Report;
  readonly link: string;
  readonly readonly: boolean;
}

function Figures({ report, link, readonly }: FiguresProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useReports();
  const figures = useQuery({ ...objectContentQueries(datains).json(link), select: readFigures });
  if (figures.data) {
    return <ReportFigures report={figures.data} task={report} link={link} readonly={readonly} />;
  }
  if (!figures.isError) {
    return <SkeletonLines lines={10} label={t`Loading the report`} />;
  }
  if (!report.page) {
    return (
      <ErrorState
        title={t`The report could not be loaded`}
        message={errorText(figures.error)}
        retryLabel={t`Retry`}
        onRetry={() => void figures.refetch()}
      />
    );
  }
  // Fetching again cannot repair a file of another format.
  const retry =
    figures.error instanceof UnreadableFileError ? null : (
      <Button size="sm" onClick={() => void figures.refetch()}>{t`Retry`}</Button>
    );
  return (
    <div className="flex flex-col gap-4">
      <Alert
        tone="warning"
        title={t`The figures could not be loaded; this is the page that the tool made.`}
        action={retry}
      >
        {errorText(figures.error)}
      </Alert>
      <ReportPage page={report.page} name={report.name} />
    </div>
  );
}
