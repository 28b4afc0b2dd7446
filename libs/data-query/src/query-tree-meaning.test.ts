import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  evaluate,
  isUnknown,
  readField,
  searchWords,
  toQueryTree,
  type DataRecord,
  type Filter,
  type QuerySearch,
} from './index';
import { dataQuery, recordNear } from './testing/arbitraries';

test('a tree has the meaning of its query', () => {
  const counts = { true: 0, false: 0 };
  fc.assert(
    fc.property(
      dataQuery().chain((query) => fc.tuple(fc.constant(query), recordNear(query))),
      ([query, record]) => {
        const isFiltered = Object.entries(query.filters).every(([field, filter]) =>
          meets(filter, readField(record, field)),
        );
        const isInGroups = (query.anyOf ?? []).every((group) =>
          Object.entries(group).some(([field, filter]) => meets(filter, readField(record, field))),
        );
        const direct = isFiltered && isInGroups && isFoundBy(query.search, record);
        expect(evaluate(toQueryTree(query), record)).toBe(direct);
        expect(evaluate(toQueryTree(query, { numericRange: 'and' }), record)).toBe(direct);
        if (Object.keys(query.filters).length > 0) counts[`${direct}`] += 1;
      },
    ),
    { numRuns: 1000 },
  );
  expect(Math.min(counts.true, counts.false)).toBeGreaterThan(100);
});

function meets(filter: Filter, value: unknown): boolean {
  switch (filter.kind) {
    case 'category':
      return (
        filter.values.some((wanted) => (wanted === null ? isUnknown(value) : wanted === value)) !==
        (filter.exclude === true)
      );
    case 'number':
      return (
        typeof value === 'number' && value >= (filter.min ?? -Infinity) && value <= (filter.max ?? Infinity)
      );
    case 'text':
      return typeof value === 'string' && fold(value).includes(fold(filter.contains));
  }
}

function isFoundBy(search: QuerySearch | undefined, record: DataRecord): boolean {
  const { text, fields } = search ?? { text: '', fields: [] };
  const values = fields.map((field) => readField(record, field));
  return searchWords(text).every((word) =>
    values.some((value) =>
      typeof value === 'string'
        ? fold(value).includes(fold(word))
        : value === Number(word) && String(value) === word,
    ),
  );
}

function fold(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
