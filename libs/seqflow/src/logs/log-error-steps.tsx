import { Plural, useLingui } from '@lingui/react/macro';
import type { LogIndex } from '@omics-portal/api';
import type { LogInput } from '@omics-portal/resources';
import { IconButton } from '@omics-portal/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { stepFrom, useLogMatches } from './use-log-matches';

interface LogErrorStepsProps {
  readonly input: LogInput;
  readonly index: LogIndex;
  /** Marked line, from which the next error is looked for. */
  readonly line: number | undefined;
  readonly onJump: (line: number) => void;
}

/** Number of lines that report an error, and buttons to the previous and the next one. */
export function LogErrorSteps({ input, index, line, onJump }: LogErrorStepsProps) {
  const { t } = useLingui();
  // The errors of a log that grew are listed again.
  const search = { kind: 'errors', q: String(index.errors), matchCase: false } as const;
  const { matches } = useLogMatches(input, index.version, search, index.errors > 0);
  const step = (by: 1 | -1) => {
    const match = matches[stepFrom(matches, line, by)];
    if (match) {
      onJump(match.line);
    }
  };
  return (
    <div className="flex items-center gap-1">
      <span className="text-xs text-muted">
        <Plural
          value={index.errors}
          _0="no line with an error word"
          one="# line with an error"
          other="# lines with errors"
        />
      </span>
      <IconButton
        label={t`Previous error`}
        size="sm"
        variant="ghost"
        icon={<ArrowUp />}
        disabled={matches.length === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        label={t`Next error`}
        size="sm"
        variant="ghost"
        icon={<ArrowDown />}
        disabled={matches.length === 0}
        onClick={() => step(1)}
      />
    </div>
  );
}
