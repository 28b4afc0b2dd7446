import { emptyQuery, encodeSearch, withFilter, type DataQuery } from '@omics-portal/data-query';
import { readQuery } from '@omics-portal/data-query/schema';
import { describe, expect, it } from 'vitest';
import { toCartFile } from '../cart-store/cart-file';
import { queriesByPath } from '../cart/queries-by-path';
import { kitQuery } from './kit-query';

const href = (query: DataQuery) =>
  `https://portal.test/#/${query.collection}?${new URLSearchParams(encodeSearch(query) as Record<string, string>).toString()}`;
const describeQueries = (queries: readonly DataQuery[]) =>
  kitQuery({ sentence: 'All files', queries, href, numericRange: 'or' });
const aFile = (collection: string, path: string) => toCartFile(collection, { file_path: path })!;

describe('kitQuery', () => {
  it('has collection, sort order and version of each query, as readQuery reads them', () => {
    const query: DataQuery = {
      ...withFilter(emptyQuery('example_genomics'), 'data_format', { kind: 'category', values: ['VCF'] }),
      sort: { field: 'file_size', direction: 'desc' },
    };
    const written: unknown = JSON.parse(JSON.stringify(describeQueries([query])));
    expect(written).toMatchObject({
      sentence: 'All files',
      links: [href(query)],
      queries: [{ query: { version: 2, collection: 'example_genomics', sort: query.sort } }],
    });
    const [first] = (written as ReturnType<typeof describeQueries>).queries;
    expect(readQuery(first?.query)).toEqual(query);
  });

  it('links to the files of a cart, not to their whole collections', () => {
    const files = [
      aFile('example_b', 'minio://p/1'),
      aFile('example_a', 'minio://p/2'),
      aFile('example_b', 'minio://p/3'),
    ];
    const { links, queries } = describeQueries(queriesByPath(files));
    expect(queries.map(({ query }) => [query.collection, query.filters['file_path']])).toEqual([
      ['example_b', { kind: 'category', values: ['minio://p/1', 'minio://p/3'] }],
      ['example_a', { kind: 'category', values: ['minio://p/2'] }],
    ]);
    expect(links).toHaveLength(2);
    expect(decodeURIComponent(links[0]!)).toContain('minio://p/3');
  });

  it('links to the files of a cart of three hundred', () => {
    const files = Array.from({ length: 300 }, (_, index) =>
      aFile('example_a', `minio://portal/folder/${index}.csv`),
    );
    expect(describeQueries(queriesByPath(files)).links).toHaveLength(1);
  });

  it('has no link for a list whose address is too long, and those of the other collections', () => {
    const files = Array.from({ length: 4000 }, (_, index) =>
      aFile('example_a', `minio://portal/folder/${index}.csv`),
    );
    const { links, queries } = describeQueries(queriesByPath([...files, aFile('example_b', 'minio://p/1')]));
    expect(links.map((link) => link.split('?')[0])).toEqual(['https://portal.test/#/example_b']);
    expect(queries).toHaveLength(2);
  });
});
