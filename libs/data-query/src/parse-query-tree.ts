import { normalizeFilter } from './normalize';
import { textOfPattern } from './text-pattern';
import type { Filter, Filters } from './query';
import {
  asClosedRange,
  isNode,
  type QueryGroup,
  type QueryNode,
  type QueryRule,
  type QueryTree,
} from './tree';

/** Filters of a tree, with the conditions that filters cannot express. */
export interface ParsedTree {
  filters: Filters;
  /** Conditions that no filter can express (`or` across fields, `not in`, two conditions on one field ...). */
  unsupported: QueryNode[];
}

/**
 * Inverse of `toQueryTree`, for either convention of ranges. Conditions that filters cannot express are returned
 * unchanged.
 */
export function parseQueryTree(tree: QueryTree): ParsedTree {
  const filters = new Map<string, Filter>();
  const unsupported: QueryNode[] = [];
  for (const node of conditionsOf(tree)) {
    const found = node.type === 'rule' ? fromRule(node) : fromGroup(node);
    if (found === null || filters.has(found.field)) unsupported.push(node);
    else filters.set(found.field, found.filter);
  }
  return { filters: Object.fromEntries(filters), unsupported };
}

function conditionsOf(tree: QueryTree): QueryNode[] {
  if (!isNode(tree)) return [];
  const isList = tree.type === 'group' && tree.operator === 'and' && asClosedRange(tree) === null;
  return isList ? tree.children : [tree];
}

interface FieldFilter {
  field: string;
  filter: Filter;
}

function fromGroup(group: QueryGroup): FieldFilter | null {
  const range = asClosedRange(group);
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
      return Array.isArray(value) ? { kind: 'category', values: value } : null;
    case '=':
      return Array.isArray(value) ? null : { kind: 'category', values: [value] };
    case '>=':
      return typeof value === 'number' ? { kind: 'number', min: value } : null;
    case '<=':
      return typeof value === 'number' ? { kind: 'number', max: value } : null;
    case 'regex': {
      const text = typeof value === 'string' ? textOfPattern(value) : null;
      return text === null ? null : { kind: 'text', contains: text };
    }
    case '!=':
    case '>':
    case '<':
    case 'not in':
      return null;
    default:
      return operator satisfies never;
  }
}
