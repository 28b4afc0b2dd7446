import { jobLogQueries, loadEarlierLog, type LogInput, type LogText } from '@omics-portal/resources';
import { useMemo, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button, EmptyState, ErrorState, LogView, Spinner } from '@omics-portal/ui';
import { formatFileSize, useErrorText } from '@omics-portal/wording';
import { LogNotice } from '@omics-portal/wording/program-problems';
import { useSeqflow } from '../ports/seqflow-ports';
import { linesWith } from './lines-with';
import { LogTailTools } from './log-tail-tools';

/** Interval between two fetches of a log that still grows, in milliseconds. */
const FOLLOW_MS = 2000;

/**
 * Text of one log stream of a server without a line index: its end first, earlier ranges on demand, and new lines while the
 * job runs.
 */
export function LogTailPanel({ input }: { readonly input: LogInput }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const [following, setFollowing] = useState(true);
  const log = useQuery({
    ...jobLogQueries(datains).text(input),
    // A log longer than one range is complete only after several fetches, even if the job has ended.
    refetchInterval: ({ state: { data } }) =>
      following && data && (!data.complete || data.to < data.size) ? FOLLOW_MS : false,
  });
  if (log.isPending) {
    return <Spinner label={t`Loading...`} />;
  }
  if (log.isError && !log.data) {
    return (
      <ErrorState
        title={t`Not Found Log.`}
        message={errorText(log.error)}
        retryLabel={t`Retry`}
        onRetry={() => void log.refetch()}
      />
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {log.isError ? (
        <Alert tone="warning" title={t`The log could not be read further`}>
          {errorText(log.error)}
        </Alert>
      ) : null}
      {log.data.size > 0 ? (
        <LogBody input={input} log={log.data} following={following} onFollowingChange={setFollowing} />
      ) : (
        <EmptyState title={t`no related log found`} description={t`Nothing was written to this stream.`} />
      )}
    </div>
  );
}

interface LogBodyProps {
  readonly input: LogInput;
  readonly log: LogText;
  readonly following: boolean;
  readonly onFollowingChange: (following: boolean) => void;
}

function LogBody({ input, log, following, onFollowingChange }: LogBodyProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const [match, setMatch] = useState(0);
  const [wrap, setWrap] = useState(true);
  const matches = useMemo(() => linesWith(log.text, query), [log.text, query]);
  const stream = input.stream === 'stderr' ? t`Standard Error` : t`Standard Output`;
  const marked = matches.length > 0 ? matches[match % matches.length] : undefined;
  return (
    <>
      <LogTailTools
        input={input}
        log={log}
        query={query}
        matches={matches.length}
        match={matches.length > 0 ? (match % matches.length) + 1 : 0}
        following={following}
        wrap={wrap}
        onWrapChange={setWrap}
        onFollowingChange={onFollowingChange}
        onQueryChange={(next) => {
          setQuery(next);
          setMatch(0);
        }}
        onStep={(by) =>
          setMatch((at) => (matches.length > 0 ? (at + by + matches.length) % matches.length : 0))
        }
      />
      {log.from > 0 ? <EarlierPart input={input} log={log} /> : null}
      <LogNotice text={log.text} />
      <LogView
        text={log.text}
        label={stream}
        query={query}
        highlightLine={marked}
        wrap={wrap}
        follow={following}
      />
      <p className="text-xs text-muted">
        {formatFileSize(log.size)}
        {log.from > 0 ? ` · ${t`line numbers count from the part shown`}` : null}
      </p>
    </>
  );
}

function EarlierPart({ input, log }: { readonly input: LogInput; readonly log: LogText }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const earlier = useMutation(loadEarlierLog(datains));
  const left = formatFileSize(log.from);
  return (
    <Alert
      tone="info"
      title={t`The end of the log is shown; ${left} before it are not loaded.`}
      action={
        <Button size="sm" busy={earlier.isPending} onClick={() => earlier.mutate(input)}>
          {t`Load earlier lines`}
        </Button>
      }
    >
      {earlier.isError ? errorText(earlier.error) : null}
    </Alert>
  );
}
