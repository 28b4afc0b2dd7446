import { isFilterValue, isObject, pathOf } from './check-shape';
import { readPattern, type PatternProblem } from './pattern';
import { isFieldName, RULE_OPERATORS, type QueryNode, type QueryTree, type RuleOperator } from './tree';

/** Problem of a query tree from outside. */
export type TreeProblem =
  | 'not-a-tree'
  | 'bad-operator'
  | 'bad-variable'
  | 'bad-value'
  | 'too-few-children'
  | 'too-large'
  | `pattern-${PatternProblem}`;

/** Validated tree, or the first problem with its path (`children[1].query.value`). */
export type TreeReading = { ok: true; tree: QueryTree } | { ok: false; problem: TreeProblem; path: string };

/** Maximum nesting. */
export const MAX_TREE_DEPTH = 20;
/** Maximum number of rules and groups in a tree. */
export const MAX_TREE_NODES = 1000;

const KNOWN_OPERATORS = new Set<unknown>(RULE_OPERATORS);

/** Validation of a query tree from outside (a request, a file). Never throws. */
export function readQueryTree(input: unknown): TreeReading {
  if (!isObject(input)) return { ok: false, problem: 'not-a-tree', path: '' };
  if (Object.keys(input).length === 0) return { ok: true, tree: {} };
  const state: ReadState = { nodes: 0 };
  const problem = checkNode(input, '', 1, state);
  return problem === null ? { ok: true, tree: input as unknown as QueryNode } : { ok: false, ...problem };
}

interface ReadState {
  nodes: number;
}

interface Found {
  problem: TreeProblem;
  path: string;
}

function checkNode(input: unknown, path: string, depth: number, state: ReadState): Found | null {
  state.nodes += 1;
  if (depth > MAX_TREE_DEPTH || state.nodes > MAX_TREE_NODES) return { problem: 'too-large', path };
  if (!isObject(input)) return { problem: 'not-a-tree', path };
  if (input['type'] === 'rule') return checkRule(input['query'], pathOf(path, 'query'));
  if (input['type'] === 'group') return checkGroup(input, path, depth, state);
  return { problem: 'not-a-tree', path: pathOf(path, 'type') };
}

function checkGroup(
  group: Record<string, unknown>,
  path: string,
  depth: number,
  state: ReadState,
): Found | null {
  const { operator, children } = group;
  if (operator !== 'and' && operator !== 'or')
    return { problem: 'bad-operator', path: pathOf(path, 'operator') };
  if (!Array.isArray(children) || children.length < 2)
    return { problem: 'too-few-children', path: pathOf(path, 'children') };
  for (const [index, child] of children.entries()) {
    const found = checkNode(child, `${pathOf(path, 'children')}[${index}]`, depth + 1, state);
    if (found !== null) return found;
  }
  return null;
}

function checkRule(query: unknown, path: string): Found | null {
  if (!isObject(query)) return { problem: 'not-a-tree', path };
  const { variable, operator, value } = query;
  if (typeof variable !== 'string' || !isFieldName(variable))
    return { problem: 'bad-variable', path: pathOf(path, 'variable') };
  if (!KNOWN_OPERATORS.has(operator)) return { problem: 'bad-operator', path: pathOf(path, 'operator') };
  const problem = checkValue(operator as RuleOperator, value);
  return problem === null ? null : { problem, path: pathOf(path, 'value') };
}

function checkValue(operator: RuleOperator, value: unknown): TreeProblem | null {
  switch (operator) {
    case 'in':
    case 'not in':
      return Array.isArray(value) && value.every(isFilterValue) ? null : 'bad-value';
    case '=':
    case '!=':
      return isFilterValue(value) ? null : 'bad-value';
    case 'regex': {
      if (typeof value !== 'string') return 'bad-value';
      const reading = readPattern(value);
      return reading.ok ? null : `pattern-${reading.problem}`;
    }
    case '>':
    case '>=':
    case '<':
    case '<=':
      return typeof value === 'string' || Number.isFinite(value) ? null : 'bad-value';
    default:
      return operator satisfies never;
  }
}
