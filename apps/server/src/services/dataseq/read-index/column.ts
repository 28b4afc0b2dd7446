import { compareTexts } from './compare-texts.ts';
import { lowerBound } from './lower-bound.ts';
import { PackedTexts, type TextBuffers } from './packed-texts.ts';

/** Value of a column. */
export type ColumnValue = string | number | boolean;

/** Smallest array type that can hold the codes. */
export type Codes =
  Uint8Array<SharedArrayBuffer> | Uint16Array<SharedArrayBuffer> | Uint32Array<SharedArrayBuffer>;

/** Column data in shared memory, which threads can transfer without a copy. */
export interface ColumnBuffers {
  /** Code of each record's value; `length` of the column is the code of null and missing. */
  readonly codes: Codes;
  /** Number of records by code. */
  readonly totals: Uint32Array<SharedArrayBuffer>;
  /** Distinct numbers, ascending: the first codes. */
  readonly numbers: Float64Array<SharedArrayBuffer>;
  /** Distinct texts, and booleans as their texts, ascending: the next codes. */
  readonly texts: TextBuffers;
  /** Codes of the booleans; -1 for one without a record. */
  readonly booleans: { readonly yes: number; readonly no: number };
}

/** Dictionary-encoded column: one field of all records, with the code of each value in a sorted list of distinct values. */
export class Column {
  readonly codes: Codes;
  /** Number of distinct values, without null. */
  readonly length: number;
  /** Code of the empty text, which is Unknown like null but can be compared like a text; `length` without one. */
  readonly empty: number;
  readonly numbers: Float64Array<SharedArrayBuffer>;
  readonly texts: PackedTexts;
  /** Number of records by code, with null last. */
  readonly totals: Uint32Array;
  readonly #booleans: ColumnBuffers['booleans'];

  constructor({ codes, totals, numbers, texts, booleans }: ColumnBuffers) {
    this.codes = codes;
    this.totals = totals;
    this.numbers = numbers;
    this.texts = new PackedTexts(texts);
    this.#booleans = booleans;
    this.length = numbers.length + this.texts.length;
    // The empty text sorts first.
    this.empty = this.texts.length > 0 && this.texts.at(0) === '' ? numbers.length : this.length;
  }

  /** Value of a code; codes from `length` on have none. */
  valueAt(code: number): ColumnValue {
    const number = this.numbers[code];
    if (number !== undefined) return number;
    if (this.isBoolean(code)) return code === this.#booleans.yes;
    return this.texts.at(code - this.numbers.length);
  }

  isBoolean(code: number): boolean {
    return code >= 0 && (code === this.#booleans.yes || code === this.#booleans.no);
  }

  /** Code of a value; undefined when no record has it. */
  codeOf(value: ColumnValue): number | undefined {
    if (typeof value === 'boolean') {
      const code = value ? this.#booleans.yes : this.#booleans.no;
      return code === -1 ? undefined : code;
    }
    const code = typeof value === 'number' ? this.numberBound(value) : this.textBound(value);
    // A boolean may precede an equal text.
    return [code, code + 1].find((each) => each < this.length && this.valueAt(each) === value);
  }

  /** Code of the first number that is not below a limit. */
  numberBound(limit: number): number {
    return lowerBound(0, this.numbers.length, (code) => (this.numbers[code] ?? limit) >= limit);
  }

  /** Code of the first text or boolean that is not below a text. */
  textBound(limit: string): number {
    const { texts, numbers, length } = this;
    return lowerBound(
      numbers.length,
      length,
      (code) => compareTexts(texts.at(code - numbers.length), limit) >= 0,
    );
  }
}
