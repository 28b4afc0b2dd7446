import {
  asClosedRange,
  type ClosedRange,
  isNode,
  readPattern,
  type FilterValue,
  type QueryGroup,
  type QueryNode,
  type QueryRule,
  type QueryTree,
} from '@omics-portal/data-query';

/** Operators of order. */
export type OrderOperator = '>' | '>=' | '<' | '<=';

/**
 * Conditions in the language of an engine. Each agrees with `evaluate` of data-query, and is never null, so that its negation is
 * exact.
 */
export interface ConditionLanguage<Condition> {
  /** Condition of all records, or of none. */
  constant(accepts: boolean): Condition;
  joined(conditions: readonly Condition[], operator: QueryGroup['operator']): Condition;
  not(condition: Condition): Condition;
  between(range: ClosedRange): Condition;
  /** Equal to one of the values; Unknown is a value too. */
  oneOf(variable: string, values: readonly FilterValue[]): Condition;
  compare(variable: string, operator: OrderOperator, value: FilterValue | FilterValue[]): Condition;
  /** Matches a regular expression: the source of `readPattern`. */
  matches(variable: string, source: string): Condition;
}

/** Compiles a query tree, which must have passed `readQueryTree`, to a condition in a language. */
export function compileQuery<Condition>(tree: QueryTree, language: ConditionLanguage<Condition>): Condition {
  return isNode(tree) ? compileNode(tree, language) : language.constant(true);
}

function compileNode<Condition>(node: QueryNode, language: ConditionLanguage<Condition>): Condition {
  return node.type === 'rule' ? compileRule(node, language) : compileGroup(node, language);
}

function compileGroup<Condition>(group: QueryGroup, language: ConditionLanguage<Condition>): Condition {
  const range = asClosedRange(group);
  if (range !== null) return language.between(range);
  const { children, operator } = group;
  if (children.length === 0) return language.constant(operator === 'and');
  return language.joined(
    children.map((child) => compileNode(child, language)),
    operator,
  );
}

function compileRule<Condition>({ query }: QueryRule, language: ConditionLanguage<Condition>): Condition {
  const { variable, operator, value } = query;
  const values = Array.isArray(value) ? value : [value];
  switch (operator) {
    case '=':
    case 'in':
      return language.oneOf(variable, values);
    case '!=':
    case 'not in':
      return language.not(language.oneOf(variable, values));
    case '>':
    case '>=':
    case '<':
    case '<=':
      return language.compare(variable, operator, value);
    case 'regex': {
      const reading = readPattern(String(value));
      return reading.ok ? language.matches(variable, reading.source) : language.constant(false);
    }
    default:
      return operator satisfies never;
  }
}
