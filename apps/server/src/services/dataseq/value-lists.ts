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
  const { rows } = await sql<{ by: FieldValue; value: FieldValue; distinct: string }>`
    with pairs as (
      select distinct ${groupValue} as by, ${each.json} as value
      from data_records
      where collection = ${collection} and ${compileTree(tree)} and ${groupValue} = any (${wanted}) and not ${each.isUnknown}
    ), ordered as (
      select by, value, count(*) over (partition by by) as distinct_values, row_number() over (
        partition by by
        order by case when jsonb_typeof(value) = 'number' then value::numeric end nulls last,
          (value #>> '{}') collate "C", jsonb_typeof(value)
      ) as rank
      from pairs
    )
    select by, value, distinct_values as distinct from ordered where rank <= ${MAX_LISTED} order by by, rank`.execute(
    db,
  );
  const lists = new Map<FieldValue, ValueList>();
  for (const { by: key, value, distinct } of rows) {
    const list = lists.get(key) ?? { values: [], distinct: Number(distinct) };
    list.values.push(value);
    lists.set(key, list);
  }
  return lists;
}
