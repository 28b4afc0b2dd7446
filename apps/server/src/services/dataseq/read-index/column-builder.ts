import type { Codes, ColumnParts, ColumnValue } from './column.ts';
import { compareTexts } from './compare-texts.ts';
import { packTexts } from './packed-texts.ts';
import { sortTexts } from './sort-texts.ts';
import type { TimeSlices } from './time-slices.ts';

/** Records between two looks at the clock. */
const STRIDE = 65_536;

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
  async seal(slices: TimeSlices): Promise<ColumnParts | undefined> {
    if (!this.#isPlain) return undefined;
    const { values, numbers } = await inOrder([...this.#known.keys()], slices);
    const places = new Uint32Array(values.length + 1);
    places[0] = values.length;
    for (const [place, value] of values.entries()) {
      places[(this.#known.get(value) ?? 0) + 1] = place;
      if (place % STRIDE === 0 && slices.isOver) await slices.giveWay();
    }
    this.#known.clear();
    const shared = new Float64Array(new SharedArrayBuffer(8 * numbers));
    for (let place = 0; place < numbers; place += 1) shared[place] = Number(values[place]);
    return {
      ...(await this.#renumbered(places, slices)),
      numbers: shared,
      texts: packTexts(values.slice(numbers).map(String)),
      booleans: { yes: values.indexOf(true, numbers), no: values.indexOf(false, numbers) },
    };
  }

  async #renumbered(places: Uint32Array, slices: TimeSlices): Promise<Pick<ColumnParts, 'codes' | 'totals'>> {
    const codes = narrow(places.length - 1, this.#length);
    const totals = new Uint32Array(new SharedArrayBuffer(4 * places.length));
    for (let record = 0; record < this.#length; record += 1) {
      const place = places[this.#codes[record] ?? 0] ?? 0;
      codes[record] = place;
      totals[place] = (totals[place] ?? 0) + 1;
      if (record % STRIDE === 0 && slices.isOver) await slices.giveWay();
    }
    return { codes, totals };
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
  if (values < 0x100) return new Uint8Array(new SharedArrayBuffer(records));
  return values < 0x10000
    ? new Uint16Array(new SharedArrayBuffer(2 * records))
    : new Uint32Array(new SharedArrayBuffer(4 * records));
}

function isColumnValue(value: unknown): value is ColumnValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
