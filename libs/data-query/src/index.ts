// Main entry: queries and everything needed to send them. Further entries: `/workbench` undo, saved queries, pasted
// lists, histograms; `/exchange` SQON and rule groups of query builders; `/code` programs to copy; `/files` manifests
// and safe names; `/schema` the JSON Schema of a query.

// Query value and its changes
export {
  clearFilters,
  DEFAULT_PER_PAGE,
  DEFAULT_TAB_FIELDS,
  DEFAULT_TABS,
  emptyQuery,
  filterCount,
  filterOf,
  groupsOf,
  QUERY_VERSION,
  setSort,
  setTab,
  withFilter,
  withGroups,
  withoutFilter,
  withoutOwnFilter,
  withSearch,
  type CategoryFilter,
  type DataQuery,
  type Filter,
  type FilterValue,
  type Filters,
  type NumberFilter,
  type QuerySearch,
  type QuerySort,
  type QueryTab,
  type TextFilter,
} from './query';
export {
  chosenValues,
  deselectValues,
  excludedValues,
  invertValues,
  selectValues,
  toggleExcluded,
  toggleValue,
} from './category-values';
export { QueryError, type QueryErrorCode } from './query-error';
export { MAX_GROUPS, normalizeFilter, normalizeQuery } from './normalize';
export { MAX_SEARCH_FIELDS, MAX_SEARCH_LENGTH, normalizeSearch, searchWords } from './text-search';
export { readPageNumber } from './page-number';
export { pageCount, setPage, setPerPage, toPageParams } from './paging';

// Query tree of the wire: construction, parsing, validation, evaluation
export {
  asClosedRange,
  compareScalars,
  isFieldName,
  isNode,
  RULE_OPERATORS,
  type ClosedRange,
  type QueryGroup,
  type QueryNode,
  type QueryRule,
  type QueryTree,
  type RuleOperator,
} from './tree';
export { toQueryTree, type NumericRange, type TreeOptions } from './to-query-tree';
export { parseQueryTree, type ParsedTree } from './parse-query-tree';
export {
  MAX_TREE_DEPTH,
  MAX_TREE_NODES,
  readQueryTree,
  type TreeProblem,
  type TreeReading,
} from './read-query-tree';
export { evaluate, readField, type DataRecord } from './evaluate';
export { isUnknown } from './unknown-value';
export { containsPattern, textOfPattern } from './text-pattern';
export { MAX_PATTERN_LENGTH, readPattern, type PatternProblem, type PatternReading } from './pattern';
export {
  ACCEPTING_STATE,
  compilePattern,
  patternClosure,
  patternStep,
  type CompiledPattern,
  type PatternPosition,
  type PatternState,
} from './match-pattern';

// URL
export type { DecodeOptions } from './decode-options';
export { tabField, type TabFieldOptions, type TabOptions } from './tabs';
export { decodeSearch, encodeSearch, encodeSearchText, type DecodedSearch } from './search-codec';
export type { SearchProblem, SearchProblemCode } from './search-problem';
export { isFilterParameter } from './filter-parameter';
export { parseSearch, stringifySearch, type SearchRecord } from './percent-coding';

// Descriptions
export { describe, describeFilter, describeGroup, describeSearch, type QueryMessages } from './describe';

// Fields and counts
export { DEFAULT_PRIORITY, defaultSelection, filterKind, searchFields, type QueryField } from './fields';
export { textFinder } from './text-finder';
export { countsWithUnknown, type ValueCount, type WireCount } from './counts';
