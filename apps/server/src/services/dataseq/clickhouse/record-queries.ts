import type { BinCounts } from '../histogram-bins.ts';
import type { FieldValue, ValueList } from '../value-lists.ts';
import type { ClickhouseRows } from './clickhouse-client.ts';
import { unknownCondition } from './compile-condition.ts';
import { quotedNumber } from './literals.ts';
import { KIND, type TableField } from './table-columns.ts';
import { rankOf, readNumber, readValue, valueColumns } from './value-columns.ts';

/** Query of the positions of one page: numbers by size, then texts, each in the direction; Unknown last; ties by position. */
export function positionsQuery(
  from: string,
  sort: { field: TableField; direction: 'asc' | 'desc' } | undefined,
  { offset, limit }: { offset: number; limit: number },
): string {
  const order = sort === undefined ? [] : orderOf(sort.field, sort.direction);
  return `SELECT position ${from} ORDER BY ${[...order, 'position'].join(', ')} LIMIT ${offset}, ${limit}`;
}

function orderOf(field: TableField, direction: 'asc' | 'desc'): string[] {
  const { kind, number, text, kinds } = field;
  const hasTexts = kinds.has(KIND.text) || kinds.has(KIND.boolean);
  return [
    rankOf(kind),
    ...(kinds.has(KIND.number) ? [`${number} ${direction}`] : []),
    ...(hasTexts ? [`${text} ${direction}`] : []),
  ];
}

/** Query of the histogram of a field: bin from 1 on, records, minimum, maximum and sum. */
export function binsQuery(from: string, { kind, number }: TableField, starts: readonly number[]): string {
  const edges = starts.map(quotedNumber).join(', ');
  return (
    `SELECT arrayCount(edge -> edge <= ${number}, [${edges}]) AS bin, count(), min(${number}), max(${number}), sum(${number}) ` +
    `${from} AND ${kind} = ${KIND.number} GROUP BY bin`
  );
}

/** Rows of `binsQuery`. */
export function readBins({ data }: ClickhouseRows, starts: readonly number[]): BinCounts {
  const totals = starts.map(() => 0);
  const spans: BinCounts['spans'] = starts.map(() => null);
  let added = 0;
  for (const [bin, total, min, max, sum] of data) {
    added += readNumber(sum);
    const index = Number(bin) - 1;
    if (index < 0) continue;
    totals[index] = Number(total);
    spans[index] = { min: readNumber(min), max: readNumber(max) };
  }
  return { totals, spans, sum: added };
}

/** Query of the first distinct known values of a field, and their number, by value of another. */
export function listsQuery(
  from: string,
  { group, listed }: { group: TableField; listed: TableField },
  most: number,
): string {
  const by = valueColumns(group);
  const each = valueColumns(listed);
  const columns = [...by.selected, ...each.selected].map((expression, index) => `${expression} AS c${index}`);
  return (
    // Tuples are compared element by element: numbers first, and a boolean before an equal text.
    `SELECT c0, c1, c2, count(), arraySlice(arraySort(groupArray(tuple(${rankOf('c3')}, toFloat64(c4), c5, c3))), 1, ${most}) ` +
    `FROM (SELECT ${columns.join(', ')} ${from} AND NOT ${unknownCondition(listed)} ` +
    `GROUP BY ${[...by.grouped, ...each.grouped].join(', ')}) GROUP BY c0, c1, c2`
  );
}

/** Rows of `listsQuery`. */
export function readLists({ data }: ClickhouseRows): ReadonlyMap<FieldValue, ValueList> {
  return new Map(
    data.map(([kind, number, text, distinct, first]) => [
      readValue([kind, number, text]),
      {
        values: (first as unknown[][]).map(([, size, word, own]) => readValue([own, size, word])),
        distinct: Number(distinct),
      },
    ]),
  );
}
