import { checkTree } from '../check-tree';
import { isUnknown } from '../unknown-value';
import type { FilterValue } from '../query';
import { QueryError } from '../query-error';
import { isNode, rangeOf, type QueryNode, type QueryRule, type QueryTree } from '../tree';
import { anchoredTextOf } from './wildcard';

/** Rule of query builders such as react-querybuilder. */
export interface BuilderRule {
  field: string;
  operator: string;
  value: unknown;
}

/** Rule group of such builders; `not` negates the group. */
export interface BuilderGroup {
  combinator: 'and' | 'or';
  rules: (BuilderRule | BuilderGroup)[];
  not?: boolean;
}

/**
 * Rule group with the default operators of query builders. Lists are arrays, a range is `between`, Unknown is `null`, a
 * text is `contains`, `beginsWith` or `endsWith`.
 * @throws QueryError `cannot-say`: a pattern that is not a plain text, an empty value list (builders ignore it).
 * Another code for a tree that `readQueryTree` rejects.
 */
export function toRuleGroup(tree: QueryTree): BuilderGroup {
  checkTree(tree);
  if (!isNode(tree)) return { combinator: 'and', rules: [] };
  const top = write(tree, '');
  return 'combinator' in top ? top : { combinator: 'and', rules: [top] };
}

function write(node: QueryNode, path: string): BuilderRule | BuilderGroup {
  if (node.type === 'rule') return writeRule(node, path);
  const range = rangeOf(node);
  if (range !== null) return { field: range.variable, operator: 'between', value: [range.min, range.max] };
  return {
    combinator: node.operator,
    rules: node.children.map((child, at) => write(child, `${path}children[${at}].`)),
  };
}

function writeRule(
  { query: { variable: field, operator, value } }: QueryRule,
  path: string,
): BuilderRule | BuilderGroup {
  const values = Array.isArray(value) ? value : [value];
  switch (operator) {
    case '=':
    case 'in':
      return writeList(field, values, { list: 'in', single: '=', unknown: 'null', combinator: 'or' }, path);
    case '!=':
    case 'not in':
      return writeList(
        field,
        values,
        { list: 'notIn', single: '!=', unknown: 'notNull', combinator: 'and' },
        path,
      );
    case 'regex':
      return writeText(field, String(value), path);
    case '>':
    case '>=':
    case '<':
    case '<=':
      return { field, operator, value };
    default:
      return operator satisfies never;
  }
}

interface ListOperators {
  readonly list: string;
  readonly single: string;
  readonly unknown: string;
  readonly combinator: 'and' | 'or';
}

function writeList(
  field: string,
  values: readonly FilterValue[],
  operators: ListOperators,
  path: string,
): BuilderRule | BuilderGroup {
  if (values.length === 0)
    throw new QueryError('cannot-say', path, 'Builders ignore an empty list of values.');
  const known = [...new Set(values.filter((value) => !isUnknown(value)))];
  const [first] = known;
  const unknown: BuilderRule = { field, operator: operators.unknown, value: null };
  if (first === undefined) return unknown;
  const named: BuilderRule =
    known.length === 1
      ? { field, operator: operators.single, value: first }
      : { field, operator: operators.list, value: known };
  return values.some(isUnknown) ? { combinator: operators.combinator, rules: [named, unknown] } : named;
}

function writeText(field: string, pattern: string, path: string): BuilderRule {
  const anchored = anchoredTextOf(pattern);
  if (anchored === null || (anchored.atStart && anchored.atEnd)) {
    throw new QueryError(
      'cannot-say',
      path,
      'A pattern that is more than a text inside, at the start or at the end.',
    );
  }
  if (anchored.atStart) return { field, operator: 'beginsWith', value: anchored.text };
  return { field, operator: anchored.atEnd ? 'endsWith' : 'contains', value: anchored.text };
}
