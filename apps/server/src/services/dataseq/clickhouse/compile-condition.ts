import {
  asClosedRange,
  isNode,
  isUnknown,
  readPattern,
  type FilterValue,
  type QueryGroup,
  type QueryNode,
  type QueryRule,
  type QueryTree,
} from '@omics-portal/data-query';
import { quotedList, quotedNumber, quotedText } from './literals.ts';
import { hasOnly, KIND, type Kind, type TableField } from './table-columns.ts';

const ACCEPTS = {
  '>': (left: number, right: number) => left > right,
  '>=': (left: number, right: number) => left >= right,
  '<': (left: number, right: number) => left < right,
  '<=': (left: number, right: number) => left <= right,
};

/** Columns of a field by its key. */
export type FieldOf = (key: string) => TableField;

/**
 * Compiles a query tree to a condition of ClickHouse, 0 or 1 for each record. It agrees with `evaluate` of data-query (tested).
 * The tree must have passed `readQueryTree`.
 */
export function compileCondition(tree: QueryTree, field: FieldOf): string {
  return isNode(tree) ? compileNode(tree, field) : '1';
}

/** Condition that a value is Unknown: missing, null or empty. */
export function unknownCondition({ kind }: TableField): string {
  return `(${kind} IN (${KIND.missing}, ${KIND.empty}))`;
}

function compileNode(node: QueryNode, field: FieldOf): string {
  return node.type === 'rule' ? compileRule(node, field) : compileGroup(node, field);
}

function compileGroup(group: QueryGroup, field: FieldOf): string {
  const range = asClosedRange(group);
  if (range !== null) {
    const actual = field(range.variable);
    const isInside = `${actual.number} BETWEEN ${quotedNumber(range.min)} AND ${quotedNumber(range.max)}`;
    return ofNumbers(actual, isInside, range.min <= 0 && range.max >= 0);
  }
  if (group.children.length === 0) return group.operator === 'and' ? '1' : '0';
  return `(${group.children.map((child) => compileNode(child, field)).join(group.operator === 'and' ? ' AND ' : ' OR ')})`;
}

function compileRule({ query: { variable, operator, value } }: QueryRule, field: FieldOf): string {
  const actual = field(variable);
  switch (operator) {
    case '=':
    case 'in':
      return oneOf(actual, value);
    case '!=':
    case 'not in':
      return `(NOT ${oneOf(actual, value)})`;
    case '>':
    case '>=':
    case '<':
    case '<=':
      return compare(actual, operator, value);
    case 'regex':
      return matches(actual, value);
    default:
      return operator satisfies never;
  }
}

function oneOf(actual: TableField, wanted: FilterValue | FilterValue[]): string {
  const values = Array.isArray(wanted) ? wanted : [wanted];
  const numbers = values.filter((value) => typeof value === 'number');
  const texts = values.filter((value) => typeof value === 'string' && value !== '');
  const booleans = values.filter((value) => typeof value === 'boolean').map(String);
  const among = (column: string, list: (string | number)[]) => `${column} IN ${quotedList(list)}`;
  const alternatives = [
    ...(values.some(isUnknown) ? [unknownCondition(actual)] : []),
    ...(numbers.length === 0 ? [] : [ofNumbers(actual, among(actual.number, numbers), numbers.includes(0))]),
    ...(texts.length === 0
      ? []
      : actual.kinds.has(KIND.boolean)
        ? [ofKinds(actual, [KIND.text], among(actual.text, texts as string[]))]
        : [`(${among(actual.text, texts as string[])})`]),
    ...(booleans.length === 0 ? [] : [ofKinds(actual, [KIND.boolean], among(actual.text, booleans))]),
  ];
  return alternatives.length === 0 ? '0' : `(${alternatives.join(' OR ')})`;
}

function compare(
  actual: TableField,
  operator: '>' | '>=' | '<' | '<=',
  wanted: FilterValue | FilterValue[],
): string {
  if (typeof wanted === 'number') {
    const condition = `${actual.number} ${operator} ${quotedNumber(wanted)}`;
    return ofNumbers(actual, condition, ACCEPTS[operator](0, wanted));
  }
  if (typeof wanted !== 'string') return '0';
  return ofKinds(actual, [KIND.text, KIND.empty], `${actual.text} ${operator} ${quotedText(wanted)}`);
}

/** RE2 has the meaning of `readPattern` for its sources (tested), in time proportional to the text. */
function matches(actual: TableField, pattern: FilterValue | FilterValue[]): string {
  const reading = readPattern(String(pattern));
  if (!reading.ok) return '0';
  return ofKinds(actual, [KIND.text, KIND.empty], `match(${actual.text}, ${quotedText(reading.source)})`);
}

/** Condition on numbers. Other values have the number 0, so that their kind is read only where 0 is accepted. */
function ofNumbers(actual: TableField, condition: string, acceptsZero: boolean): string {
  return acceptsZero ? ofKinds(actual, [KIND.number], condition) : `(${condition})`;
}

/** Condition on values of some kinds; false for all others. */
function ofKinds(actual: TableField, kinds: Kind[], condition: string): string {
  if (hasOnly(actual, ...kinds)) return `(${condition})`;
  return `(${actual.kind} IN (${kinds.join(', ')}) AND ${condition})`;
}
