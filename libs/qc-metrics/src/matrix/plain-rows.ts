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
    const separator = this.#separator;
    const values = row.values;
    row.feature = '';
    row.hasNegative = false;
    let at = from;
    for (let column = 0; column < roles.length; column += 1) {
      const role = roles[column] ?? IGNORED;
      const start = at;
      let number = 0;
      let digits = 0;
      let decimals = -1;
      let code = at < end ? text.charCodeAt(at) : separator;
      while ((code >= ZERO && code <= NINE) || (code === DOT && decimals < 0)) {
        if (code === DOT) {
          decimals = 0;
        } else {
          number = number * 10 + (code - ZERO);
          digits += 1;
          decimals += decimals < 0 ? 0 : 1;
        }
        at += 1;
        code = at < end ? text.charCodeAt(at) : separator;
      }
      const isNumber = code === separator && digits > 0 && digits <= EXACT_DIGITS;
      while (code !== separator) {
        if (code === QUOTE) {
          return null;
        }
        at += 1;
        code = at < end ? text.charCodeAt(at) : separator;
      }
      if (role >= 0) {
        const value = isNumber
          ? number / (POWERS[decimals < 0 ? 0 : decimals] ?? NaN)
          : numberOf(text.slice(start, at));
        if (value === null) {
          return null;
        }
        row.hasNegative ||= value < 0;
        values[role] = value;
      } else if (role === FEATURE) {
        row.feature = text.slice(start, at).trim();
      }
      const isLast = column === roles.length - 1;
      if (isLast !== at >= end) {
        return null;
      }
      at += 1;
    }
    return row.feature === '' ? null : row;
  }
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
