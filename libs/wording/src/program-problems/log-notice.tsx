import { parseNoticeLine } from '@omics-portal/qc-inputs/problem-line';
import { Alert } from '@omics-portal/ui';
import type { ReactElement } from 'react';
import { useProgramProblemWords } from './use-program-problem-words';

/** Properties of {@link LogNotice}. */
export interface LogNoticeProps {
  /** End of a log: at least its last line. */
  readonly text: string;
  /** Layout classes, such as margin. */
  readonly className?: string;
}

/** Notice of the server at the end of a log, in the language of the reader; nothing for a log that ends without one. */
export function LogNotice({ text, className }: LogNoticeProps): ReactElement | null {
  const end = text.replace(/\n$/u, '');
  const notice = parseNoticeLine(end.slice(end.lastIndexOf('\n') + 1));
  const words = useProgramProblemWords(notice !== null);
  const sentence = notice === null ? null : (words?.(notice) ?? null);
  return sentence === null ? null : <Alert tone="info" title={sentence} className={className} />;
}
