import { sql, type RawBuilder } from 'kysely';

/** A value of a record's document in SQL. Every part is null-safe: none of them is ever SQL null, but where it says so. */
export interface RecordValue {
  /** The value as jsonb; jsonb `null` for a field that the record does not have. */
  json: RawBuilder<unknown>;
  /** The value as text; SQL null unless it is a text. */
  text: RawBuilder<string | null>;
  /** The value as a number; SQL null unless it is a number. */
  number: RawBuilder<string | null>;
  /** Whether the value is Unknown: missing, null or empty. */
  isUnknown: RawBuilder<boolean>;
}

/** The value of a field: an own key first, else, with dots, a path into nested records. The key is sent as a parameter. */
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
