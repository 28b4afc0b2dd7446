import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NotFoundError } from '@omics-portal/api';
import { objectContentQueries, type ReportFailure } from '@omics-portal/resources';
import { EmptyState, ErrorState, LogView, Spinner } from '@omics-portal/ui';
import { LogNotice, logProblems, ProgramProblemList } from '@omics-portal/wording/program-problems';
import { readTaskLog } from '../files/task-log';
import { useErrorText } from '../ports/use-error-text';
import { useReports } from '../ports/reports-ports';

/** Interval between two requests for the log of a running report, in milliseconds. */
const FOLLOW_MS = 2000;

interface LogTextProps {
  /** Storage link of the log. */
  readonly link: string;
  /** True while the log may grow. */
  readonly underWay: boolean;
  /** Failure that is shown above the log. Its problem alone is not listed again. */
  readonly failure: ReportFailure | null;
  /** Hides the lines of the program until they are opened, where the reason above is in the language of the reader. */
  readonly folded?: boolean;
  /** True for a report that was made: the problems of its log are those of files beside others. */
  readonly finished?: boolean;
}

/** Log of a report tool, polled while the report is running. */
export function LogText({ link, underWay, failure, folded = false, finished = false }: LogTextProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useReports();
  const log = useQuery({
    ...objectContentQueries(datains).text(link),
    select: logOf,
    refetchInterval: underWay ? FOLLOW_MS : false,
  });
  if (log.data) {
    const { problems, text } = log.data;
    const hasText = text.trim() !== '';
    return hasText || problems.length > 0 ? (
      <>
        <LogProblems problems={problems} failure={failure} finished={finished} />
        {hasText ? <LogNotice text={text} className="mb-3" /> : null}
        {hasText ? <LogLines text={text} folded={folded} /> : null}
      </>
    ) : (
      <EmptyState title={t`No logs have been generated yet, please check back later.`} />
    );
  }
  if (!underWay && log.error instanceof NotFoundError) {
    return <EmptyState title={t`Not Found`} description={t`This report has no log.`} />;
  }
  return log.isError ? (
    <ErrorState
      title={t`Not Found`}
      message={errorText(log.error)}
      retryLabel={t`Retry`}
      onRetry={() => void log.refetch()}
    />
  ) : (
    <Spinner label={t`Loading the log`} />
  );
}

/** Problems that a log names. That of a failure is shown above, so it is not listed alone. */
function LogProblems({
  problems,
  failure,
  finished,
}: Pick<LogTextProps, 'failure' | 'finished'> & Pick<ReturnType<typeof logOf>, 'problems'>) {
  const { t } = useLingui();
  return problems.length > (failure?.problem ? 1 : 0) ? (
    <ProgramProblemList
      title={finished ? t`Problems in files` : t`What is wrong`}
      problems={problems}
      subject="report"
    />
  ) : null;
}

function LogLines({ text, folded }: { readonly text: string; readonly folded: boolean }) {
  const { t } = useLingui();
  const lines = <LogView wrap className="h-72" label={t`Text of the log`} text={text} />;
  return folded ? (
    <details>
      <summary className="mb-2 cursor-pointer py-1 text-sm">{t`Text of the log`}</summary>
      {lines}
    </details>
  ) : (
    lines
  );
}

function logOf(content: string) {
  return logProblems(readTaskLog(content).text);
}
