import { readField, type DataRecord } from '@omics-portal/data-query';
import { ColumnBuilder } from './column-builder.ts';
import type { ColumnParts } from './column.ts';
import { TimeSlices } from './time-slices.ts';

/** Columns by field, as a thread can hand them on. Fields that hold lists or objects have none. */
export type ColumnEntries = [key: string, parts: ColumnParts][];

/** What the columns are made of. */
export interface ColumnSetPlan {
  keys: readonly string[];
  /** How many there will be. */
  records: number;
}

/** Makes the columns of a collection from its documents, in this thread; it gives way to others now and then. */
export class ColumnSetBuilder {
  readonly #builders: readonly { key: string; builder: ColumnBuilder }[];
  readonly #slices = new TimeSlices();

  constructor({ keys, records }: ColumnSetPlan) {
    this.#builders = keys.map((key) => ({ key, builder: new ColumnBuilder(records) }));
  }

  /** @param documents the next records, as the text of a JSON list. */
  async add(documents: string): Promise<void> {
    const read = JSON.parse(documents) as DataRecord[];
    for (const { key, builder } of this.#builders) {
      for (const document of read) builder.add(readField(document, key));
      if (this.#slices.isOver) await this.#slices.giveWay();
    }
  }

  /** Ends it. */
  async seal(): Promise<ColumnEntries> {
    const entries: ColumnEntries = [];
    for (const { key, builder } of this.#builders) {
      const parts = await builder.seal(this.#slices);
      if (parts !== undefined) entries.push([key, parts]);
    }
    return entries;
  }
}
