// Separate entry: a supervisor of runs and a reader of a log need the line alone, without the readers of input files.

/** Problem that a program printed in its log: a code with its parameters, about a file or about the run as a whole. */
export interface PrintedProblem {
  /** Name of the file; empty for a problem of the parameters or of the run. */
  readonly file: string;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

const PROBLEM_LINE = /^PROBLEM (\{.*\})$/;

const NOTICE_LINE = /^\[.*\] NOTICE (\{.*\})$/;

/** Reads a line `PROBLEM {"file", "code", "params"}` of a log; null for every other line. */
export function parseProblemLine(line: string): PrintedProblem | null {
  return parseProblem(PROBLEM_LINE.exec(line)?.[1]);
}

/** Reads a line `[sentence] NOTICE {"file", "code", "params"}`, a notice of the server in a log; null for every other line. */
export function parseNoticeLine(line: string): PrintedProblem | null {
  return parseProblem(NOTICE_LINE.exec(line)?.[1]);
}

function parseProblem(json = 'null'): PrintedProblem | null {
  try {
    const value: unknown = JSON.parse(json);
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
