import {
  emptyQuery,
  isUnknown,
  MAX_SEARCH_LENGTH,
  withGroups,
  withSearch,
  type DataQuery,
  type DataRecord,
  type Filter,
  type FilterValue,
  type QuerySearch,
  type QuerySort,
} from '@omics-portal/data-query';
import fc from 'fast-check';

/** Fields of the random queries: names, words, ids that are texts or numbers, and figures. */
const CATEGORIES = [
  'file_name',
  'data_type',
  'data_format',
  'site',
  'batch',
  'sample',
  'replicate',
  'donor_id',
  'library_id',
] as const;
const NUMBERS = ['snr', 'file_size', 'coefficient_of_variation', 'read_count'] as const;

/** Values that no record has, or that resemble others: they must find nothing, and cause no error. */
const FOREIGN = [
  '',
  "'; drop table data_records; --",
  '%',
  '_',
  '.*',
  '\\',
  '[',
  '__missing__',
  '0',
  0,
  -0.5,
  true,
];

/** Random queries over existing values, unknown values, and Unknown; the same for the same seed. */
export function randomQueries(
  collection: string,
  records: readonly DataRecord[],
  { seed, count }: { readonly seed: number; readonly count: number },
): DataQuery[] {
  const filters = fc
    .subarray([...CATEGORIES, ...NUMBERS], { minLength: 1, maxLength: 3 })
    .chain((fields) =>
      fc.tuple(...fields.map((field) => fc.tuple(fc.constant(field), filterOn(field, records)))),
    )
    .map((pairs) => Object.fromEntries(pairs));
  const sort = fc.record<QuerySort>({
    field: fc.constantFrom(...CATEGORIES, ...NUMBERS),
    direction: fc.constantFrom('asc', 'desc'),
  });
  const filtered = filters.map((chosen) => ({ ...emptyQuery(collection), filters: chosen }));
  const searched = fc
    .tuple(fc.oneof(fc.constant({}), filters), textSearch(records))
    .map(([chosen, search]) => withSearch({ ...emptyQuery(collection), filters: chosen }, search));
  const grouped = fc
    .tuple(fc.oneof(fc.constant({}), filters), fc.array(filters, { minLength: 1, maxLength: 2 }))
    .map(([chosen, groups]) => withGroups({ ...emptyQuery(collection), filters: chosen }, groups));
  const conditions = fc.oneof(
    { weight: 3, arbitrary: filtered },
    { weight: 1, arbitrary: searched },
    { weight: 1, arbitrary: grouped },
  );
  const query = fc
    .tuple(conditions, fc.option(sort))
    .map(([found, order]) => ({ ...found, ...(order !== null && { sort: order }) }));
  return fc.sample(query, { seed, numRuns: count });
}

function filterOn(field: string, records: readonly DataRecord[]): fc.Arbitrary<Filter> {
  const values = [...new Set(records.map((record) => valueOf(record, field)))];
  const numbers = values.filter((value) => typeof value === 'number');
  return (NUMBERS as readonly string[]).includes(field)
    ? rangeOver(numbers)
    : fc.oneof({ weight: 2, arbitrary: someOf(values) }, { weight: 1, arbitrary: textIn(values) });
}

function valueOf(record: DataRecord, field: string): FilterValue {
  const value = record[field];
  return isUnknown(value) ? null : (value as FilterValue);
}

function someOf(values: readonly FilterValue[]): fc.Arbitrary<Filter> {
  const value = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...FOREIGN) },
  );
  return fc
    .uniqueArray(value, { minLength: 1, maxLength: 8 })
    .chain((chosen) =>
      fc.constantFrom<Filter>(
        { kind: 'category', values: chosen },
        { kind: 'category', values: chosen, exclude: true },
      ),
    );
}

/** Fields of the search box. */
const SEARCHED = ['file_name', 'file_path', 'library_id', 'donor_id'] as const;

/** Search for parts of values that exist, of one record or of several. */
function textSearch(records: readonly DataRecord[]): fc.Arbitrary<QuerySearch> {
  const values = SEARCHED.flatMap((field) => records.map((record) => valueOf(record, field)));
  const word = fc.oneof(
    { weight: 4, arbitrary: textIn(values).map((filter) => ('contains' in filter ? filter.contains : '')) },
    { weight: 1, arbitrary: fc.constantFrom(...values.map(String)) },
  );
  return fc
    .array(word, { minLength: 1, maxLength: 2 })
    .map((words) => ({ text: [...words.join(' ')].slice(0, MAX_SEARCH_LENGTH).join(''), fields: SEARCHED }));
}

/** Part of an existing text in any case, or a text with a meaning for a database. */
function textIn(values: readonly FilterValue[]): fc.Arbitrary<Filter> {
  const texts = values.filter((value) => typeof value === 'string');
  const piece = fc
    .tuple(fc.constantFrom('.', ...texts), fc.nat(20), fc.integer({ min: 1, max: 4 }), fc.boolean())
    .map(([text, from, length, isUpper]) => {
      const characters = [...text];
      const start = from % characters.length;
      const found = characters.slice(start, start + length).join('');
      return isUpper ? found.toUpperCase() : found;
    });
  const foreign = fc.constantFrom(...FOREIGN.map(String).filter((text) => text !== ''));
  return fc
    .oneof({ weight: 6, arbitrary: piece }, { weight: 1, arbitrary: foreign })
    .map((contains) => ({ kind: 'text', contains }));
}

/** Range between existing values, so that inclusive bounds matter; one bound may be open. */
function rangeOver(numbers: readonly number[]): fc.Arbitrary<Filter> {
  const bound = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...numbers) },
    { weight: 1, arbitrary: fc.constantFrom(0, -0.5, -1e9, 1e22) },
  );
  return fc
    .tuple(bound, bound, fc.constantFrom('both', 'both', 'min', 'max'))
    .map(([one, other, bounds]) => ({
      kind: 'number',
      ...(bounds !== 'max' && { min: bounds === 'min' ? one : Math.min(one, other) }),
      ...(bounds !== 'min' && { max: bounds === 'max' ? one : Math.max(one, other) }),
    }));
}
