import { isUnknown, type QueryTree } from '@omics-portal/data-query';
import { sql, type RawBuilder } from 'kysely';
import { compileQuery, type ConditionLanguage } from './compile-query.ts';
import { recordValue } from './record-value.ts';

/** SQL over the column `data`, with all keys and values as parameters. */
const SQL: ConditionLanguage<RawBuilder<boolean>> = {
  constant: (accepts) => sql<boolean>`${sql.lit(accepts)}`,
  joined: (conditions, operator) =>
    sql<boolean>`(${sql.join(conditions, operator === 'and' ? sql` and ` : sql` or `)})`,
  not: (condition) => sql<boolean>`not ${condition}`,
  between: ({ variable, min, max }) =>
    holds(sql`${recordValue(variable).number} between ${String(min)}::numeric and ${String(max)}::numeric`),
  oneOf(variable, values) {
    const actual = recordValue(variable);
    const known = JSON.stringify(values.filter((value) => !isUnknown(value)));
    const among = sql`${actual.json} in (select jsonb_array_elements(${known}::jsonb))`;
    return values.some(isUnknown)
      ? sql<boolean>`(${actual.isUnknown} or ${among})`
      : sql<boolean>`(${among})`;
  },
  compare(variable, operator, wanted) {
    const actual = recordValue(variable);
    const sign = sql.raw(operator);
    return typeof wanted === 'number'
      ? holds(sql`${actual.number} ${sign} ${String(wanted)}::numeric`)
      : holds(sql`${actual.text} ${sign} ${wanted}::text`);
  },
  matches: (variable, source) => holds(sql`${recordValue(variable).text} ~ ${source}`),
};

/** Compiles a query tree to an SQL condition over the column `data`: see `ConditionLanguage`. */
export function compileTree(tree: QueryTree): RawBuilder<boolean> {
  return compileQuery(tree, SQL);
}

function holds(condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${condition}, false)`;
}
