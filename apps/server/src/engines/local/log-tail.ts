import { stripVTControlCharacters } from 'node:util';
import { isErrorLine, isThrownError } from '../error-lines.ts';

/** End of a process; `launchError` when it could not be started. */
export interface ProcessEnd {
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  launchError?: string;
}

const MAX_LINES = 100;
const MAX_ERROR_LENGTH = 500;

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
}

/** Reason of a run that exceeded its memory limit. */
export function memoryReason(memoryMb: number): string {
  return `The program needed more than the ${memoryMb} MB of memory that it may use.`;
}

/** Reason of a failed process, in one line; null after success. */
export function failureOf(end: ProcessEnd, stderr: LogTail, memoryMb: number): string | null {
  if (end.launchError !== undefined) return end.launchError;
  if (end.exitCode === 0) return null;
  if (stderr.text().includes('JavaScript heap out of memory')) return memoryReason(memoryMb);
  const line = stderr.errorLine();
  if (line !== undefined) return line;
  return end.signal === null
    ? `The program ended with exit code ${end.exitCode}.`
    : `The program was ended by ${end.signal}.`;
}
