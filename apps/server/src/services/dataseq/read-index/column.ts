import { compareTexts } from './compare-texts.ts';
import { PackedTexts, type TextParts } from './packed-texts.ts';

/** A value that a column can hold. */
export type ColumnValue = string | number | boolean;

/** The least that holds every number of a column. */
export type Codes =
  Uint8Array<SharedArrayBuffer> | Uint16Array<SharedArrayBuffer> | Uint32Array<SharedArrayBuffer>;

/** What a column is made of. All of it is shared memory, so that threads can hand it on without a copy. */
export interface ColumnParts {
  /** By record: the place of its value. `length` of the column stands for null and missing. */
  readonly codes: Codes;
  /** How many of all records have each code. */
  readonly totals: Uint32Array<SharedArrayBuffer>;
  /** Different numbers, ascending: the first places. */
  readonly numbers: Float64Array<SharedArrayBuffer>;
  /** Then the different texts, and the booleans as the texts that they read as, ascending. */
  readonly texts: TextParts;
  /** Places of the booleans; -1 for one that no record has. */
  readonly booleans: { readonly yes: number; readonly no: number };
}

/** One field of all records: each record's value as its place in a sorted list of the different ones. */
export class Column {
  readonly codes: Codes;
  /** How many different values there are, without null. */
  readonly length: number;
  /** The place of the empty text, which is Unknown like null but can be compared like a text; `length` without one. */
  readonly empty: number;
  readonly numbers: Float64Array<SharedArrayBuffer>;
  readonly texts: PackedTexts;
  /** By place, null at the last one: how many of all records. */
  readonly totals: Uint32Array;
  readonly #booleans: ColumnParts['booleans'];

  constructor({ codes, totals, numbers, texts, booleans }: ColumnParts) {
    this.codes = codes;
    this.totals = totals;
    this.numbers = numbers;
    this.texts = new PackedTexts(texts);
    this.#booleans = booleans;
    this.length = numbers.length + this.texts.length;
    // No text comes before it.
    this.empty = this.texts.length > 0 && this.texts.at(0) === '' ? numbers.length : this.length;
  }

  /** The value at a place; places from `length` on have none. */
  valueAt(place: number): ColumnValue {
    const number = this.numbers[place];
    if (number !== undefined) return number;
    if (this.isBoolean(place)) return place === this.#booleans.yes;
    return this.texts.at(place - this.numbers.length);
  }

  isBoolean(place: number): boolean {
    return place >= 0 && (place === this.#booleans.yes || place === this.#booleans.no);
  }

  /** The place of a value; undefined when no record has it. */
  placeOf(value: ColumnValue): number | undefined {
    if (typeof value === 'boolean') {
      const place = value ? this.#booleans.yes : this.#booleans.no;
      return place === -1 ? undefined : place;
    }
    const place = typeof value === 'number' ? this.numberBound(value) : this.textBound(value);
    // A boolean may stand before the text of the same letters.
    return [place, place + 1].find((each) => each < this.length && this.valueAt(each) === value);
  }

  /** How many numbers are less than a limit. */
  numberBound(limit: number): number {
    return firstPlace(0, this.numbers.length, (place) => (this.numbers[place] ?? limit) >= limit);
  }

  /** The place of the first text or boolean that does not come before a text. */
  textBound(limit: string): number {
    const { texts, numbers, length } = this;
    return firstPlace(
      numbers.length,
      length,
      (place) => compareTexts(texts.at(place - numbers.length), limit) >= 0,
    );
  }
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
