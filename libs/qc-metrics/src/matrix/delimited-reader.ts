/** Longest record with quoted line breaks, in characters; a longer one means that a quote was never closed. */
const MAX_QUOTED_RECORD = 100_000;
/** Comments that are kept: enough for the head of a table, bounded for a file of nothing else. */
const MAX_COMMENTS = 1000;

/** Characters between the cells of a row. */
export type Separator = '\t' | ',' | ';';

/** Receives the rows of a table while it is read. */
export interface RowHandler {
  /** Called once, before the first row. Names are trimmed. */
  readonly onHeader: (names: readonly string[], separator: Separator) => void;
  /** `line` is the line of the file on which the row begins, counted from 1. */
  readonly onRow: (cells: string[], line: number) => void;
}

/**
 * Streaming CSV/TSV parser: push text in pieces of any length, then call `finish`. A tab in the header line makes it TSV;
 * otherwise the separator is the more frequent of comma and semicolon. Cells may be quoted with `"`, doubled for a quote
 * inside. A byte order mark, empty lines and `#` lines before the header are skipped; the first of the latter are kept as comments.
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

  /** Characters that wait for the end of their line. */
  get openLength(): number {
    return this.#rest.length;
  }

  /** Reads a piece of the text; its last, possibly incomplete line waits for the next piece. */
  push(piece: string): void {
    let text = this.#rest + piece;
    if (!this.#started && text !== '') {
      this.#started = true;
      text = text.startsWith('\ufeff') ? text.slice(1) : text;
    }
    // A carriage return at the end may be the first half of CRLF.
    const held = text.endsWith('\r') ? '\r' : '';
    const lines = text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n');
    let from = 0;
    for (let end = lines.indexOf('\n'); end >= 0; end = lines.indexOf('\n', from)) {
      this.#readLine(lines.slice(from, end));
      from = end + 1;
    }
    this.#rest = lines.slice(from) + held;
  }

  /** Reads the last line, which may lack its line break. */
  finish(): void {
    const last = this.#rest.replace(/\r$/, '');
    this.#rest = '';
    if (last !== '') {
      this.#readLine(last);
    }
    this.#giveUpOpenRecord();
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

  /** A quote that is never closed was part of the text: read the lines after it one by one. */
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
    if (cells.length > 1 || (cells[0] ?? '') !== '') {
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

/** Cells of a record; null when a quoted cell is not closed. */
function splitCells(record: string, separator: Separator, quotesAreText: boolean): string[] | null {
  if (!record.includes('"')) {
    return record.split(separator).map((cell) => cell.trim());
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

function endOfCell(record: string, from: number, separator: Separator): number {
  const end = record.indexOf(separator, from);
  return end < 0 ? record.length : end;
}

/** A cell in quotes; undefined when something follows its closing quote, null when that is absent. */
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
