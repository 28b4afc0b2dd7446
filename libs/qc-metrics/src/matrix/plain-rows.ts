import { MISSING_MARKS } from './missing-marks';
import { type TableLayout } from './table-layout';

const [QUOTE, DOT, ZERO, NINE] = [34, 46, 48, 57];
/** Digits with which a whole number is exact, so that its quotient by a power of ten is the number nearest to the text. */
const EXACT_DIGITS = 15;
const POWERS = Float64Array.from({ length: EXACT_DIGITS + 1 }, (_, power) => Number(`1e${power}`));
const FEATURE = -2;
const IGNORED = -1;

/** Row of a table as its reader takes it. */
export interface PlainRow {
  readonly feature: string;
  /** Values of the libraries in the order of the sample sheet; the next row is written over them. */
  readonly values: Float64Array;
  readonly hasNegative: boolean;
}

/**
 * Parser of lines without quotes whose cells are numbers or marks for missing, as nearly all lines of a large table are. It makes
 * no text of a cell that is a plain decimal number. Other lines are for the reader that knows all forms and names what is wrong.
 */
export class PlainRows {
  readonly #separator: number;
  /** For each column: the position of its library, {@link FEATURE} or {@link IGNORED}. */
  readonly #roles: Int32Array;
  readonly #row: { feature: string; values: Float64Array; hasNegative: boolean };

  constructor(columns: number, { feature, libraries }: TableLayout, separator: string) {
    this.#separator = separator.charCodeAt(0);
    this.#roles = new Int32Array(columns).fill(IGNORED);
    this.#roles[feature] = FEATURE;
    libraries.forEach((column, position) => {
      this.#roles[column] = position;
    });
    this.#row = { feature: '', values: new Float64Array(libraries.length), hasNegative: false };
  }

  /** Row from `from` to `end` of a text; null for a line that is not plain. */
  parse(text: string, from: number, end: number): PlainRow | null {
    const row = this.#row;
    const roles = this.#roles;
    row.feature = '';
    row.hasNegative = false;
    let at = from;
    for (let column = 0; column < roles.length; column += 1) {
      const stop = endOfCell(text, at, { end, separator: this.#separator });
      const isLast = column === roles.length - 1;
      if (stop < 0 || isLast !== stop >= end || !this.#take(roles[column] ?? IGNORED, text, at, stop)) {
        return null;
      }
      at = stop + 1;
    }
    return row.feature === '' ? null : row;
  }

  /** Takes a cell into the row; false for a library's cell that is neither a number nor a mark for missing. */
  #take(role: number, text: string, start: number, stop: number): boolean {
    if (role === FEATURE) {
      this.#row.feature = text.slice(start, stop).trim();
    }
    if (role < 0) {
      return true;
    }
    const plain = plainDecimal(text, start, stop);
    const value = plain < 0 ? numberOf(text.slice(start, stop)) : plain;
    this.#row.values[role] = value ?? NaN;
    this.#row.hasNegative ||= value !== null && value < 0;
    return value !== null;
  }
}

/** End of the cell that begins at a position; -1 for a cell with a quote. */
function endOfCell(
  text: string,
  start: number,
  { end, separator }: { readonly end: number; readonly separator: number },
): number {
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === separator) {
      return at;
    }
    if (code === QUOTE) {
      return -1;
    }
  }
  return end;
}

/** Number of digits with at most one dot; -1 for any other text. */
function plainDecimal(text: string, start: number, stop: number): number {
  let number = 0;
  let dot = -1;
  for (let at = start; at < stop; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= NINE) {
      number = number * 10 + (code - ZERO);
    } else if (code === DOT && dot < 0) {
      dot = at;
    } else {
      return -1;
    }
  }
  const digits = stop - start - (dot < 0 ? 0 : 1);
  const decimals = dot < 0 ? 0 : stop - dot - 1;
  return digits > 0 && digits <= EXACT_DIGITS ? number / (POWERS[decimals] ?? NaN) : -1;
}

/** Number of a cell in any form; NaN for a missing one, null for other texts. */
function numberOf(cell: string): number | null {
  const text = cell.trim();
  if (MISSING_MARKS.has(text)) {
    return NaN;
  }
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
