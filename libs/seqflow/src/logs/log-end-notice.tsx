import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LogIndex } from '@omics-portal/api';
import { LOG_PAGE_LINES, logIndexQueries, type LogInput } from '@omics-portal/resources';
import { LogNotice } from '@omics-portal/wording/program-problems';
import { useSeqflow } from '../ports/seqflow-ports';

/** Lines of a log that the server writes in the stead of one that it cannot read: a path and a notice. */
const MAX_SUBSTITUTE_LINES = 2;

interface LogEndNoticeProps {
  readonly input: LogInput;
  readonly index: LogIndex;
}

/**
 * Notice of the server in the last line of a log, whichever lines are shown. The end of a log that grows has none, but for a
 * substitute.
 */
export function LogEndNotice({ input, index: { version, lines, size, complete } }: LogEndNoticeProps) {
  const { datains } = useSeqflow();
  const page = Math.floor(Math.max(0, lines - 1) / LOG_PAGE_LINES);
  const count = lines - page * LOG_PAGE_LINES;
  const { data } = useQuery({
    ...logIndexQueries(datains).page(useQueryClient(), input, { version, page, count, size }),
    enabled: count > 0 && (complete || lines <= MAX_SUBSTITUTE_LINES),
  });
  return <LogNotice text={data?.at(-1)?.text ?? ''} />;
}
