import type { PrintedProblem } from '@omics-portal/qc-inputs/problem-line';
import type { ProblemSubject } from './program-problem-sentence';
import { useProgramProblemWords } from './use-program-problem-words';

/** Failed job, attempt, report or group of jobs, or a silent engine. */
export interface Failed {
  /** Line of its program or engine. */
  readonly error: string | null | undefined;
  readonly problem: PrintedProblem | null | undefined;
}

/** Reason of a failure for a reader. */
export interface FailureReason {
  readonly text: string;
  /** True for a sentence in the language of the reader; false for the line of the program or engine. */
  readonly isSentence: boolean;
}

/**
 * Reason of a failure or of a silence: the sentence of its code, else the line of its program or engine; null for neither.
 * `subject`: the record that failed.
 */
export function useFailureReason(
  { error, problem }: Failed,
  subject: ProblemSubject = 'job',
): FailureReason | null {
  const words = useProgramProblemWords(problem != null);
  const sentence = problem ? (words?.(problem, subject) ?? null) : null;
  if (problem && sentence !== null) {
    return { text: problem.file === '' ? sentence : `${problem.file}: ${sentence}`, isSentence: true };
  }
  return error ? { text: error, isSentence: false } : null;
}
