import { stripVTControlCharacters } from 'node:util';
import { isErrorLine } from '../../../../engines/error-lines.ts';
import type { LinePattern, MatchRange } from '../../../../patterns/line-pattern.ts';

/** Line of a text with matches. `index` counts the lines of the text from 0. */
export interface FoundLine {
  index: number;
  ranges: MatchRange[];
}

/** Search of the lines of a text, in the order of the lines. */
export type LineFinder = (text: string) => Generator<FoundLine>;

/** Matches of one line that are returned. */
const MAX_RANGES = 10;

/** Finds lines with a text as it is. */
export function textFinder(query: string, matchCase: boolean): LineFinder {
  const fold = (text: string): string => (matchCase ? text : text.toLowerCase());
  const wanted = fold(query);
  return function* find(raw) {
    const text = withoutColours(raw);
    const folded = fold(text);
    let [index, counted] = [0, 0];
    for (let at = folded.indexOf(wanted); at !== -1;) {
      for (
        let end = folded.indexOf('\n', counted);
        end !== -1 && end < at;
        end = folded.indexOf('\n', counted)
      ) {
        index += 1;
        counted = end + 1;
      }
      const newline = folded.indexOf('\n', at);
      const end = newline === -1 ? folded.length : newline;
      // The lower case of a few letters is longer, so that its offsets are not those of the text.
      yield {
        index,
        ranges: folded.length === text.length ? rangesOf(folded.slice(counted, end), wanted) : [],
      };
      at = folded.indexOf(wanted, end);
    }
  };
}

function rangesOf(line: string, wanted: string): MatchRange[] {
  const ranges: MatchRange[] = [];
  for (let at = line.indexOf(wanted); at !== -1 && ranges.length < MAX_RANGES;) {
    ranges.push({ start: at, end: at + wanted.length });
    at = line.indexOf(wanted, at + wanted.length);
  }
  return ranges;
}

/** Finds lines with a match of a pattern; the first match of a line is returned. */
export function patternFinder(pattern: LinePattern): LineFinder {
  return function* find(raw) {
    let index = 0;
    for (const line of linesOf(withoutColours(raw))) {
      if (pattern.test(line)) {
        const range = pattern.find(line);
        yield { index, ranges: range ? [range] : [] };
      }
      index += 1;
    }
  };
}

/** Finds lines that report an error. */
export const errorFinder: LineFinder = function* find(text) {
  let index = 0;
  for (const line of linesOf(text)) {
    if (isErrorLine(line)) yield { index, ranges: [] };
    index += 1;
  }
};

function* linesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    yield text.slice(start, text[end - 1] === '\r' ? end - 1 : end);
    start = end + 1;
  }
}

function withoutColours(text: string): string {
  return text.includes('\u001B') ? stripVTControlCharacters(text) : text;
}
