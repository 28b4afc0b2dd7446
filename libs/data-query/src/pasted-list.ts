/** What a pasted text names, and what of it is known. Each name once, in the order of the text. */
export interface PastedMatch {
  readonly matched: readonly string[];
  readonly unmatched: readonly string[];
}

const BREAKS = /[\r\n\v\f\u2028\u2029]+/;
/** What may part two names on one line; a comma or a space can also be part of a file name. */
const CELL = /[^\S\t]*"(?:[^"]|"")*"|[^\t,;，；、]+/g;
const SPACES = /\s+/;

/**
 * Every reading of a pasted text that might be a name, each once: lines whole, then their parts between tabs, commas and
 * semicolons, then between spaces. Ask the back end which of them exist, and give its answer to `matchPasted`.
 */
export function pastedCandidates(text: string): readonly string[] {
  const found = new Set<string>();
  for (const line of linesOf(text)) {
    const cells = cellsOf(line);
    for (const name of [line, ...cells, ...cells.flatMap(tokensOf)]) found.add(name);
  }
  return [...found];
}

/**
 * Tells which of the pasted ids or file names are known. The longest reading that is known wins: a line that is a name
 * with a comma or a space in it is one name; else the line is taken apart. What stays unknown is told in the parts
 * between commas, or between spaces where a neighbour is known. Matching is exact, but for space around and quotes.
 */
export function matchPasted(text: string, known: Iterable<string>): PastedMatch {
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

/** The parts of a line between tabs, commas and semicolons; what stands in quotes is one part. */
function cellsOf(line: string): readonly string[] {
  return (line.match(CELL) ?? []).map(tidy).filter(isSomething);
}

function tokensOf(cell: string): readonly string[] {
  return cell.split(SPACES).map(tidy).filter(isSomething);
}

/** Without space around, and without the quotes that a spreadsheet puts around a cell. */
function tidy(text: string): string {
  const trimmed = text.trim();
  const quoted = /^"((?:[^"]|"")*)"$/.exec(trimmed)?.[1];
  return quoted === undefined ? trimmed : quoted.replaceAll('""', '"').trim();
}

function isSomething(text: string): boolean {
  return text !== '';
}
