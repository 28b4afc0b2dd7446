// Separate entry: a supervisor of runs and a reader of a log need the line alone, without the readers of input files.

/** Problem that a program printed in its log: a code with its parameters, about a file or about the run as a whole. */
export interface PrintedProblem {
  /** Name of the file; empty for a problem of the parameters or of the run. */
  readonly file: string;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

const PROBLEM_LINE = /^PROBLEM (\{.*\})$/;

/** Reads a line `PROBLEM {"file", "code", "params"}` of a log; null for every other line. */
export function parseProblemLine(line: string): PrintedProblem | null {
  const [, json] = PROBLEM_LINE.exec(line) ?? [];
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return isPrintedProblem(value) ? value : null;
  } catch {
    return null;
  }
}

function isPrintedProblem(value: unknown): value is PrintedProblem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'file' in value &&
    typeof value.file === 'string' &&
    'code' in value &&
    typeof value.code === 'string' &&
    'params' in value &&
    typeof value.params === 'object' &&
    value.params !== null &&
    Object.values(value.params).every((param) => typeof param === 'string' || typeof param === 'number')
  );
}
