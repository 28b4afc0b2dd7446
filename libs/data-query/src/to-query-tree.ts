import { checkQueryShape } from './check-query';
import { checkObject, checkOneOf } from './check-shape';
import { canonicalFilter, canonicalGroups } from './normalize';
import { containsPattern } from './text-pattern';
import { normalizeSearch, searchNodes } from './text-search';
import type { CategoryFilter, DataQuery, Filter, Filters, FilterValue, NumberFilter } from './query';
import type { QueryNode, QueryRule, QueryTree, RuleOperator } from './tree';

/** Wire form of a closed range: `or` as the specification defines it, `and` for back ends that read it literally. */
export type NumericRange = 'or' | 'and';

/** Options that depend on the back end, not on the user. */
export interface TreeOptions {
  numericRange?: NumericRange;
}

/**
 * Query tree of the wire: one `in` or `not in` rule per category filter, a group of `>=` and `<=` per range (one rule for a single
 * bound), one `regex` rule per text, one `or` group per group of conditions, one of the fields per word of the search; several
 * are joined by `and`, none is `{}`. Pure.
 * @throws QueryError `bad-shape` or `bad-value` for an invalid query.
 */
export function toQueryTree(
  query: Pick<DataQuery, 'filters' | 'anyOf' | 'search'>,
  options: TreeOptions = {},
): QueryTree {
  checkQueryShape(query);
  checkObject(options, 'options', ['numericRange']);
  const { numericRange = 'or' }: TreeOptions = options;
  checkOneOf(numericRange, 'options.numericRange', ['or', 'and']);
  const nodes = conditions(query.filters, numericRange);
  for (const group of canonicalGroups(query.anyOf ?? [])) {
    nodes.push(...join('or', conditions(group, numericRange)));
  }
  const search = query.search === undefined ? null : normalizeSearch(query.search);
  if (search !== null) nodes.push(...searchNodes(search));
  const [tree] = join('and', nodes);
  return tree ?? {};
}

function conditions(filters: Filters, numericRange: NumericRange): QueryNode[] {
  return Object.entries(filters).flatMap(([field, given]) => {
    const filter = canonicalFilter(given);
    return filter === null ? [] : [toNode(field, filter, numericRange)];
  });
}

/** Group of nodes; a single node needs none. */
function join(operator: 'and' | 'or', nodes: QueryNode[]): QueryNode[] {
  return nodes.length < 2 ? nodes : [{ type: 'group', operator, children: nodes }];
}

function toNode(field: string, filter: Filter, numericRange: NumericRange): QueryNode {
  switch (filter.kind) {
    case 'category':
      return rule(field, filter.exclude === true ? 'not in' : 'in', withEmptyText(filter));
    case 'number':
      return rangeNode(field, filter, numericRange);
    case 'text':
      return rule(field, 'regex', containsPattern(filter.contains));
    default:
      return filter satisfies never;
  }
}

/** Unknown means null or empty; a back end that treats only null as unknown needs the empty text too. */
function withEmptyText(filter: CategoryFilter): FilterValue[] {
  return filter.values.includes(null) ? [...filter.values, ''] : [...filter.values];
}

function rangeNode(field: string, filter: NumberFilter, numericRange: NumericRange): QueryNode {
  const lower = filter.min === undefined ? [] : [rule(field, '>=', filter.min)];
  const upper = filter.max === undefined ? [] : [rule(field, '<=', filter.max)];
  const bounds = [...lower, ...upper];
  const [only] = bounds;
  if (bounds.length === 1 && only !== undefined) return only;
  return { type: 'group', operator: numericRange, children: bounds };
}

function rule(variable: string, operator: RuleOperator, value: FilterValue | FilterValue[]): QueryRule {
  return { type: 'rule', query: { variable, operator, value } };
}
