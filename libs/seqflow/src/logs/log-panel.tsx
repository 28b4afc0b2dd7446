import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { logIndexQueries, type LogInput } from '@omics-portal/resources';
import { EmptyState, ErrorState, Spinner } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useSeqflow } from '../ports/seqflow-ports';
import { LogTailPanel } from './log-tail-panel';
import { LogViewer } from './log-viewer';

/** Interval of requests for a log that still grows, in milliseconds. */
const FOLLOW_MS = 2000;
/** Interval while the server counts the lines of a long log, in milliseconds. */
const COUNTING_MS = 300;
/** A link, and no text of an error with an address in it: the log of the engine is a text. */
const STORAGE_LINK = /^\w+:\/\/\S+$/u;

interface LogPanelProps {
  readonly input: LogInput;
  /** Storage link of the log; null for one that is not a file. */
  readonly link: string | null;
  /** Number of the line to show. Default: the end of the log. */
  readonly line: number | undefined;
  readonly onLineChange: (line: number) => void;
  /** Link to a line. */
  readonly lineHref: (line: number) => string;
}

/** One log stream by its lines, or the end of its text where the server does not count lines. */
export function LogPanel({ input, link, line, onLineChange, lineHref }: LogPanelProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const [following, setFollowing] = useState(true);
  const index = useQuery({
    ...logIndexQueries(datains).index(input),
    refetchInterval: ({ state: { data } }) => {
      if (!data) {
        return false;
      }
      if (data.indexed < data.size) {
        return COUNTING_MS;
      }
      return following && !data.complete ? FOLLOW_MS : false;
    },
  });
  if (index.isPending) {
    return <Spinner label={t`Loading...`} />;
  }
  if (index.data === null) {
    return <LogTailPanel input={input} />;
  }
  if (index.data === undefined) {
    return (
      <ErrorState
        title={t`Not Found Log.`}
        message={errorText(index.error)}
        retryLabel={t`Retry`}
        onRetry={() => void index.refetch()}
      />
    );
  }
  return index.data.size > 0 ? (
    <LogViewer
      input={input}
      index={index.data}
      problem={(index.isError ? errorText(index.error) : null) ?? null}
      link={link !== null && STORAGE_LINK.test(link) ? link : null}
      line={line}
      onLineChange={onLineChange}
      lineHref={lineHref}
      following={following}
      onFollowingChange={setFollowing}
    />
  ) : (
    <EmptyState title={t`no related log found`} description={t`Nothing was written to this stream.`} />
  );
}
