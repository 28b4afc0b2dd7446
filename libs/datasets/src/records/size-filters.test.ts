import { emptyQuery, withSearch } from '@omics-portal/data-query';
import { expect, test } from 'vitest';
import { sizeFilters, withTypedSize } from './size-filters';

const MB = 1024 ** 2;

test.each([
  ['> 1 MB', [{ kind: 'number', min: MB }]],
  ['>=1mb', [{ kind: 'number', min: MB }]],
  ['＞＝２　ＫＢ', [{ kind: 'number', min: 2048 }]],
  ['≥ 2 KB', [{ kind: 'number', min: 2048 }]],
  ['< 500 KB', [{ kind: 'number', max: 500 * 1024 }]],
  ['<=100', [{ kind: 'number', max: 100 }]],
  ['< 1,000 MB', [{ kind: 'number', max: 1000 * MB }]],
  [
    ' 1 MB ',
    [
      { kind: 'number', min: MB },
      { kind: 'number', max: MB },
    ],
  ],
])('"%s" means sizes of files', (text, filters) => {
  expect(sizeFilters(text)).toEqual(filters);
});

test.each(['', '>', '> D5', '100', '1 MB D5', 'D5 > 1 MB', '5 donors'])('"%s" is no size', (text) => {
  expect(sizeFilters(text)).toEqual([]);
});

test.each([
  ['> 1 MB', { file_size: { kind: 'number', min: MB } }],
  ['1 MB', null],
  ['> D5', null],
])('"%s" alone decides the filters of a query in place of its search: %j', (text, filters) => {
  const query = withSearch(emptyQuery('c'), { text: 'before', fields: ['file_name'] });
  const sized = withTypedSize(query, text);
  expect(sized && { filters: sized.filters, search: sized.search }).toEqual(
    filters && { filters, search: undefined },
  );
});
