import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as publicApi from './index';
import { dataQuery } from './testing/arbitraries';

test('the published names are these, and no others', () => {
  expect(Object.keys(publicApi).sort()).toEqual([
    'DATA_QUERY_SCHEMA',
    'DEFAULT_PER_PAGE',
    'DEFAULT_PRIORITY',
    'MANIFEST_COLUMNS',
    'MAX_PATTERN_LENGTH',
    'MAX_TREE_DEPTH',
    'MAX_TREE_NODES',
    'QUERY_VERSION',
    'RULE_OPERATORS',
    'TAB_FIELDS',
    'asClosedRange',
    'buildManifest',
    'clearFilters',
    'compareScalars',
    'containsPattern',
    'countsWithUnknown',
    'decodeSearch',
    'defaultSelection',
    'describe',
    'describeFilter',
    'emptyQuery',
    'encodeSearch',
    'encodeSearchText',
    'evaluate',
    'filterCount',
    'filterKind',
    'filterOf',
    'isFieldName',
    'isNode',
    'isUnknown',
    'normalizeFilter',
    'normalizeQuery',
    'pageCount',
    'parseQueryTree',
    'parseSearch',
    'readField',
    'readPageNumber',
    'readPattern',
    'readQueryTree',
    'safeFileName',
    'searchFields',
    'setPage',
    'setPerPage',
    'setSort',
    'setTab',
    'stringifySearch',
    'textOfPattern',
    'toCode',
    'toPageParams',
    'toQueryTree',
    'toggleValue',
    'uniqueFileNames',
    'withFilter',
    'withoutFilter',
    'withoutOwnFilter',
  ]);
});

test('every query is valid against the published schema', () => {
  const validate = new Ajv2020({ allowUnionTypes: true }).compile(publicApi.DATA_QUERY_SCHEMA);
  fc.assert(
    fc.property(dataQuery(), (query) => {
      expect(validate(JSON.parse(JSON.stringify(query)))).toBe(true);
    }),
  );
  expect(validate({ ...publicApi.emptyQuery('quartet_genomics'), page: 0 })).toBe(false);
  expect(validate({ ...publicApi.emptyQuery('quartet_genomics'), filters: { a: { kind: 'number' } } })).toBe(
    false,
  );
});
