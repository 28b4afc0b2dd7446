import { stripVTControlCharacters } from 'node:util';

/** Words without which no line reports an error. A search for them is much faster than the patterns below. */
const ERROR_WORDS =
  /error|exception|fatal|severe|critical|panic|traceback|caused by|segmentation|core dumped|out of memory|outofmemory|no space left|not found|permission denied|no such file|killed|exit|halted|\[e::/giu;

/** Error of an uncaught exception, as Node.js and Python write it in the first or the last line. */
const THROWN = /^(?:Uncaught )?\w*Error\b.*:/u;

/** Patterns of lines that report an error. */
const ERROR_PATTERNS = [
  // Levels of loggers: `[ERROR]`, `ERROR:`, `FATAL -`.
  /\b(?:ERROR|FATAL|SEVERE|CRITICAL|PANIC)\b/u,
  // `error: …` of compilers and many tools, `fatal: …` of Git.
  /(?:^|[\s:\]])(?:[Ee]rror|[Ff]atal(?: error)?)(?:\[\w+\])?:(?:\s|$)/u,
  // Exceptions: `ValueError: …`, `java.lang.RuntimeException`, and R's `Error in f(x) :`.
  /\b[\w.]*[a-z](?:Error|Exception)(?::|$|\s+at\b)|^Error in |^Error\b.*:/u,
  /^Traceback \(most recent call last\)|^Caused by: |\bpanicked at\b|^Execution halted/u,
  /\b[Ss]egmentation fault\b|\bcore dumped\b|\b[Oo]ut of memory\b|\bOutOfMemory/u,
  /\bNo space left on device\b|\bcommand not found\b|: Permission denied\b|: No such file or directory\b|^Killed$/u,
  // htslib: `[E::hts_open_format] …`.
  /\[E::/u,
  /\bexit(?:ed with)?(?: status| code)?:?\s+[1-9]\d*\b|\bexit (?:status|code)[:=]\s*[1-9]\d*\b/u,
] as const;

/** Counts and rates: `ERROR: 0`, `error: 0.1 %`. */
const COUNT = /\b(?:errors?|ERRORS?|FATAL|CRITICAL)\s*[:=]\s*\d+(?:\.\d+)?\s*%?\s*$/u;

/** True if a line reports the error of an uncaught exception. */
export function isThrownError(line: string): boolean {
  return THROWN.test(line);
}

/**
 * True if a line of a program's output reports an error, by the phrases of common tools. Colour codes are ignored. `0 errors`
 * and rates are no errors.
 */
export function isErrorLine(line: string): boolean {
  const text = line.includes('\u001B') ? stripVTControlCharacters(line) : line;
  return ERROR_PATTERNS.some((pattern) => pattern.test(text)) && !COUNT.test(text);
}

/** Offsets in a text where a line may report an error; check the line with `isErrorLine`. The caller may skip ahead. */
export function errorWords(): RegExp {
  return new RegExp(ERROR_WORDS);
}
