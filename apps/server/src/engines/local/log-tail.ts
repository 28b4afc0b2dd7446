import { stripVTControlCharacters } from 'node:util';
import { parseProblemLine } from '@omics-portal/qc-inputs/problem-line';
import { isErrorLine, isThrownError } from '../error-lines.ts';
import {
  launchFailure,
  memoryFailure,
  silentFailure,
  type RunFailure,
  type RunProblem,
} from '../run-failure.ts';

/** End of a process; `launchError` when it could not be started. */
export interface ProcessEnd {
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  launchError?: string;
}

const MAX_LINES = 100;
const MAX_ERROR_LENGTH = 500;
const MAX_PROBLEM_LENGTH = 4000;

/** Tail of a program's log: the last lines, to explain a failure without reading the whole log. */
export class LogTail {
  private readonly lines: string[] = [];

  /** Adds one line, without colour codes. */
  add(line: string): void {
    this.lines.push(stripVTControlCharacters(line).trimEnd());
    if (this.lines.length > MAX_LINES) this.lines.shift();
  }

  text(): string {
    return this.lines.join('\n');
  }

  /**
   * Line with the reason of a failure: the error of an uncaught exception, else the last line with an error, else the last. Codes
   * for other languages are no reason.
   */
  errorLine(): string | undefined {
    const lines = this.lines.filter(
      (line) => line.trim() !== '' && !/^\s+at |^Node\.js v|^PROBLEM \{/.test(line),
    );
    const line = lines.findLast(isThrownError) ?? lines.findLast(isErrorLine) ?? lines.at(-1);
    return line?.slice(0, MAX_ERROR_LENGTH);
  }

  /** First problem that the program named by its code; null for none. One that is too long to store counts as none. */
  firstProblem(): RunProblem | null {
    for (const line of this.lines) {
      const problem = line.length > MAX_PROBLEM_LENGTH ? null : parseProblemLine(line);
      if (problem !== null) return { file: problem.file, code: problem.code, params: { ...problem.params } };
    }
    return null;
  }
}

/** Failure of a process; null after success. */
export function failureOf(end: ProcessEnd, stderr: LogTail, memoryMb: number): RunFailure | null {
  if (end.launchError !== undefined) return launchFailure(end.launchError);
  if (end.exitCode === 0) return null;
  if (stderr.text().includes('JavaScript heap out of memory')) return memoryFailure(memoryMb);
  const line = stderr.errorLine();
  return line === undefined
    ? silentFailure(end.exitCode, end.signal)
    : { line, problem: stderr.firstProblem() };
}
