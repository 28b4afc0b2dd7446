import { parse } from 'csv-parse/sync';
import fc from 'fast-check';

/** Text of a table whose first line is a plain header. */
export interface RandomTable {
  readonly text: string;
  readonly separator: string;
}

/** Options of random tables. */
interface RandomTableOptions {
  /** Line breaks that cells may have, within quotes. */
  readonly breaks?: readonly string[];
  /** Whether a cell without quotes around it may have a quote inside. */
  readonly bareQuotes?: boolean;
}

/**
 * Random tables for comparing readers: cells with separators, quotes and line breaks within quotes, quotes that are not
 * needed, empty cells, rows of different lengths, blank lines, LF and CRLF, and a last line with and without an end. Cells
 * without quotes do not begin or end with white space, which readers treat differently.
 */
export function randomTables(
  separators: readonly string[],
  { breaks = ['\n', '\r\n'], bareQuotes = true }: RandomTableOptions = {},
): fc.Arbitrary<RandomTable> {
  const content = fc
    .array(fc.constantFrom('a', '1', '中', '"', ' ', ',', ';', '\t', ...breaks), { maxLength: 5 })
    .map((pieces) => pieces.join(''));
  return fc.constantFrom(...separators).chain((separator) => {
    const cell = fc
      .tuple(content, fc.boolean())
      .map(([text, quoted]) =>
        quoted || needsQuotes(text, separator, bareQuotes) ? `"${text.replaceAll('"', '""')}"` : text,
      );
    const row = fc.array(cell, { minLength: 2, maxLength: 4 }).map((cells) => cells.join(separator));
    const blank = fc.constant('');
    return fc
      .tuple(
        fc.array(fc.oneof({ weight: 5, arbitrary: row }, { weight: 1, arbitrary: blank }), { maxLength: 6 }),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
      )
      .map(([rows, lineEnd, isEnded]) => ({
        separator,
        text: [['h1', 'h2', 'h3', 'h4'].join(separator), ...rows].join(lineEnd) + (isEnded ? lineEnd : ''),
      }));
  });
}

function needsQuotes(text: string, separator: string, bareQuotes: boolean): boolean {
  return (
    text.trim() !== text ||
    text.includes(separator) ||
    /[\r\n]/.test(text) ||
    (bareQuotes ? text.startsWith('"') : text.includes('"'))
  );
}

/** Rows of a table as csv-parse reads them, the header included. */
export function rowsByCsvParse({ text, separator }: RandomTable, skipsBlankLines: boolean): string[][] {
  return parse(text, {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: skipsBlankLines,
  });
}
