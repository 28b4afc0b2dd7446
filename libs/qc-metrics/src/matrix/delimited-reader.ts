/** Maximum length of a record with quoted line breaks, in characters; a longer one means an unclosed quote. */
const MAX_QUOTED_RECORD = 100_000;
/** Maximum number of comments: enough for the head of a table, bounded for a file of comments only. */
const MAX_COMMENTS = 1000;

/** Cell separator. */
export type Separator = '\t' | ',' | ';';

/** Handler of the rows of a table. */
export interface RowHandler {
  /** Called once before the first row, with trimmed names. */
  readonly onHeader: (names: readonly string[], separator: Separator) => void;
  /** Called for each row; `line` is its first line in the file, from 1. */
  readonly onRow: (cells: string[], line: number) => void;
  /**
   * Called first for each line after the header, from `from` to `end` of a text. True if the handler has read it: then it does not
   * come as cells.
   */
  readonly onPlainLine?: (text: string, from: number, end: number, line: number) => boolean;
}

/**
 * Streaming CSV/TSV parser: push chunks of any length, then call `finish`. A tab in the header line makes it TSV;
 * otherwise the separator is the more frequent of comma and semicolon. Cells may be quoted with `"`, doubled for a
 * quote inside. Skipped are a byte order mark, empty lines, rows of empty cells, which spreadsheets write after a table, and `#`
 * lines before the header; the first of the latter are returned as comments.
 */
export class DelimitedReader {
  readonly comments: string[] = [];
  readonly #handler: RowHandler;
  #separator: Separator | null = null;
  #rest = '';
  #line = 0;
  #openRecord: { text: string; line: number } | null = null;
  #quotesAreText = false;
  #started = false;

  constructor(handler: RowHandler) {
    this.#handler = handler;
  }

  /** Number of characters of the incomplete line. */
  get openLength(): number {
    return this.#rest.length;
  }

  /** Parses a chunk; its last, possibly incomplete line is buffered. */
  push(piece: string): void {
    let text = this.#rest + piece;
    if (!this.#started && text !== '') {
      this.#started = true;
      text = text.startsWith('\ufeff') ? text.slice(1) : text;
    }
    // A trailing carriage return may be the first half of CRLF.
    const held = text.endsWith('\r') ? '\r' : '';
    const whole = text.slice(0, text.length - held.length);
    const lines = whole.includes('\r') ? whole.replace(/\r\n?/g, '\n') : whole;
    let from = 0;
    for (let end = lines.indexOf('\n'); end >= 0; end = lines.indexOf('\n', from)) {
      if (this.#isReadAsPlain(lines, from, end)) {
        this.#line += 1;
      } else {
        this.#readLine(lines.slice(from, end));
      }
      from = end + 1;
    }
    this.#rest = lines.slice(from) + held;
  }

  /** Parses the last line, which may lack a line break. */
  finish(): void {
    const last = this.#rest.replace(/\r$/, '');
    this.#rest = '';
    if (last !== '') {
      this.#readLine(last);
    }
    this.#giveUpOpenRecord();
  }

  #isReadAsPlain(text: string, from: number, end: number): boolean {
    const { onPlainLine } = this.#handler;
    return (
      onPlainLine !== undefined &&
      this.#separator !== null &&
      this.#openRecord === null &&
      onPlainLine(text, from, end, this.#line + 1)
    );
  }

  #readLine(line: string): void {
    this.#line += 1;
    if (this.#separator === null) {
      this.#readPreamble(line);
      return;
    }
    const record = this.#openRecord
      ? { text: `${this.#openRecord.text}\n${line}`, line: this.#openRecord.line }
      : { text: line, line: this.#line };
    const cells = splitCells(record.text, this.#separator, this.#quotesAreText);
    if (cells) {
      this.#openRecord = null;
      this.#emit(cells, record.line);
      return;
    }
    this.#openRecord = record;
    if (record.text.length > MAX_QUOTED_RECORD) {
      this.#giveUpOpenRecord();
    }
  }

  #readPreamble(line: string): void {
    if (line.startsWith('#')) {
      if (this.comments.length < MAX_COMMENTS) {
        this.comments.push(line.slice(1).trim());
      }
    } else if (line.trim() !== '') {
      this.#separator = separatorOf(line);
      const names = splitCells(line, this.#separator, false) ?? splitCells(line, this.#separator, true) ?? [];
      this.#handler.onHeader(
        names.map((name) => name.trim()),
        this.#separator,
      );
    }
  }

  /** An unclosed quote was part of the text: parse the following lines one by one. */
  #giveUpOpenRecord(): void {
    const open = this.#openRecord;
    if (open && this.#separator !== null) {
      this.#openRecord = null;
      this.#quotesAreText = true;
      const separator = this.#separator;
      open.text.split('\n').forEach((line, index) => {
        this.#emit(splitCells(line, separator, true) ?? [], open.line + index);
      });
    }
  }

  #emit(cells: string[], line: number): void {
    if (cells.some((cell) => cell !== '')) {
      this.#handler.onRow(cells, line);
    }
  }
}

function separatorOf(header: string): Separator {
  if (header.includes('\t')) {
    return '\t';
  }
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

/** Cells of a record; null for an unclosed quoted cell. */
function splitCells(record: string, separator: Separator, quotesAreText: boolean): string[] | null {
  if (!record.includes('"')) {
    const plain = record.split(separator);
    for (let index = 0; index < plain.length; index += 1) {
      const cell = plain[index] ?? '';
      if (mayHaveSpace(cell)) {
        plain[index] = cell.trim();
      }
    }
    return plain;
  }
  const cells: string[] = [];
  let from = 0;
  while (from <= record.length) {
    const quoted = record[from] === '"' && !quotesAreText ? readQuoted(record, from, separator) : undefined;
    if (quoted === null) {
      return null;
    }
    const end = quoted?.end ?? endOfCell(record, from, separator);
    cells.push(quoted?.text ?? record.slice(from, end).trim());
    from = end + 1;
  }
  return cells;
}

/** Code of the last character that is a control or a space; beyond `~` there are others. */
const SPACE = 32;
const TILDE = 126;

/** True for a cell that begins or ends with a character that could be white space. */
function mayHaveSpace(cell: string): boolean {
  const [first, last] = [cell.charCodeAt(0), cell.charCodeAt(cell.length - 1)];
  return first <= SPACE || first > TILDE || last <= SPACE || last > TILDE;
}

function endOfCell(record: string, from: number, separator: Separator): number {
  const end = record.indexOf(separator, from);
  return end < 0 ? record.length : end;
}

/** Quoted cell; undefined when text follows its closing quote, null when that is missing. */
function readQuoted(
  record: string,
  from: number,
  separator: Separator,
): { text: string; end: number } | undefined | null {
  for (let quote = record.indexOf('"', from + 1); quote >= 0; quote = record.indexOf('"', quote + 2)) {
    const next = record[quote + 1];
    if (next !== '"') {
      return next === undefined || next === separator
        ? { text: record.slice(from + 1, quote).replaceAll('""', '"'), end: quote + 1 }
        : undefined;
    }
  }
  return null;
}
