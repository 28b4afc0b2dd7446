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
import { sql, type RawBuilder } from 'kysely';
import { recordValue, type RecordValue } from './record-value.ts';

type Condition = RawBuilder<boolean>;

/**
 * Compiles a query tree to an SQL condition over the column `data`, with all keys and values as parameters. The condition
 * agrees with `evaluate` of data-query (tested), and is never SQL null, so that its negation is exact. The tree must have
 * passed `readQueryTree`.
 */
export function compileTree(tree: QueryTree): Condition {
  return isNode(tree) ? compileNode(tree) : sql<boolean>`true`;
}

function compileNode(node: QueryNode): Condition {
  return node.type === 'rule' ? compileRule(node) : compileGroup(node);
}

function compileGroup(group: QueryGroup): Condition {
  const range = asClosedRange(group);
  if (range !== null) {
    const { number } = recordValue(range.variable);
    return holds(sql`${number} between ${String(range.min)}::numeric and ${String(range.max)}::numeric`);
  }
  const joint = group.operator === 'and' ? sql` and ` : sql` or `;
  return sql<boolean>`(${sql.join(group.children.map(compileNode), joint)})`;
}

function compileRule({ query: { variable, operator, value } }: QueryRule): Condition {
  const actual = recordValue(variable);
  switch (operator) {
    case '=':
    case 'in':
      return oneOf(actual, value);
    case '!=':
    case 'not in':
      return sql<boolean>`not ${oneOf(actual, value)}`;
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

function oneOf(actual: RecordValue, wanted: FilterValue | FilterValue[]): Condition {
  const values = Array.isArray(wanted) ? wanted : [wanted];
  const known = JSON.stringify(values.filter((value) => !isUnknown(value)));
  const among = sql`${actual.json} in (select jsonb_array_elements(${known}::jsonb))`;
  return values.some(isUnknown) ? sql<boolean>`(${actual.isUnknown} or ${among})` : sql<boolean>`(${among})`;
}

function compare(
  actual: RecordValue,
  operator: '>' | '>=' | '<' | '<=',
  wanted: FilterValue | FilterValue[],
): Condition {
  const sign = sql.raw(operator);
  return typeof wanted === 'number'
    ? holds(sql`${actual.number} ${sign} ${String(wanted)}::numeric`)
    : holds(sql`${actual.text} ${sign} ${wanted}::text`);
}

function matches(actual: RecordValue, pattern: FilterValue | FilterValue[]): Condition {
  const reading = readPattern(String(pattern));
  return reading.ok ? holds(sql`${actual.text} ~ ${reading.source}`) : sql<boolean>`false`;
}

function holds(condition: RawBuilder<unknown>): Condition {
  return sql<boolean>`coalesce(${condition}, false)`;
}
