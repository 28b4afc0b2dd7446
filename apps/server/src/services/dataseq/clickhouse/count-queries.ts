import type { FacetOrder } from '../facet-page.ts';
import type { RecordCount } from '../records.ts';
import type { ClickhouseRows } from './clickhouse-client.ts';
import { unknownCondition } from './compile-condition.ts';
import { KIND, type TableField } from './table-columns.ts';
import { distinctValues, rankOf, readNumber, readValue, valueColumns } from './value-columns.ts';

/** Fields of a count. */
export interface CountedFields {
  group: TableField;
  /** Count distinct values of this field instead of records. */
  dedup: TableField | undefined;
  /** Field of numbers that are added up for each value. */
  sum: TableField | undefined;
  /** Leave out Unknown. */
  isKnown: boolean;
}

/** Query of the number of records by value, of the records of a FROM and WHERE clause. */
export function countsQuery(from: string, { group, dedup, sum, isKnown }: CountedFields): string {
  const { selected, grouped } = valueColumns(group);
  const [kind, number, text] = selected;
  const total = dedup === undefined ? 'count()' : distinctValues(dedup);
  const added = sum === undefined ? 'toFloat64(0)' : `sum(${sum.number})`;
  const unsummed = sum === undefined ? '0' : `countIf(${sum.kind} != ${KIND.number})`;
  const known = isKnown ? ` AND NOT ${unknownCondition(group)}` : '';
  return (
    `SELECT ${kind} AS value_kind, ${number} AS value_number, ${text} AS value_text, ` +
    `${total} AS total, ${added} AS added, ${unsummed} AS unsummed ` +
    `${from}${known} GROUP BY ${grouped.join(', ')} HAVING total > 0`
  );
}

/** Order of the rows of `countsQuery`, as in `pageOfCounts`: equal counts in the order of their values, and Unknown last. */
export function facetOrder(order: FacetOrder): string {
  const [key, direction] = order.split(':');
  const sign = direction === 'desc' ? 'DESC' : 'ASC';
  if (key === 'value') return valueOrder(sign);
  // A sum that is too large counts as 0.
  const first = key === 'sum' ? 'if(isFinite(added), added, toFloat64(0))' : 'total';
  return `${first} ${sign}, ${valueOrder('ASC')}`;
}

/** Rows of `countsQuery`. */
export function readCounts({ data }: ClickhouseRows, sumField: string | undefined): RecordCount[] {
  return data.map(([kind, number, text, total, added, unsummed]) => {
    const sum = readNumber(added);
    const count = { _id: readValue([kind, number, text]), total: Number(total) };
    if (sumField === undefined) return count;
    return { ...count, unsummed: Number(unsummed), ...(Number.isFinite(sum) && { sum }) };
  });
}

/** A boolean precedes an equal text. */
function valueOrder(sign: 'ASC' | 'DESC'): string {
  return [
    `value_kind = ${KIND.missing} ASC`,
    `${rankOf('value_kind')} ${sign}`,
    `value_number ${sign}`,
    `value_text ${sign}`,
    `value_kind ${sign}`,
  ].join(', ');
}
