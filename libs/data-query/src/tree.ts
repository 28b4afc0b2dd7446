import { check } from './check';
import { checkList, checkObject, isObject, isText } from './check-shape';
import type { FilterValue } from './query';

/** Operators of a rule on the wire. */
export const RULE_OPERATORS = ['=', '!=', '>', '>=', '<', '<=', 'in', 'not in', 'regex'] as const;

/** Operator of a rule. */
export type RuleOperator = (typeof RULE_OPERATORS)[number];

/** Rule: a condition on one field; a list for `in` and `not in`, a single value for the others. */
export interface QueryRule {
  type: 'rule';
  query: { variable: string; operator: RuleOperator; value: FilterValue | FilterValue[] };
}

/** Group: conditions joined by and, or by or. */
export interface QueryGroup {
  type: 'group';
  operator: 'and' | 'or';
  children: QueryNode[];
}

/** Rule or group. */
export type QueryNode = QueryRule | QueryGroup;

/** Body of a search: a condition, or `{}` for everything. */
export type QueryTree = QueryNode | Record<string, never>;

/** Pattern of a field key. */
export const FIELD_NAME: RegExp = /^[A-Za-z_][A-Za-z0-9_.]{0,63}$/;

/** Whether a value is a valid field key. Dots reach into nested records. */
export function isFieldName(input: unknown): boolean {
  return isText(input) && FIELD_NAME.test(input);
}

/** Whether the tree contains a condition. */
export function isNode(tree: QueryTree): tree is QueryNode {
  checkObject(tree, '');
  return 'type' in tree;
}

/** Closed range, as `asClosedRange` finds it. */
export interface ClosedRange {
  variable: string;
  min: number;
  max: number;
}

/**
 * Closed range of a group, by the portal's convention: an `or` (or `and`) group of exactly one `>=` and one `<=` on the
 * same variable, with numbers and min <= max. Read literally, an `or` of the two would match every number, which is
 * never intended. `null` for any other group.
 */
export function asClosedRange(group: QueryGroup): ClosedRange | null {
  checkObject(group, '');
  checkList(
    group.children,
    'children',
    (child) => isObject(child) && (child['type'] !== 'rule' || isObject(child['query'])),
  );
  return rangeOf(group);
}

/** `asClosedRange` of a checked group. */
export function rangeOf(group: QueryGroup): ClosedRange | null {
  if (group.children.length !== 2) return null;
  const lower = boundOf(group, '>=');
  const upper = boundOf(group, '<=');
  if (lower === null || upper === null || lower.variable !== upper.variable) return null;
  return lower.value <= upper.value ? { variable: lower.variable, min: lower.value, max: upper.value } : null;
}

/** Order of two numbers, or of two texts by code point (the "C" collation of PostgreSQL). */
export function compareScalars(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  check(
    [left, right].every((one) => isText(one) || typeof one === 'number'),
    '',
    'Not two numbers or texts.',
  );
  return compareText(String(left), String(right));
}

function boundOf(group: QueryGroup, operator: '>=' | '<='): { variable: string; value: number } | null {
  for (const child of group.children) {
    if (child.type !== 'rule' || child.query.operator !== operator) continue;
    const { variable, value } = child.query;
    if (typeof value === 'number') return { variable, value };
  }
  return null;
}

function compareText(left: string, right: string): number {
  const a = [...left];
  const b = [...right];
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (a[index]?.codePointAt(0) ?? 0) - (b[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
