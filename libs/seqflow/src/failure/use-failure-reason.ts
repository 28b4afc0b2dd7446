import type { Workflow } from '@omics-portal/api';
import { useProgramProblemWords } from '@omics-portal/wording/program-problems';

/** Failed job, attempt or group of jobs. */
export interface Failed {
  /** Line of its program or engine. */
  readonly error: Workflow['error'] | undefined;
  readonly problem: Workflow['problem'] | undefined;
}

/** Reason of a failure for a reader. */
export interface FailureReason {
  readonly text: string;
  /** True for a sentence in the language of the reader; false for the line of the program or engine. */
  readonly isSentence: boolean;
}

/** Reason of a failed job, attempt or group: the sentence of its code, else the line of its program; null for neither. */
export function useFailureReason({ error, problem }: Failed): FailureReason | null {
  const words = useProgramProblemWords(problem != null);
  const sentence = problem ? (words?.(problem) ?? null) : null;
  if (problem && sentence !== null) {
    return { text: problem.file === '' ? sentence : `${problem.file}: ${sentence}`, isSentence: true };
  }
  return error ? { text: error, isSentence: false } : null;
}
