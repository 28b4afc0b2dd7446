import { aFieldSchema, aNumberField } from '@omics-portal/api-mocks';
import { describe, expect, it } from 'vitest';
import { fieldKinds } from './collection-search';
import { storedPageSize } from './page-size';
import { namesFields, readCollectionQuery } from './read-collection-query';

const read = (search: Record<string, unknown>, pageSize: number | null = null) =>
  readCollectionQuery({ collection: 'example_c', search, pageSize });

describe('readCollectionQuery', () => {
  it.each<[string, Record<string, unknown>, number | null, [page: number, perPage: number]]>([
    ['the default page size', {}, null, [1, 10]],
    ['the stored page size', {}, 50, [1, 50]],
    ['the stored page size beside a filter', { 'f.site': 'S1' }, 50, [1, 50]],
    ['the page size of the address', { per_page: '20' }, 50, [1, 20]],
    ['the default page size for an address with a page', { page: '3' }, 50, [3, 10]],
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
      pageSize: null,
    });
    expect(query.filters).toEqual({});
    expect(problems).toMatchObject([{ code: 'unknown-field', parameter: 'f.colour' }]);
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
    ['10001', null],
    ['0', null],
    ['2.5', null],
    ['"20"', null],
    ['{', null],
    [null, null],
  ])('of %j is %j', (stored, size) => {
    expect(storedPageSize({ getItem: () => stored })).toBe(size);
  });

  it('is null where the browser denies storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(storedPageSize({ getItem: denied })).toBeNull();
  });
});
