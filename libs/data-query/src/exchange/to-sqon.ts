import { checkOneOf } from '../check-shape';
import { checkTree } from '../check-tree';
import { isUnknown } from '../unknown-value';
import type { FilterValue } from '../query';
import { QueryError } from '../query-error';
import { isNode, rangeOf, type QueryGroup, type QueryNode, type QueryRule, type QueryTree } from '../tree';
import { anchoredTextOf, wildcardOf } from './wildcard';

/** Start of a value that refers to a list saved in another portal, in any case, which only that portal can resolve. */
const SAVED_SET = /^\s*set_id:/i;

/** @throws QueryError `cannot-say` for a value that is or contains a reference to a saved set. */
export function refuseSavedSets(value: unknown, path: string): void {
  const isSet = (one: unknown): boolean =>
    Array.isArray(one) ? one.some(isSet) : typeof one === 'string' && SAVED_SET.test(one);
  if (isSet(value)) throw new QueryError('cannot-say', path, 'A saved set is known to its own portal only.');
}

/** SQON dialect: Overture (Arranger 3 and later, `fieldName`) or GDC (`field`). */
export type SqonDialect = 'overture' | 'gdc';

/** SQON node. */
export interface SqonNode {
  op: string;
  content: SqonNode[] | SqonCondition;
}

/** SQON condition on a field. */
export interface SqonCondition {
  field?: string;
  fieldName?: string;
  fieldNames?: string[];
  value: unknown;
}

/** Arranger's name of a missing value. */
export const MISSING = '__missing__';

/**
 * SQON of a query tree in either dialect; its root is always a list. Unknown is `__missing__` for Overture and `is
 * missing` for the GDC; a text is a wildcard `filter` for Overture.
 * @throws QueryError `cannot-say`: a text for the GDC, a pattern that is not a plain text, the text `__missing__`, a
 * text that starts with `set_id:`. Another code for a tree that `readQueryTree` rejects.
 */
export function toSqon(tree: QueryTree, dialect: SqonDialect = 'overture'): SqonNode {
  checkTree(tree);
  checkOneOf(dialect, 'dialect', ['overture', 'gdc']);
  if (!isNode(tree)) return { op: 'and', content: [] };
  const writer = dialect === 'overture' ? OVERTURE : GDC;
  const nodes = nodesOf(tree, 'and', writer, '');
  const [only] = nodes;
  const isTop = nodes.length === 1 && only !== undefined && Array.isArray(only.content);
  return isTop ? only : { op: 'and', content: nodes };
}

interface Writer {
  readonly condition: (op: string, field: string, value: unknown) => SqonNode;
  readonly among: (field: string, values: readonly FilterValue[], path: string) => SqonNode;
  readonly notAmong: (field: string, values: readonly FilterValue[], path: string) => SqonNode;
  readonly text: (field: string, pattern: string, path: string) => SqonNode;
}

const overtureCondition: Writer['condition'] = (op, fieldName, value) => ({
  op,
  content: { fieldName, value },
});
const gdcCondition: Writer['condition'] = (op, field, value) => ({ op, content: { field, value } });

const OVERTURE: Writer = {
  condition: overtureCondition,
  among: (field, values, path) => overtureCondition('in', field, withMissing(values, path)),
  notAmong: (field, values, path) => overtureCondition('not-in', field, withMissing(values, path)),
  text: (fieldName, pattern, path) => {
    const anchored = anchoredTextOf(pattern);
    if (anchored === null) throw new QueryError('cannot-say', path, 'A pattern that is more than a text.');
    const wildcard = wildcardOf(anchored);
    refuseSavedSets(wildcard, path);
    return { op: 'filter', content: { fieldNames: [fieldName], value: wildcard } };
  },
};

const GDC: Writer = {
  condition: gdcCondition,
  among: (field, values) =>
    splitMissing('or', gdcCondition('is', field, 'missing'), values, (known) =>
      gdcCondition('in', field, known),
    ),
  notAmong: (field, values) =>
    splitMissing('and', gdcCondition('not', field, 'missing'), values, (known) =>
      gdcCondition('exclude', field, known),
    ),
  text: (_field, _pattern, path) => {
    throw new QueryError('cannot-say', path, 'The GDC has no search inside of a text.');
  },
};

function nodesOf(node: QueryNode, inside: 'and' | 'or', writer: Writer, path: string): SqonNode[] {
  if (node.type === 'rule') return [ruleNode(node, writer, path)];
  const range = rangeOf(node);
  const operator = range === null ? node.operator : 'and';
  const content =
    range === null
      ? childNodes(node, writer, path)
      : [
          writer.condition('>=', range.variable, range.min),
          writer.condition('<=', range.variable, range.max),
        ];
  return operator === inside && range !== null ? content : [{ op: operator, content }];
}

function childNodes(group: QueryGroup, writer: Writer, path: string): SqonNode[] {
  return group.children.flatMap((child, at) =>
    nodesOf(child, group.operator, writer, `${path}children[${at}].`),
  );
}

function ruleNode(
  { query: { variable, operator, value } }: QueryRule,
  writer: Writer,
  path: string,
): SqonNode {
  const values = Array.isArray(value) ? value : [value];
  if (operator !== 'regex') refuseSavedSets(value, path);
  switch (operator) {
    case '=':
    case 'in':
      return writer.among(variable, values, path);
    case '!=':
    case 'not in':
      return writer.notAmong(variable, values, path);
    case 'regex':
      return writer.text(variable, String(value), path);
    case '>':
    case '>=':
    case '<':
    case '<=':
      return writer.condition(operator, variable, value);
    default:
      return operator satisfies never;
  }
}

function withMissing(values: readonly FilterValue[], path: string): FilterValue[] {
  if (values.includes(MISSING))
    throw new QueryError('cannot-say', path, `The text "${MISSING}" means Unknown there.`);
  return [...new Set(values.map((value) => (isUnknown(value) ? MISSING : value)))];
}

function splitMissing(
  op: 'and' | 'or',
  missing: SqonNode,
  values: readonly FilterValue[],
  condition: (known: readonly FilterValue[]) => SqonNode,
): SqonNode {
  const known = values.filter((value) => !isUnknown(value));
  if (known.length === values.length) return condition(known);
  return known.length === 0 ? missing : { op, content: [condition(known), missing] };
}
