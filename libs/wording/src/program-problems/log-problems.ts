import { parseProblemLine, type PrintedProblem } from '@omics-portal/qc-inputs/problem-line';

/** Problems that a log names by lines `PROBLEM {"file", "code", "params"}`, and the other lines, which are for people. */
export function logProblems(log: string): {
  readonly problems: readonly PrintedProblem[];
  readonly text: string;
} {
  if (!log.includes('PROBLEM {')) {
    return { problems: [], text: log };
  }
  const lines = log.split('\n').map((line) => ({ line, problem: parseProblemLine(line) }));
  return {
    problems: lines.flatMap(({ problem }) => problem ?? []),
    text: lines
      .filter(({ problem }) => problem === null)
      .map(({ line }) => line)
      .join('\n'),
  };
}
