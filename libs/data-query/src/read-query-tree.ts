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
  if (!isRecord(input)) return { ok: false, problem: 'not-a-tree', path: '' };
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
  if (!isRecord(input)) return { problem: 'not-a-tree', path };
  if (input['type'] === 'rule') return checkRule(input['query'], join(path, 'query'));
  if (input['type'] === 'group') return checkGroup(input, path, depth, state);
  return { problem: 'not-a-tree', path: join(path, 'type') };
}

function checkGroup(
  group: Record<string, unknown>,
  path: string,
  depth: number,
  state: ReadState,
): Found | null {
  const { operator, children } = group;
  if (operator !== 'and' && operator !== 'or')
    return { problem: 'bad-operator', path: join(path, 'operator') };
  if (!Array.isArray(children) || children.length < 2)
    return { problem: 'too-few-children', path: join(path, 'children') };
  for (const [index, child] of children.entries()) {
    const found = checkNode(child, `${join(path, 'children')}[${index}]`, depth + 1, state);
    if (found !== null) return found;
  }
  return null;
}

function checkRule(query: unknown, path: string): Found | null {
  if (!isRecord(query)) return { problem: 'not-a-tree', path };
  const { variable, operator, value } = query;
  if (typeof variable !== 'string' || !isFieldName(variable))
    return { problem: 'bad-variable', path: join(path, 'variable') };
  if (!KNOWN_OPERATORS.has(operator)) return { problem: 'bad-operator', path: join(path, 'operator') };
  const problem = checkValue(operator as RuleOperator, value);
  return problem === null ? null : { problem, path: join(path, 'value') };
}

function checkValue(operator: RuleOperator, value: unknown): TreeProblem | null {
  switch (operator) {
    case 'in':
    case 'not in':
      return Array.isArray(value) && value.every(isScalar) ? null : 'bad-value';
    case '=':
    case '!=':
      return isScalar(value) ? null : 'bad-value';
    case 'regex': {
      if (typeof value !== 'string') return 'bad-value';
      const reading = readPattern(value);
      return reading.ok ? null : `pattern-${reading.problem}`;
    }
    case '>':
    case '>=':
    case '<':
    case '<=':
      return typeof value === 'string' || isFiniteNumber(value) ? null : 'bad-value';
    default:
      return operator satisfies never;
  }
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || isFiniteNumber(value);
}

function isFiniteNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
