import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorState, LogView, Spinner } from '@omics-portal/ui';
import { fileQueries } from '../files/file-queries';
import { useErrorText } from '../ports/use-error-text';
import { useReports } from '../ports/reports-ports';

interface LogTextProps {
  /** Storage link of the log. */
  readonly link: string;
  /** Whether more may be written to it. */
  readonly underWay: boolean;
}

/** What a report tool said, as it goes on. */
export function LogText({ link, underWay }: LogTextProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useReports();
  const log = useQuery(fileQueries(datains).log(link, underWay));
  if (log.data) {
    return log.data.text.trim() === '' ? (
      <EmptyState title={t`No logs have been generated yet, please check back later.`} />
    ) : (
      <LogView wrap className="h-72" label={t`Text of the log`} text={log.data.text} />
    );
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
