import type { FieldValue } from '../value-lists.ts';
import { unknownCondition } from './compile-condition.ts';
import { hasOnly, KIND, type TableField } from './table-columns.ts';

/** Expressions of the value of a field: kind (Unknown is `missing`), number and text. */
export interface ValueColumns {
  /** Expressions to group by: those that differ between records. */
  readonly grouped: readonly string[];
  /** Kind, number and text, of the grouped expressions. */
  readonly selected: readonly [kind: string, number: string, text: string];
}

/** Expressions of a field. A field of texts alone is its text column, which is faster to group by. */
export function valueColumns(field: TableField): ValueColumns {
  const { kind, number, text } = field;
  if (hasOnly(field, KIND.text, KIND.empty, KIND.missing))
    return {
      grouped: [text],
      selected: [`if(${text} = '', ${KIND.missing}, ${KIND.text})`, '0', text],
    };
  const known = `if(${kind} = ${KIND.empty}, ${KIND.missing}, ${kind})`;
  return { grouped: [known, number, text], selected: [known, number, text] };
}

/** Number of distinct known values of a field. */
export function distinctValues(field: TableField): string {
  const { grouped } = valueColumns(field);
  const value = grouped.length === 1 ? String(grouped[0]) : `tuple(${grouped.join(', ')})`;
  return `uniqExactIf(${value}, NOT ${unknownCondition(field)})`;
}

/** Rank of a value: numbers, then booleans and texts, then Unknown. */
export function rankOf(kind: string): string {
  return `multiIf(${kind} = ${KIND.number}, 0, ${kind} IN (${KIND.missing}, ${KIND.empty}), 2, 1)`;
}

/** Value of a row with the columns of `selected`. */
export function readValue([kind, number, text]: readonly unknown[]): FieldValue {
  switch (kind) {
    case KIND.number:
      return readNumber(number);
    case KIND.boolean:
      return text === 'true';
    case KIND.text:
      return String(text);
    default:
      return null;
  }
}

/** Number of a result. Those beyond the range of JSON are texts. */
export function readNumber(value: unknown): number {
  if (value === 'inf') return Infinity;
  return value === '-inf' ? -Infinity : Number(value);
}
