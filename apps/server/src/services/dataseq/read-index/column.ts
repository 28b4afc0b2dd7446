import { compareTexts } from './compare-texts.ts';
import { sortTexts } from './sort-texts.ts';
import type { TimeSlices } from './time-slices.ts';

/** A value that a column can hold. */
export type ColumnValue = string | number | boolean;

type Codes = Uint8Array | Uint16Array | Uint32Array;

/** One field of all records: each record's value as its place in a sorted list of the different ones. */
export interface Column {
  /** By record. `values.length` stands for null and missing. */
  readonly codes: Codes;
  /** Different values: numbers by size, then texts and booleans by their text. */
  readonly values: readonly ColumnValue[];
  /** How many of `values` are numbers. */
  readonly numbers: number;
  /** The place of the empty text, which is Unknown like null but can be compared like a text; `values.length` without one. */
  readonly empty: number;
}

/** Takes the values of one field, record by record, and makes a column of them. */
export class ColumnBuilder {
  readonly #codes: Uint32Array;
  readonly #known = new Map<ColumnValue, number>();
  #length = 0;
  #isPlain = true;

  constructor(records: number) {
    this.#codes = new Uint32Array(records);
  }

  add(value: unknown): void {
    if (value === null || value === undefined) this.#push(0);
    else if (isColumnValue(value)) this.#push(this.#codeOf(value) + 1);
    else this.#isPlain = false;
  }

  /** Undefined when a record holds something else than a text, a number or a boolean: SQL then answers for this field. */
  async seal(slices: TimeSlices): Promise<Column | undefined> {
    if (!this.#isPlain) return undefined;
    const { values, numbers } = await inOrder([...this.#known.keys()], slices);
    const places = new Uint32Array(values.length + 1);
    places[0] = values.length;
    for (const [place, value] of values.entries()) {
      places[(this.#known.get(value) ?? 0) + 1] = place;
      if (place % 4096 === 0 && slices.isOver) await slices.giveWay();
    }
    const codes = narrow(values.length, this.#length);
    for (let record = 0; record < this.#length; record += 1) {
      codes[record] = places[this.#codes[record] ?? 0] ?? 0;
      if (record % 65536 === 0 && slices.isOver) await slices.giveWay();
    }
    // No text comes before it.
    const empty = values[numbers] === '' ? numbers : values.length;
    return { codes, values, numbers, empty };
  }

  /** The number 0 stands for null until the column is sealed. */
  #push(code: number): void {
    this.#codes[this.#length] = code;
    this.#length += 1;
  }

  #codeOf(value: ColumnValue): number {
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    this.#known.set(value, this.#known.size);
    return this.#known.size - 1;
  }
}

/** The place of a value in the list of a column; undefined when no record has it. */
export function placeOf(column: Column, value: ColumnValue): number | undefined {
  if (typeof value === 'boolean') {
    const place = column.values.indexOf(value, column.numbers);
    return place === -1 ? undefined : place;
  }
  const place = typeof value === 'number' ? numberBound(column, value) : textBound(column, value);
  // A boolean may stand before the text of the same letters.
  const exact = [place, place + 1].find((each) => column.values[each] === value);
  return exact;
}

/** How many numbers of the column are less than a limit. */
export function numberBound({ values, numbers }: Column, limit: number): number {
  return firstPlace(0, numbers, (place) => Number(values[place]) >= limit);
}

/** The place of the first text or boolean that does not come before a text. */
export function textBound({ values, numbers }: Column, limit: string): number {
  return firstPlace(numbers, values.length, (place) => compareTexts(String(values[place]), limit) >= 0);
}

function firstPlace(from: number, to: number, holds: (place: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

async function inOrder(
  known: readonly ColumnValue[],
  slices: TimeSlices,
): Promise<{ values: ColumnValue[]; numbers: number }> {
  const numbers = Float64Array.from(known.filter((value) => typeof value === 'number')).sort();
  const texts = await sortTexts(
    known.filter((value) => typeof value === 'string'),
    slices,
  );
  const booleans = known.filter((value) => typeof value === 'boolean').sort();
  // Stable: where the texts are the same, the boolean stays first.
  const rest =
    booleans.length === 0
      ? texts
      : [...booleans, ...texts].sort((a, b) => compareTexts(String(a), String(b)));
  return { values: [...numbers, ...rest], numbers: numbers.length };
}

function narrow(values: number, records: number): Codes {
  if (values < 0x100) return new Uint8Array(records);
  return values < 0x10000 ? new Uint16Array(records) : new Uint32Array(records);
}

function isColumnValue(value: unknown): value is ColumnValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
