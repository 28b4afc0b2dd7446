import { check, checkText } from './check';

/** Names in a pasted text, known and unknown. Each name once, in the order of the text. */
export interface PastedMatch {
  readonly matched: readonly string[];
  readonly unmatched: readonly string[];
}

const BREAKS = /[\r\n\v\f\u2028\u2029]+/;
/** Separators of names on one line; a comma or a space may also be part of a file name. */
const CELL = /[^\S\t]*"(?:[^"]|"")*"|[^\t,;，；、]+/g;
const SPACES = /\s+/;

/**
 * Candidate names of a pasted text, each once: whole lines, then their cells between tabs, commas and semicolons, then
 * words. Query the back end for the existing ones and pass them to `matchPasted`.
 */
export function pastedCandidates(text: string): readonly string[] {
  checkText(text, 'text');
  const found = new Set<string>();
  for (const line of linesOf(text)) {
    const cells = cellsOf(line);
    for (const name of [line, ...cells, ...cells.flatMap(tokensOf)]) found.add(name);
  }
  return [...found];
}

/**
 * Known and unknown names of a pasted text. The longest known candidate wins: a line that is a name with a comma or a
 * space is one name; otherwise it is split. Unknown names are reported as cells, or as words where a neighbouring word
 * is known. Matching is exact, except for surrounding spaces and quotes.
 */
export function matchPasted(text: string, known: Iterable<string>): PastedMatch {
  checkText(text, 'text');
  check(typeof known === 'object' && Symbol.iterator in Object(known), 'known', 'Not a list of names.');
  const names = new Set(known);
  const matched = new Set<string>();
  const unmatched = new Set<string>();
  for (const line of linesOf(text)) {
    for (const name of readingOf(line, names)) (names.has(name) ? matched : unmatched).add(name);
  }
  return { matched: [...matched], unmatched: [...unmatched] };
}

function readingOf(line: string, names: ReadonlySet<string>): readonly string[] {
  if (names.has(line)) return [line];
  return cellsOf(line).flatMap((cell) => {
    if (names.has(cell)) return [cell];
    const tokens = tokensOf(cell);
    return tokens.some((token) => names.has(token)) ? tokens : [cell];
  });
}

function linesOf(text: string): readonly string[] {
  return text.split(BREAKS).map(tidy).filter(isSomething);
}

/** Cells of a line between tabs, commas and semicolons; quoted text is one cell. */
function cellsOf(line: string): readonly string[] {
  return (line.match(CELL) ?? []).map(tidy).filter(isSomething);
}

function tokensOf(cell: string): readonly string[] {
  return cell.split(SPACES).map(tidy).filter(isSomething);
}

/** Text without surrounding spaces and spreadsheet quotes. */
function tidy(text: string): string {
  const trimmed = text.trim();
  const quoted = /^"((?:[^"]|"")*)"$/.exec(trimmed)?.[1];
  return quoted === undefined ? trimmed : quoted.replaceAll('""', '"').trim();
}

function isSomething(text: string): boolean {
  return text !== '';
}
