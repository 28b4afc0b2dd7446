import { type LogInput, type LogText } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { IconButton, Input, Switch } from '@omics-portal/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { LogExport } from './log-export';

interface LogTailToolsProps {
  readonly input: LogInput;
  readonly log: LogText;
  readonly query: string;
  /** Number of lines that match. */
  readonly matches: number;
  /** Number of the highlighted match, from 1; 0 if there is none. */
  readonly match: number;
  readonly following: boolean;
  readonly wrap: boolean;
  readonly onQueryChange: (query: string) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onFollowingChange: (following: boolean) => void;
  readonly onWrapChange: (wrap: boolean) => void;
}

/** Toolbar of a log: search, follow, wrap, copy and download. */
export function LogTailTools({
  input,
  log,
  query,
  matches,
  match,
  following,
  wrap,
  onQueryChange,
  onStep,
  onFollowingChange,
  onWrapChange,
}: LogTailToolsProps) {
  const { t } = useLingui();
  // Only the loaded part is searched, and nothing is known of the rest.
  const countText = log.from > 0 ? t`${match} of ${matches} in the part shown` : t`${match} of ${matches}`;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="flex items-center gap-1">
        <Input
          type="search"
          className="w-48"
          aria-label={t`Search the log`}
          placeholder={t`Search the log`}
          value={query}
          onChange={(event) => onQueryChange(event.target.value)}
          onKeyDown={(event) => (event.key === 'Enter' ? onStep(event.shiftKey ? -1 : 1) : undefined)}
        />
        <span role="status" className="min-w-12 text-xs text-muted">
          {query === '' ? '' : countText}
        </span>
        <IconButton
          label={t`Previous match`}
          size="sm"
          variant="ghost"
          icon={<ChevronUp />}
          disabled={matches === 0}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label={t`Next match`}
          size="sm"
          variant="ghost"
          icon={<ChevronDown />}
          disabled={matches === 0}
          onClick={() => onStep(1)}
        />
      </div>
      {log.complete ? null : (
        <Switch label={t`Follow`} checked={following} onCheckedChange={onFollowingChange} />
      )}
      <Switch label={t`Wrap lines`} checked={wrap} onCheckedChange={onWrapChange} />
      <span className="flex-1" />
      <LogExport input={input} size={log.size} link={null} />
    </div>
  );
}
