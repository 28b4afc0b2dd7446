import { checkObject } from './check-shape';
import { normalizeFilter } from './normalize';
import { containsPattern } from './text-pattern';
import type { CategoryFilter, DataQuery, Filter, FilterValue, NumberFilter } from './query';
import type { QueryNode, QueryRule, QueryTree, RuleOperator } from './tree';

/** Wire form of a closed range: `or` as the specification defines it, `and` for back ends that read it literally. */
export type NumericRange = 'or' | 'and';

/** Options that depend on the back end, not on the user. */
export interface TreeOptions {
  numericRange?: NumericRange;
}

/**
 * Query tree of the wire: one `in` rule per category filter, a group of `>=` and `<=` per range (one rule for a single
 * bound), one `regex` rule per text; several are joined by `and`, none is `{}`. Pure.
 * @throws QueryError `bad-shape` or `bad-value` for an invalid query.
 */
export function toQueryTree(query: Pick<DataQuery, 'filters'>, options: TreeOptions = {}): QueryTree {
  checkObject(query, '');
  checkObject(query.filters, 'filters');
  const nodes: QueryNode[] = [];
  for (const [field, given] of Object.entries(query.filters)) {
    const filter = normalizeFilter(given);
    if (filter !== null) nodes.push(toNode(field, filter, options.numericRange ?? 'or'));
  }
  const [first] = nodes;
  if (first === undefined) return {};
  return nodes.length === 1 ? first : { type: 'group', operator: 'and', children: nodes };
}

function toNode(field: string, filter: Filter, numericRange: NumericRange): QueryNode {
  switch (filter.kind) {
    case 'category':
      return rule(field, 'in', withEmptyText(filter));
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
