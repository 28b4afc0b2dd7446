/** Syntax error of a JSON text: its position, counted from 1, and the text found there (empty at the end of the text). */
export interface JsonSyntaxError {
  readonly line: number;
  readonly column: number;
  readonly found: string;
}

const BLANKS = /[ \t\r\n]*/uy;
const STRING = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/**
 * Position of the first syntax error of a JSON text; null if there is none. `JSON.parse` states it in a message of the
 * browser, and some browsers state none.
 */
export function findJsonError(text: string): JsonSyntaxError | null {
  const scanner = { text, at: 0, depth: 0 };
  const isValue = skipValue(scanner);
  skip(scanner, BLANKS);
  if (isValue && scanner.at === text.length) {
    return null;
  }
  const before = text.slice(0, scanner.at).split(/\r\n|\r|\n/u);
  const found = /^\S{1,20}/u.exec(text.slice(scanner.at))?.[0] ?? '';
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, found };
}

interface Scanner {
  readonly text: string;
  /** Index of the next character; the position of the error once a function has returned false. */
  at: number;
  depth: number;
}

/** Maximum depth. Deeper text is rejected: the scanner calls itself for each level, and a sheet has three. */
const MAX_DEPTH = 500;

function skip(scanner: Scanner, expression: RegExp): boolean {
  expression.lastIndex = scanner.at;
  const match = expression.exec(scanner.text);
  scanner.at += match?.[0].length ?? 0;
  return match !== null;
}

function skipMark(scanner: Scanner, mark: string): boolean {
  skip(scanner, BLANKS);
  if (scanner.text[scanner.at] !== mark) {
    return false;
  }
  scanner.at += 1;
  return true;
}

function skipValue(scanner: Scanner): boolean {
  if (skipMark(scanner, '{')) {
    return skipItems(scanner, '}', () => skipText(scanner) && skipMark(scanner, ':') && skipValue(scanner));
  }
  if (skipMark(scanner, '[')) {
    return skipItems(scanner, ']', () => skipValue(scanner));
  }
  return skip(scanner, STRING) || skip(scanner, SCALAR);
}

function skipText(scanner: Scanner): boolean {
  skip(scanner, BLANKS);
  return skip(scanner, STRING);
}

function skipItems(scanner: Scanner, end: string, skipItem: () => boolean): boolean {
  if (skipMark(scanner, end)) {
    return true;
  }
  scanner.depth += 1;
  do {
    if (scanner.depth > MAX_DEPTH || !skipItem()) return false;
  } while (skipMark(scanner, ','));
  scanner.depth -= 1;
  return skipMark(scanner, end);
}
