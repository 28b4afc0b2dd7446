import type { Codes, ColumnBuffers, ColumnValue } from './column.ts';
import { compareTexts } from './compare-texts.ts';
import { packTexts } from './packed-texts.ts';
import { sortTexts } from './sort-texts.ts';
import type { TimeSlices } from './time-slices.ts';

/** Number of records between two checks of the clock. */
const STRIDE = 65_536;

/** Column builder: collects the values of one field, record by record. */
export class ColumnBuilder {
  #codes: Uint32Array;
  readonly #known = new Map<ColumnValue, number>();
  #length = 0;
  #isPlain = true;

  /** @param records expected number of records; there may be more. */
  constructor(records: number) {
    this.#codes = new Uint32Array(records);
  }

  add(value: unknown): void {
    if (value === null || value === undefined) this.#push(0);
    else if (isColumnValue(value)) this.#push(this.#codeOf(value) + 1);
    else this.#isPlain = false;
  }

  /** Undefined when a value is not a text, a number or a boolean: queries on this field then use SQL. */
  async seal(slices: TimeSlices): Promise<ColumnBuffers | undefined> {
    if (!this.#isPlain) return undefined;
    const { values, numbers } = await inOrder([...this.#known.keys()], slices);
    const codeByNumber = new Uint32Array(values.length + 1);
    codeByNumber[0] = values.length;
    for (const [code, value] of values.entries()) {
      codeByNumber[(this.#known.get(value) ?? 0) + 1] = code;
      if (code % STRIDE === 0 && slices.isOver) await slices.yieldTurn();
    }
    this.#known.clear();
    const shared = new Float64Array(new SharedArrayBuffer(8 * numbers));
    for (let code = 0; code < numbers; code += 1) shared[code] = Number(values[code]);
    return {
      ...(await this.#renumbered(codeByNumber, slices)),
      numbers: shared,
      texts: packTexts(values.slice(numbers).map(String)),
      booleans: { yes: values.indexOf(true, numbers), no: values.indexOf(false, numbers) },
    };
  }

  async #renumbered(
    codeByNumber: Uint32Array,
    slices: TimeSlices,
  ): Promise<Pick<ColumnBuffers, 'codes' | 'totals'>> {
    const codes = narrow(codeByNumber.length - 1, this.#length);
    const totals = new Uint32Array(new SharedArrayBuffer(4 * codeByNumber.length));
    for (let record = 0; record < this.#length; record += 1) {
      const code = codeByNumber[this.#codes[record] ?? 0] ?? 0;
      codes[record] = code;
      totals[code] = (totals[code] ?? 0) + 1;
      if (record % STRIDE === 0 && slices.isOver) await slices.yieldTurn();
    }
    return { codes, totals };
  }

  /** The number 0 is null until the column is sealed. */
  #push(code: number): void {
    if (this.#length === this.#codes.length) {
      const longer = new Uint32Array(Math.ceil(this.#length * 1.2) + 1000);
      longer.set(this.#codes);
      this.#codes = longer;
    }
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
  // Stable sort: of equal texts, the boolean stays first.
  const rest =
    booleans.length === 0
      ? texts
      : [...booleans, ...texts].sort((a, b) => compareTexts(String(a), String(b)));
  return { values: [...numbers, ...rest], numbers: numbers.length };
}

/** Codes of all records, in the smallest numbers that a number of values needs. */
export function narrow(values: number, records: number): Codes {
  if (values < 0x100) return new Uint8Array(new SharedArrayBuffer(records));
  return values < 0x10000
    ? new Uint16Array(new SharedArrayBuffer(2 * records))
    : new Uint32Array(new SharedArrayBuffer(4 * records));
}

function isColumnValue(value: unknown): value is ColumnValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
