import { aFieldSchema, aNumberField } from '@omics-portal/api-mocks';
import { describe, expect, it } from 'vitest';
import { fieldKinds } from './collection-fields';
import { FIRST_PAGE_SIZE, storedPageSize } from './page-size';
import { namesFields, readCollectionQuery, writeCollectionQuery } from './read-collection-query';

const read = (search: Record<string, unknown>, pageSize = 25) =>
  readCollectionQuery({ collection: 'example_c', search, pageSize });

describe('readCollectionQuery', () => {
  it.each<[string, Record<string, unknown>, number, [page: number, perPage: number]]>([
    ['the usual page size', {}, 25, [1, 25]],
    ['the stored page size', {}, 50, [1, 50]],
    ['the stored page size beside a filter', { 'f.site': 'S1' }, 50, [1, 50]],
    ['the page size of the address', { per_page: '20' }, 50, [1, 20]],
    ['the page size of the query for an address with a page', { page: '3' }, 50, [3, 10]],
  ])('has %s', (_, search, stored, [page, perPage]) => {
    expect(read(search, stored).query).toMatchObject({ page, perPage });
  });

  it('reports a filter of an unknown field only once the fields are known', () => {
    const search = { 'f.colour': 'red' };
    expect(read(search).problems).toEqual([]);
    const fields = [aFieldSchema()];
    const { query, problems } = readCollectionQuery({
      collection: 'example_c',
      search,
      fields,
      pageSize: 25,
    });
    expect(query.filters).toEqual({});
    expect(problems).toMatchObject([{ code: 'unknown-field', parameter: 'f.colour' }]);
  });
});

describe('writeCollectionQuery', () => {
  it.each<[Record<string, unknown>, number, Record<string, unknown>]>([
    [{ 'f.site': 'S1' }, 25, { 'f.site': 'S1' }],
    [{ per_page: '25' }, 25, {}],
    [{ per_page: '10' }, 25, { per_page: '10' }],
    [{ page: '2' }, 25, { page: '2' }],
    [{ page: '2', per_page: '50' }, 50, { page: '2', per_page: '50' }],
  ])('of %j, for a user with %i rows, is %j', (search, pageSize, written) => {
    const { query, rest } = read(search, pageSize);
    expect(writeCollectionQuery(query, rest, pageSize)).toEqual(written);
    expect(read(written, pageSize).query).toEqual(query);
  });
});

describe('namesFields', () => {
  it.each([
    [{}, false],
    [{ page: '2', tab: 'donors' }, false],
    [{ 'f.data_format': 'CSV' }, true],
    [{ sort: 'file_size:desc' }, true],
  ])('of %j is %s', (search, names) => {
    expect(namesFields(read(search).query)).toBe(names);
  });
});

describe('fieldKinds', () => {
  it('has the fields of every record, and those of the schema', () => {
    const kinds = fieldKinds([
      aFieldSchema({ key: 'synthetic', type: 'bool' }),
      aNumberField({ key: 'snr' }),
    ]);
    expect(kinds).toMatchObject({
      file_path: 'category',
      file_size: 'number',
      synthetic: 'category',
      snr: 'number',
    });
    expect(kinds).not.toHaveProperty('colour');
  });

  it('follows the schema where it has another type than usual', () => {
    expect(fieldKinds([aNumberField({ key: 'library_id' })])).toMatchObject({ library_id: 'number' });
  });
});

describe('storedPageSize', () => {
  it.each([
    ['20', 20],
    ['10000', 10_000],
    ['10001', FIRST_PAGE_SIZE],
    ['0', FIRST_PAGE_SIZE],
    ['2.5', FIRST_PAGE_SIZE],
    ['"20"', FIRST_PAGE_SIZE],
    ['{', FIRST_PAGE_SIZE],
    [null, FIRST_PAGE_SIZE],
  ])('of %j is %j', (stored, size) => {
    expect(storedPageSize({ getItem: () => stored })).toBe(size);
  });

  it('is the first one where the browser denies storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(storedPageSize({ getItem: denied })).toBe(FIRST_PAGE_SIZE);
  });
});
