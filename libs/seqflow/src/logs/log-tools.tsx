import { fetchWholeLog, type LogInput, type LogText } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button, IconButton, Input, Switch, notify, saveFile } from '@omics-portal/ui';
import { useCopy, useErrorText } from '@omics-portal/wording';
import { ChevronDown, ChevronUp, Copy, Download } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';

interface LogToolsProps {
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
export function LogTools({
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
}: LogToolsProps) {
  const { t } = useLingui();
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
          {query === '' ? '' : t`${match} of ${matches}`}
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
      <LogExport input={input} log={log} />
    </div>
  );
}

function LogExport({ input, log }: Pick<LogToolsProps, 'input' | 'log'>) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const copy = useCopy();
  const download = useMutation({
    ...fetchWholeLog(datains),
    onSuccess: (text, { key, stream }) =>
      saveFile(`${key}.${stream}.log`, new Blob([text], { type: 'text/plain;charset=utf-8' })),
    onError: (error) =>
      notify({ tone: 'danger', title: t`The log could not be downloaded`, description: errorText(error) }),
  });
  return (
    <>
      <Button size="sm" variant="ghost" icon={<Copy />} onClick={() => void copy(log.text)}>
        {t`Copy`}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={<Download />}
        busy={download.isPending}
        onClick={() => download.mutate(input)}
      >
        {t`Download`}
      </Button>
    </>
  );
}
