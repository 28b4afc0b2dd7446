import { useMemo, useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LogIndex } from '@omics-portal/api';
import { type LogInput, type LogSearch } from '@omics-portal/resources';
import { Alert, Button, LogView, Switch } from '@omics-portal/ui';
import { formatFileSize, useErrorText } from '@omics-portal/wording';
import { LogEndNotice } from './log-end-notice';
import { LogErrorSteps } from './log-error-steps';
import { LogExport } from './log-export';
import { LogLineTools } from './log-line-tools';
import { LogSearchBar } from './log-search-bar';
import { useLogLines } from './use-log-lines';
import { useLogMatches } from './use-log-matches';

interface LogViewerProps {
  readonly input: LogInput;
  readonly index: LogIndex;
  /** Reason why the log could not be read further; null without a problem. */
  readonly problem: string | null;
  /** Storage link of the finished log; null while it grows, and for one that is not a file. */
  readonly link: string | null;
  /** Number of the line in the address. */
  readonly line: number | undefined;
  readonly onLineChange: (line: number) => void;
  /** Link to a line. */
  readonly lineHref: (line: number) => string;
  readonly following: boolean;
  readonly onFollowingChange: (following: boolean) => void;
}

const NO_SEARCH: LogSearch = { kind: 'text', q: '', matchCase: false };

/** Viewer of a log by its lines: search, errors, line numbers that are links, and its end while it grows. */
export function LogViewer(props: LogViewerProps) {
  const { input, index, problem, link, line, onLineChange, lineHref, following, onFollowingChange } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const [search, setSearch] = useState(NO_SEARCH);
  const [wrap, setWrap] = useState(true);
  const { marked, revealKey, endKey, jump, toEnd } = useMarkedLine(line);
  const [atEnd, setAtEnd] = useState(line === undefined);
  const { lines, error, onVisibleLinesChange } = useLogLines(input, index);
  const found = useLogMatches(input, index.version, search, search.q !== '');
  const ranges = useMemo(
    () => new Map(found.matches.map((match) => [match.line, match.ranges])),
    [found.matches],
  );
  const showsEnd = marked === undefined && atEnd;
  const goTo = (next: number) => {
    jump(next);
    onLineChange(next);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <LogSearchBar search={search} onSearchChange={setSearch} found={found} line={marked} onJump={jump} />
        <LogErrorSteps input={input} index={index} line={marked} onJump={jump} />
        <LogLineTools count={index.lines} line={marked} onGoTo={goTo} lineHref={lineHref} />
        {index.complete ? null : (
          <Switch label={t`Follow`} checked={following} onCheckedChange={onFollowingChange} />
        )}
        <Switch label={t`Wrap lines`} checked={wrap} onCheckedChange={setWrap} />
        <span className="flex-1" />
        <LogExport input={input} size={index.size} link={link} />
      </div>
      {problem === null && error === null ? null : (
        <Alert tone="warning" title={t`The log could not be read further`}>
          {problem ?? errorText(error)}
        </Alert>
      )}
      <LogEndNotice input={input} index={index} />
      <LogView
        key={endKey}
        lines={lines}
        onVisibleLinesChange={onVisibleLinesChange}
        label={input.stream === 'stderr' ? t`Standard Error` : t`Standard Output`}
        query={search.kind === 'text' && !search.matchCase ? search.q : ''}
        matchesOf={
          search.kind === 'text' && !search.matchCase ? undefined : (number) => ranges.get(number) ?? []
        }
        highlightLine={marked}
        revealKey={revealKey}
        onLineClick={goTo}
        wrap={wrap}
        follow={following}
        onAtEndChange={setAtEnd}
      />
      <div className="flex flex-wrap items-center gap-3 text-xs text-muted">
        <LogSummary index={index} />
        {showsEnd ? null : (
          <>
            {index.complete || !following ? null : (
              <span role="status">{t`Paused: new lines are below.`}</span>
            )}
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                toEnd();
                setAtEnd(true);
              }}
            >
              {t`Go to the end`}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** Marked line: that of the address, until another one is chosen. */
function useMarkedLine(line: number | undefined) {
  const [marked, setMarked] = useState(line);
  const [known, setKnown] = useState(line);
  const [revealKey, setRevealKey] = useState(0);
  const [endKey, setEndKey] = useState(0);
  if (line !== known) {
    setKnown(line);
    setMarked(line);
    setRevealKey(revealKey + 1);
  }
  const jump = (next: number) => {
    setMarked(next);
    setRevealKey((key) => key + 1);
  };
  // A view that is mounted again begins at the end and follows it.
  const toEnd = () => {
    setMarked(undefined);
    setEndKey((key) => key + 1);
  };
  return { marked, revealKey, endKey, jump, toEnd };
}

function LogSummary({ index }: { readonly index: LogIndex }) {
  const { t, i18n } = useLingui();
  const counted = i18n.number(Math.floor((index.indexed / index.size) * 100));
  return (
    <span>
      {formatFileSize(index.size)}
      {` · ${t`${plural(index.lines, { one: '# line', other: '# lines' })}`}`}
      {index.indexed < index.size ? ` · ${t`${counted} % of the log counted`}` : null}
    </span>
  );
}
