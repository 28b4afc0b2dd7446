import { checkTree } from './check-tree';
import { MAX_GROUPS, normalizeFilter } from './normalize';
import { textOfPattern } from './text-pattern';
import { searchOfGroup } from './text-search';
import { type CategoryFilter, type Filter, type FilterValue, type Filters, type QuerySearch } from './query';
import { isNode, rangeOf, type QueryGroup, type QueryNode, type QueryRule, type QueryTree } from './tree';

/** Filters and search of a tree, with the conditions that they cannot express. */
export interface ParsedTree {
  filters: Filters;
  /** Groups of conditions of which a record satisfies at least one, if the tree has any. */
  anyOf?: readonly Filters[];
  /** Text search over several fields, if the tree has one. */
  search?: QuerySearch;
  /** Conditions that they cannot express (two conditions on one field, groups in groups ...). */
  unsupported: QueryNode[];
}

/**
 * Inverse of `toQueryTree`, for either convention of ranges. Conditions that filters, groups and search cannot express
 * are returned unchanged.
 * @throws QueryError for a tree that `readQueryTree` rejects.
 */
export function parseQueryTree(tree: QueryTree): ParsedTree {
  checkTree(tree);
  const filters = new Map<string, Filter>();
  const groups: Filters[] = [];
  const unsupported: QueryNode[] = [];
  let search: QuerySearch | undefined;
  for (const node of conditionsOf(tree)) {
    const joined = joinSearch(search, node);
    if (joined !== null) {
      search = joined;
      continue;
    }
    const found = conditionOf(node);
    const filter = found === null ? null : joinFilter(filters.get(found.field), found.filter);
    const group = groupOf(node);
    if (found !== null && filter !== null) filters.set(found.field, filter);
    else if (group !== null && groups.length < MAX_GROUPS) groups.push(group);
    else unsupported.push(node);
  }
  return {
    filters: Object.fromEntries(filters),
    ...(groups.length === 0 ? {} : { anyOf: groups }),
    ...(search === undefined ? {} : { search }),
    unsupported,
  };
}

function conditionOf(node: QueryNode): FieldFilter | null {
  return node.type === 'rule' ? fromRule(node) : (fromGroup(node) ?? fromExclusions(node));
}

/** Condition of exclusions on one field that are joined by `and`; null for any other group. */
function fromExclusions({ operator, children }: QueryGroup): FieldFilter | null {
  if (operator === 'or') return null;
  return children.map(conditionOf).reduce((joined, added) => {
    if (joined === null || added === null || joined.field !== added.field) return null;
    const filter = joinFilter(joined.filter, added.filter);
    return filter === null ? null : { field: joined.field, filter };
  });
}

/** Group of conditions on different fields, joined by `or`; null for any other node. */
function groupOf(node: QueryNode): Filters | null {
  if (node.type === 'rule' || node.operator === 'and' || rangeOf(node) !== null) return null;
  const found = node.children.map(conditionOf);
  const known = found.filter((condition) => condition !== null);
  const group = Object.fromEntries(known.map(({ field, filter }) => [field, filter]));
  return Object.keys(group).length === found.length ? group : null;
}

/** Filter of a field with one more condition: of conditions on one field only exclusions can be joined, else null. */
function joinFilter(filter: Filter | undefined, added: Filter): Filter | null {
  if (filter === undefined) return added;
  const areExclusions = isExclusion(filter) && isExclusion(added);
  return areExclusions ? normalizeFilter({ ...filter, values: [...filter.values, ...added.values] }) : null;
}

function isExclusion(filter: Filter): filter is CategoryFilter {
  return filter.kind === 'category' && filter.exclude === true;
}

/** Search with the word of a group; null for a node that is no word, or one over other fields. */
function joinSearch(search: QuerySearch | undefined, node: QueryNode): QuerySearch | null {
  const word = node.type === 'group' ? searchOfGroup(node) : null;
  if (word === null || search === undefined) return word;
  const areSame = String(search.fields) === String(word.fields);
  return areSame ? { ...search, text: `${search.text} ${word.text}` } : null;
}

function conditionsOf(tree: QueryTree): QueryNode[] {
  if (!isNode(tree)) return [];
  const isList = tree.type === 'group' && tree.operator === 'and' && rangeOf(tree) === null;
  return isList ? tree.children : [tree];
}

interface FieldFilter {
  field: string;
  filter: Filter;
}

function fromGroup(group: QueryGroup): FieldFilter | null {
  const range = rangeOf(group);
  if (range === null) return null;
  return { field: range.variable, filter: { kind: 'number', min: range.min, max: range.max } };
}

function fromRule(rule: QueryRule): FieldFilter | null {
  const filter = filterOfRule(rule);
  const normal = filter === null ? null : normalizeFilter(filter);
  return normal === null ? null : { field: rule.query.variable, filter: normal };
}

function filterOfRule({ query: { operator, value } }: QueryRule): Filter | null {
  switch (operator) {
    case 'in':
    case 'not in':
      return Array.isArray(value) ? categoryOf(value, operator === 'not in') : null;
    case '=':
    case '!=':
      return Array.isArray(value) ? null : categoryOf([value], operator === '!=');
    case '>=':
      return typeof value === 'number' ? { kind: 'number', min: value } : null;
    case '<=':
      return typeof value === 'number' ? { kind: 'number', max: value } : null;
    case 'regex': {
      const text = typeof value === 'string' ? textOfPattern(value) : null;
      return text === null ? null : { kind: 'text', contains: text };
    }
    case '>':
    case '<':
      return null;
    default:
      return operator satisfies never;
  }
}

function categoryOf(values: readonly FilterValue[], exclude: boolean): CategoryFilter {
  return { kind: 'category', values, ...(exclude && { exclude: true }) };
}
