import { isShared, type TableFormat, type TableRow } from './write-table';

/**
 * Records on their way into a file, however many: each piece is laid down as a blob, which a browser keeps on disk where
 * it is large, until all columns are known. Memory holds one piece at a time.
 */
export class RecordSpool {
  readonly #pieces: Blob[] = [];
  readonly #columns = new Set<string>();

  add(rows: readonly TableRow[]): void {
    if (rows.length === 0) return;
    for (const row of rows) {
      for (const column of Object.keys(row)) {
        if (isShared(column)) this.#columns.add(column);
      }
    }
    this.#pieces.push(new Blob([JSON.stringify(rows)]));
  }

  /** All records so far as a file: every column that any record has, in the order in which they appear. */
  async toFile(format: TableFormat, signal?: AbortSignal): Promise<Blob> {
    const columns = [...this.#columns];
    const parts: Blob[] = [new Blob([format.head(columns)])];
    for (const [index, piece] of this.#pieces.entries()) {
      signal?.throwIfAborted();
      const rows = JSON.parse(await piece.text()) as readonly TableRow[];
      parts.push(new Blob([format.lines(rows, columns, index === 0)]));
    }
    return new Blob([...parts, format.tail(this.#pieces.length === 0)], { type: format.type });
  }
}
