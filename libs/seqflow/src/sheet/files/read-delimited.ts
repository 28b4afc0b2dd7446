import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { unguardCell } from '@omics-portal/data-query/files';
import { detectDelimiter, type Delimiter } from './delimiter';
import { SheetFileError } from './sheet-file-problem';

/** Rows of a text table. */
export interface DelimitedRows {
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: Delimiter;
}

/** First line by which Excel states the delimiter. */
const STATED = /^sep=([,;\t])\r?\n/iu;

/**
 * Reads CSV and TSV text: a file, or cells of the clipboard. Quoted cells may have line breaks; lines end with CRLF, LF or CR. The
 * apostrophe that guards a cell against formulas is removed. Throws `SheetFileError` for a quote that is never closed.
 */
export function readDelimited(text: string): DelimitedRows {
  const stated = STATED.exec(text);
  const body = stated ? text.slice(stated[0].length) : text.replace(/^\uFEFF/u, '');
  const delimiter = (stated?.[1] as Delimiter | undefined) ?? detectDelimiter(body);
  return { rows: parseRows(body, delimiter).map((row) => row.map(unguardCell)), delimiter };
}

function parseRows(text: string, delimiter: Delimiter): readonly (readonly string[])[] {
  const options = {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: false,
    relax_quotes: true,
  };
  try {
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = 'lines' in error ? error['lines'] : undefined;
    throw new SheetFileError({ kind: 'open-quote', line: typeof line === 'number' ? line : 1 });
  }
}
