/** Problem of an input file that a tool names in its log as a code with its parameters. */
export interface LogProblem {
  readonly file: string;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

const PROBLEM = /^PROBLEM (\{.*\})$/;

/** Problems that a log names by lines `PROBLEM {"file", "code", "params"}`, and the other lines, which are for people. */
export function logProblems(log: string): {
  readonly problems: readonly LogProblem[];
  readonly text: string;
} {
  if (!log.includes('PROBLEM {')) {
    return { problems: [], text: log };
  }
  const lines = log.split('\n').map((line) => ({ line, problem: problemOf(line) }));
  return {
    problems: lines.flatMap(({ problem }) => problem ?? []),
    text: lines
      .filter(({ problem }) => problem === null)
      .map(({ line }) => line)
      .join('\n'),
  };
}

function problemOf(line: string): LogProblem | null {
  const [, json] = PROBLEM.exec(line) ?? [];
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return isProblem(value) ? value : null;
  } catch {
    return null;
  }
}

function isProblem(value: unknown): value is LogProblem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'file' in value &&
    typeof value.file === 'string' &&
    'code' in value &&
    typeof value.code === 'string' &&
    'params' in value &&
    typeof value.params === 'object' &&
    value.params !== null
  );
}
