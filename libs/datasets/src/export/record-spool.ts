import { isExported, type TableFormat, type TableRow } from './write-table';

/**
 * Buffer of records that become a file once all columns are known. Each batch is a blob, which browsers store on disk if it
 * is large, so that memory holds one batch at a time.
 */
export class RecordSpool {
  readonly #batches: Blob[] = [];
  readonly #columns = new Set<string>();

  add(rows: readonly TableRow[]): void {
    if (rows.length === 0) return;
    for (const row of rows) {
      for (const column of Object.keys(row)) {
        if (isExported(column)) this.#columns.add(column);
      }
    }
    this.#batches.push(new Blob([JSON.stringify(rows)]));
  }

  /** File of all records so far, with every column of any record, in the order of appearance. */
  async toFile(format: TableFormat, signal?: AbortSignal): Promise<Blob> {
    const columns = [...this.#columns];
    const blobs: Blob[] = [new Blob([format.head(columns)])];
    for (const [index, batch] of this.#batches.entries()) {
      signal?.throwIfAborted();
      const rows = JSON.parse(await batch.text()) as readonly TableRow[];
      blobs.push(new Blob([format.lines(rows, columns, index === 0)]));
    }
    return new Blob([...blobs, format.tail(this.#batches.length === 0)], { type: format.type });
  }
}
