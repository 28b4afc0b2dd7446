import type { ReactElement } from 'react';
import type { LogProblem } from './log-problems';
import { useProgramProblemWords } from './use-program-problem-words';

/** Properties of {@link ProgramProblemList}. */
export interface ProgramProblemListProps {
  readonly title: string;
  readonly problems: readonly LogProblem[];
  /** Message of the caller about a problem; null for those of the programs, which have words here. */
  readonly ownMessage?: (problem: LogProblem) => string | null;
}

/** Problems that a program printed, in the language of the reader; nothing for codes that have no message. */
export function ProgramProblemList({
  title,
  problems,
  ownMessage = () => null,
}: ProgramProblemListProps): ReactElement | null {
  const known = problems.map((problem) => ({ problem, own: ownMessage(problem) }));
  const words = useProgramProblemWords(known.some(({ own }) => own === null));
  const shown = known.flatMap(({ problem, own }) => {
    const message = own ?? words?.(problem) ?? null;
    return message === null ? [] : [{ file: problem.file, message }];
  });
  return shown.length === 0 ? null : (
    <section aria-label={title}>
      <h3 className="mb-1 text-sm font-medium">{title}</h3>
      <ul className="mb-3 flex list-disc flex-col gap-1 ps-5 text-sm">
        {shown.map(({ file, message }, index) => (
          <li key={index} className="wrap-anywhere">
            {file === '' ? null : (
              <>
                <code>{file}</code>:{' '}
              </>
            )}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
