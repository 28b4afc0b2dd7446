import { expect, test } from 'vitest';
import * as code from './code';
import * as exchange from './exchange';
import * as files from './files';
import * as publicApi from './index';
import * as schema from './schema';
import * as workbench from './workbench';

test('the published names are these, and no others', () => {
  expect(Object.keys(publicApi).sort()).toEqual([
    'DEFAULT_PER_PAGE',
    'DEFAULT_PRIORITY',
    'MAX_PATTERN_LENGTH',
    'MAX_TREE_DEPTH',
    'MAX_TREE_NODES',
    'QUERY_VERSION',
    'QueryError',
    'RULE_OPERATORS',
    'TAB_FIELDS',
    'asClosedRange',
    'chosenValues',
    'clearFilters',
    'compareScalars',
    'compilePattern',
    'containsPattern',
    'countsWithUnknown',
    'decodeSearch',
    'defaultSelection',
    'describe',
    'describeFilter',
    'deselectValues',
    'emptyQuery',
    'encodeSearch',
    'encodeSearchText',
    'evaluate',
    'filterCount',
    'filterKind',
    'filterOf',
    'invertValues',
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
    'searchFields',
    'selectValues',
    'setPage',
    'setPerPage',
    'setSort',
    'setTab',
    'stringifySearch',
    'textFinder',
    'textOfPattern',
    'toPageParams',
    'toQueryTree',
    'toggleValue',
    'withFilter',
    'withoutFilter',
    'withoutOwnFilter',
  ]);
  expect(Object.keys(code).sort()).toEqual(['toCode']);
  expect(Object.keys(exchange).sort()).toEqual(['fromRuleGroup', 'fromSqon', 'toRuleGroup', 'toSqon']);
  expect(Object.keys(files).sort()).toEqual([
    'MANIFEST_COLUMNS',
    'buildManifest',
    'delimitedLine',
    'delimitedText',
    'guardCell',
    'safeFileName',
    'unguardCell',
    'uniqueFileNames',
  ]);
  expect(Object.keys(schema).sort()).toEqual(['DATA_QUERY_SCHEMA', 'readQuery']);
  expect(Object.keys(workbench).sort()).toEqual([
    'MAX_NAME_LENGTH',
    'MAX_STEPS',
    'addStep',
    'binEdges',
    'histogram',
    'history',
    'matchPasted',
    'openQuery',
    'pastedCandidates',
    'readSavedQueries',
    'redo',
    'removeQuery',
    'renameQuery',
    'sameQuery',
    'saveQuery',
    'undo',
  ]);
});
