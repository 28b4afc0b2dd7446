import { stripVTControlCharacters } from 'node:util';
import type { ProcessEnd } from './run-process.ts';

const KEPT_LINES = 100;
const LONGEST_ERROR = 500;

/** The last lines that a program said, to answer "why" without reading the whole log. */
export class LogTail {
  private readonly lines: string[] = [];

  /** Takes one line, without colours. */
  add(line: string): void {
    this.lines.push(stripVTControlCharacters(line).trimEnd());
    if (this.lines.length > KEPT_LINES) this.lines.shift();
  }

  text(): string {
    return this.lines.join('\n');
  }

  /** The line that says what is wrong: the error of an uncaught exception, else the last thing that was said. */
  lastWords(): string | undefined {
    const said = this.lines.filter((line) => line.trim() !== '' && !/^\s+at |^Node\.js v/.test(line));
    const thrown = said.findLast((line) => /^(?:Uncaught )?\w*Error\b.*:/.test(line));
    return (thrown ?? said.at(-1))?.slice(0, LONGEST_ERROR);
  }
}

/** Why a process did not succeed, in one line; null when it did. */
export function failureOf(end: ProcessEnd, stderr: LogTail, memoryMb: number): string | null {
  if (end.launchError !== undefined) return end.launchError;
  if (end.exitCode === 0) return null;
  if (stderr.text().includes('JavaScript heap out of memory'))
    return `The program needed more than the ${memoryMb} MB of memory that it may use.`;
  const words = stderr.lastWords();
  if (words !== undefined) return words;
  return end.signal === null
    ? `The program ended with exit code ${end.exitCode}.`
    : `The program was ended by ${end.signal}.`;
}
