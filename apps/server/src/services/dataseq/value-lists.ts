import { sql, type Kysely } from 'kysely';
import type { Database } from '../../records/database.ts';
import { compileTree } from './compile-tree.ts';
import { recordValue } from './record-value.ts';
import type { Matching, RecordCount } from './records.ts';

/** Maximum number of listed values (openapi/dataseq.yaml). */
export const MAX_LISTED = 8;

/** Value of a field. */
export type FieldValue = RecordCount['_id'];

/** Request for the different values of a field, by value of another. */
export interface ListRequest extends Matching {
  group: string;
  /** Values of `group` that are wanted; null is Unknown. */
  values: readonly FieldValue[];
  listed: string;
}

/** Different values of a field: the first ones, and how many there are. */
export interface ValueList {
  values: FieldValue[];
  distinct: number;
}

/**
 * Lists the different known values of a field for each value of another; a value without any is missing. Records of other values
 * are left out before those of a page are compared, which takes most of the time.
 */
export async function listValues(
  db: Kysely<Database>,
  { collection, tree, group, values, listed }: ListRequest,
): Promise<ReadonlyMap<FieldValue, ValueList>> {
  const by = recordValue(group);
  const each = recordValue(listed);
  const groupValue = sql`case when ${by.isUnknown} then 'null'::jsonb else ${by.json} end`;
  const wanted = sql`array(select jsonb_array_elements(${JSON.stringify(values)}::jsonb))`;
  // Texts and other values are compared apart: texts as jsonb take twice the time of a large collection.
  const { rows } = await sql<{ by: FieldValue; value: FieldValue; distinct: string }>`
    with found as (
      select ${groupValue} as by, ${each.json} as value from data_records
      where collection = ${collection} and ${compileTree(tree)} and ${groupValue} = any (${wanted}) and not ${each.isUnknown}
    ), pairs as (
      select distinct ${textOf('by')} as by_text, ${otherOf('by')} as by_other, ${textOf('value')} as text, ${otherOf('value')} as other
      from found
    ), ordered as (
      select *, count(*) over (partition by by_text, by_other) as distinct_values, row_number() over (
        partition by by_text, by_other
        order by case when jsonb_typeof(other) = 'number' then other::numeric end nulls last,
          coalesce(text, other #>> '{}') collate "C", coalesce(jsonb_typeof(other), 'string')
      ) as rank
      from pairs
    )
    select coalesce(by_other, to_jsonb(by_text)) as by, coalesce(other, to_jsonb(text)) as value, distinct_values as distinct
    from ordered where rank <= ${MAX_LISTED} order by 1, rank`.execute(db);
  const lists = new Map<FieldValue, ValueList>();
  for (const { by: key, value, distinct } of rows) {
    const list = lists.get(key) ?? { values: [], distinct: Number(distinct) };
    list.values.push(value);
    lists.set(key, list);
  }
  return lists;
}

/** Text of a column of jsonb; SQL null for other values. */
function textOf(column: string) {
  return sql`case when jsonb_typeof(${sql.ref(column)}) = 'string' then ${sql.ref(column)} #>> '{}' end collate "C"`;
}

/** Value of a column of jsonb that is no text; SQL null for texts. */
function otherOf(column: string) {
  return sql`case when jsonb_typeof(${sql.ref(column)}) <> 'string' then ${sql.ref(column)} end`;
}
