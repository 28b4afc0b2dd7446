import { checkTree } from '../check-tree';
import { QueryError } from '../query-error';
import { MAX_TREE_DEPTH } from '../read-query-tree';
import {
  isFieldName,
  isNode,
  rangeOf,
  type QueryGroup,
  type QueryNode,
  type QueryRule,
  type QueryTree,
  type RuleOperator,
} from '../tree';

/** Values by which a tree refers to the Unknown bucket. */
export const UNKNOWN: readonly [null, ''] = [null, ''];

/** Rule on a valid field. */
export function ruleOn(
  variable: unknown,
  operator: RuleOperator,
  value: QueryRule['query']['value'],
  path: string,
): QueryRule {
  if (typeof variable !== 'string' || !isFieldName(variable)) {
    throw new QueryError('bad-field', path, `${JSON.stringify(variable)} cannot be the name of a field.`);
  }
  return { type: 'rule', query: { variable, operator, value } };
}

/**
 * Conjunction or disjunction in the shape of `toQueryTree`: nested lists are flattened, the two bounds of a field
 * become its range, and several value lists of one field under `or` become one.
 */
export function join(operator: 'and' | 'or', parts: readonly QueryTree[], path: string): QueryTree {
  if (operator === 'or' && parts.length === 0) {
    throw new QueryError('cannot-say', path, 'An empty "or" matches nothing, which no tree can express.');
  }
  if (operator === 'or' && !parts.every(isNode)) return {};
  const nodes = parts.filter(isNode).flatMap((node) => (isListOf(operator, node) ? node.children : [node]));
  return asTree(operator, operator === 'and' ? pairBounds(nodes) : mergeLists(nodes));
}

/**
 * Negation of a condition, pushed down to its rules. An order or a pattern has no negation in a tree: values of other
 * types match neither.
 */
export function negate(tree: QueryTree, path: string): QueryTree {
  if (!isNode(tree)) throw new QueryError('cannot-say', path, 'The opposite of everything has no rule.');
  if (tree.type === 'rule') return negateRule(tree, path);
  if (rangeOf(tree) !== null) throw new QueryError('cannot-say', path, 'A range has no opposite.');
  const opposites = tree.children.map((child) => negate(child, path));
  return join(tree.operator === 'and' ? 'or' : 'and', opposites, path);
}

/** Checked tree, which every reader accepts. */
export function checked(tree: QueryTree): QueryTree {
  checkTree(tree);
  return tree;
}

/** Depth limit, so that unbounded nesting cannot overflow the stack. */
export function checkDepth(depth: number, path: string): void {
  if (depth > MAX_TREE_DEPTH) throw new QueryError('too-large', path, 'Nested too deep.');
}

const OPPOSITES: Partial<Record<RuleOperator, RuleOperator>> = {
  in: 'not in',
  'not in': 'in',
  '=': '!=',
  '!=': '=',
};

function negateRule({ query }: QueryRule, path: string): QueryRule {
  const operator = OPPOSITES[query.operator];
  if (operator === undefined) {
    throw new QueryError('cannot-say', path, `"${query.operator}" has no opposite.`);
  }
  return { type: 'rule', query: { ...query, operator } };
}

function isListOf(operator: 'and' | 'or', node: QueryNode): node is QueryGroup {
  return node.type === 'group' && node.operator === operator && rangeOf(node) === null;
}

function asTree(operator: 'and' | 'or', children: readonly QueryNode[]): QueryTree {
  const [first, second] = children;
  if (first === undefined) return {};
  if (second === undefined) return first;
  const group: QueryGroup = { type: 'group', operator, children: [...children] };
  if (rangeOf(group) === null) return group;
  // Two bounds joined by "or" match any number. Repeat one, so that no reader takes them for a closed range.
  return operator === 'or' ? { ...group, children: [first, second, second] } : { ...group, operator: 'or' };
}

function pairBounds(nodes: readonly QueryNode[]): QueryNode[] {
  const pairs = new Map<QueryNode, QueryNode>();
  for (const lower of nodes) {
    const upper = partnerOf(lower, nodes);
    if (upper !== null) pairs.set(lower, upper);
  }
  if (nodes.length === 2 || pairs.size === 0) return [...nodes];
  const partners = new Set(pairs.values());
  return nodes.flatMap((node): QueryNode[] => {
    const upper = pairs.get(node);
    if (upper !== undefined) return [{ type: 'group', operator: 'or', children: [node, upper] }];
    return partners.has(node) ? [] : [node];
  });
}

/** Upper bound that forms a range with a lower bound: the only one of its field, with a single lower bound. */
function partnerOf(lower: QueryNode, nodes: readonly QueryNode[]): QueryNode | null {
  if (lower.type !== 'rule' || lower.query.operator !== '>=') return null;
  const { variable } = lower.query;
  const rules = nodes.filter(
    (node): node is QueryRule => node.type === 'rule' && node.query.variable === variable,
  );
  const lowers = rules.filter(({ query }) => query.operator === '>=');
  const uppers = rules.filter(({ query }) => query.operator === '<=');
  const [upper] = uppers;
  if (upper === undefined || uppers.length > 1 || lowers.length > 1) return null;
  return rangeOf({ type: 'group', operator: 'or', children: [lower, upper] }) === null ? null : upper;
}

function mergeLists(nodes: readonly QueryNode[]): QueryNode[] {
  const lists = new Map<string, QueryRule>();
  const merged: QueryNode[] = [];
  for (const node of nodes) {
    const known = isList(node) ? lists.get(node.query.variable) : undefined;
    if (isList(node) && known !== undefined) {
      known.query.value = [...new Set([known.query.value, node.query.value].flat())];
    } else if (isList(node)) {
      const copy: QueryRule = { type: 'rule', query: { ...node.query } };
      lists.set(node.query.variable, copy);
      merged.push(copy);
    } else {
      merged.push(node);
    }
  }
  return merged;
}

function isList(node: QueryNode): node is QueryRule {
  return node.type === 'rule' && node.query.operator === 'in';
}
