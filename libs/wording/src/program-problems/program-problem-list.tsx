import type { PrintedProblem } from '@omics-portal/qc-inputs/problem-line';
import type { ReactElement } from 'react';
import type { ProblemSubject } from './program-problem-sentence';
import { useProgramProblemWords } from './use-program-problem-words';

/** Properties of {@link ProgramProblemList}. */
export interface ProgramProblemListProps {
  readonly title: string;
  readonly problems: readonly PrintedProblem[];
  /** Record whose program printed them. Default: a job. */
  readonly subject?: ProblemSubject;
}

/** Problems that a program printed, in the language of the reader; nothing for codes that have no message. */
export function ProgramProblemList({
  title,
  problems,
  subject = 'job',
}: ProgramProblemListProps): ReactElement | null {
  const words = useProgramProblemWords(problems.length > 0);
  const shown = problems.flatMap((problem) => {
    const message = words?.(problem, subject) ?? null;
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
