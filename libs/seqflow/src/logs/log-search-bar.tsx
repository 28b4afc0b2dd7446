import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { readPattern, type PatternProblem } from '@omics-portal/data-query';
import type { LogSearch } from '@omics-portal/resources';
import { Button, IconButton, Input, Switch } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { stepFrom, type LogMatchList } from './use-log-matches';

/** Time after the last key until a search begins, in milliseconds. */
const TYPING_MS = 300;

interface LogSearchBarProps {
  readonly search: LogSearch;
  readonly onSearchChange: (search: LogSearch) => void;
  readonly found: LogMatchList;
  /** Marked line, from which the next match is looked for. */
  readonly line: number | undefined;
  readonly onJump: (line: number) => void;
}

/** Search of a log: a text or a pattern, its matches one after the other, and how far was searched. */
export function LogSearchBar({ search, onSearchChange, found, line, onJump }: LogSearchBarProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [draft, setDraft] = useState(search);
  const problem = usePatternProblem(draft);
  const { matches } = found;
  useEffect(() => {
    const timer = setTimeout(() => onSearchChange(problem === null ? draft : { ...draft, q: '' }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [draft, problem, onSearchChange]);
  useFirstMatch(search, found, line, onJump);
  const step = (by: 1 | -1) => {
    const match = matches[stepFrom(matches, line, by)];
    if (match) {
      onJump(match.line);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="flex items-center gap-1">
        <Input
          type="search"
          className="w-48"
          aria-label={t`Search the log`}
          placeholder={t`Search the log`}
          aria-invalid={problem !== null || undefined}
          value={draft.q}
          onChange={(event) => setDraft({ ...draft, q: event.target.value })}
          onKeyDown={(event) => (event.key === 'Enter' ? step(event.shiftKey ? -1 : 1) : undefined)}
        />
        <IconButton
          label={t`Previous match`}
          size="sm"
          variant="ghost"
          icon={<ChevronUp />}
          disabled={matches.length === 0}
          onClick={() => step(-1)}
        />
        <IconButton
          label={t`Next match`}
          size="sm"
          variant="ghost"
          icon={<ChevronDown />}
          disabled={matches.length === 0}
          onClick={() => step(1)}
        />
      </div>
      <Switch
        label={t`Pattern`}
        checked={draft.kind === 'pattern'}
        onCheckedChange={(isPattern) => setDraft({ ...draft, kind: isPattern ? 'pattern' : 'text' })}
      />
      <Switch
        label={t`Match case`}
        checked={draft.matchCase}
        onCheckedChange={(matchCase) => setDraft({ ...draft, matchCase })}
      />
      <span role="status" className="min-w-12 text-xs text-muted">
        <MatchCount found={found} line={line} active={search.q !== ''} />
      </span>
      {problem === null && found.error === null ? null : (
        <span role="alert" className="w-full text-xs text-danger-text">
          {problem ?? errorText(found.error)}
        </span>
      )}
    </div>
  );
}

/** Jumps to the first match of each new search, at or after the marked line. */
function useFirstMatch(
  search: LogSearch,
  { matches, searching }: LogMatchList,
  line: number | undefined,
  onJump: (line: number) => void,
) {
  const shown = useRef(search);
  const first = matches.find((match) => match.line >= (line ?? 0)) ?? (searching ? undefined : matches[0]);
  const target = search.q === '' ? undefined : first?.line;
  const jump = useEffectEvent(onJump);
  useEffect(() => {
    if (target !== undefined && shown.current !== search) {
      shown.current = search;
      jump(target);
    }
  }, [search, target]);
}

function MatchCount({
  found: { matches, searching, nextLine, searchOn },
  line,
  active,
}: {
  readonly found: LogMatchList;
  readonly line: number | undefined;
  readonly active: boolean;
}) {
  const { t, i18n } = useLingui();
  if (!active) {
    return null;
  }
  const position = i18n.number(matches.findIndex((match) => match.line === line) + 1);
  const total = i18n.number(matches.length);
  const searched = i18n.number(Math.max(0, (nextLine ?? 1) - 1));
  if (searching) {
    return t`${position} of ${total}, searched up to line ${searched}...`;
  }
  if (nextLine !== null) {
    return (
      <>
        {t`${position} of the first ${total}, searched up to line ${searched}`}
        <Button size="sm" variant="ghost" onClick={searchOn}>
          {t`Continue the search`}
        </Button>
      </>
    );
  }
  return matches.length === 0 ? t`No match` : t`${position} of ${total}`;
}

/** Reason to reject a pattern; null for one that can be searched, and for a text. */
function usePatternProblem({ kind, q }: LogSearch): string | null {
  const { t } = useLingui();
  const reading = kind === 'pattern' ? readPattern(q) : undefined;
  if (reading === undefined || reading.ok) {
    return null;
  }
  const problems: Readonly<Record<PatternProblem, string>> = {
    'too-long': t`The pattern is too long, or repeats too often.`,
    unsupported: t`The pattern has a part that cannot be searched: look-around, back references and lazy repetitions are not supported. To search for the character itself, put a backslash before it.`,
    'nested-quantifier': t`The pattern repeats a group that contains a repetition or an alternative, which is not supported.`,
    unbalanced: t`The pattern has a bracket without its counterpart. To search for the bracket itself, put a backslash before it.`,
  };
  return problems[reading.problem];
}
