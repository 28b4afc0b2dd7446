import { readField, type DataRecord } from '@omics-portal/data-query';
import { ColumnBuilder } from './column-builder.ts';
import type { ColumnBuffers } from './column.ts';
import { TimeSlices } from './time-slices.ts';

/** Columns by field, which threads can transfer. Fields with lists or objects have none. */
export type ColumnEntries = [key: string, parts: ColumnBuffers][];

/** Plan of a column set. */
export interface ColumnSetPlan {
  keys: readonly string[];
  /** Expected number of records. */
  records: number;
}

/** Builds the columns of a collection from its documents in this thread, and yields to other work now and then. */
export class ColumnSetBuilder {
  readonly #builders: readonly { key: string; builder: ColumnBuilder }[];
  readonly #slices = new TimeSlices();

  constructor({ keys, records }: ColumnSetPlan) {
    this.#builders = keys.map((key) => ({ key, builder: new ColumnBuilder(records) }));
  }

  /** @param documents the next records, as a JSON array. */
  async add(documents: string): Promise<void> {
    const read = JSON.parse(documents) as DataRecord[];
    for (const { key, builder } of this.#builders) {
      for (const document of read) builder.add(readField(document, key));
      if (this.#slices.isOver) await this.#slices.yieldTurn();
    }
  }

  /** Completes the columns. */
  async seal(): Promise<ColumnEntries> {
    const entries: ColumnEntries = [];
    for (const { key, builder } of this.#builders) {
      const parts = await builder.seal(this.#slices);
      if (parts !== undefined) entries.push([key, parts]);
    }
    return entries;
  }
}
