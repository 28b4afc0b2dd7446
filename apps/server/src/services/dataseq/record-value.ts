import { sql, type RawBuilder } from 'kysely';

/** Value of a record's field in SQL. Expressions are never SQL null unless stated. */
export interface RecordValue {
  /** Value as jsonb; jsonb `null` for a missing field. */
  json: RawBuilder<unknown>;
  /** Value as text; SQL null for other types. */
  text: RawBuilder<string | null>;
  /** Value as a number; SQL null for other types. */
  number: RawBuilder<string | null>;
  /** True if the value is Unknown: missing, null or empty. */
  isUnknown: RawBuilder<boolean>;
}

/** Value of a field: an own key first, else, with dots, a path into nested records. The key is sent as a parameter. */
export function recordValue(key: string): RecordValue {
  const own = sql`data -> ${key}::text`;
  const found = key.includes('.') ? sql`coalesce(${own}, data #> ${key.split('.')}::text[])` : own;
  const json = sql`coalesce(${found}, 'null'::jsonb)`;
  return {
    json,
    text: sql<
      string | null
    >`case when jsonb_typeof(${json}) = 'string' then ${json} #>> '{}' end collate "C"`,
    number: sql<string | null>`case when jsonb_typeof(${json}) = 'number' then (${json})::numeric end`,
    isUnknown: sql<boolean>`${json} in ('null'::jsonb, '""'::jsonb)`,
  };
}
