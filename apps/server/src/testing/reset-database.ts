import type { PGlite } from '@electric-sql/pglite';

/** Content of a database: a digest of its schema, the rows of its tables as JSON, and the values of its sequences. */
export interface DatabaseContent {
  readonly schema: string;
  readonly rows: readonly { readonly table: string; readonly json: string }[];
  readonly sequences: readonly { readonly name: string; readonly value: string | null }[];
}

/** Size of a database that is not reused, in bytes: the memory of a large one is free only after its end. */
const MAX_BYTES = 100_000_000;

/** Digest of everything that a statement may define in the schema of the tables. */
const SCHEMA = `
  with objects as (
    select oid, relname, relkind from pg_class where relnamespace = 'public'::regnamespace
  ), lines as (
    select format('%s %s', relname, relkind) as line from objects
    union all
    select format('%s.%s %s %s %s', relname, attname, format_type(atttypid, atttypmod), attnotnull,
      pg_get_expr(adbin, adrelid))
    from objects join pg_attribute on attrelid = oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped
    union all
    select format('%s %s', relname, pg_get_indexdef(oid)) from objects where relkind = 'i'
    union all
    select format('%s %s', relname, pg_get_constraintdef(pg_constraint.oid))
    from objects join pg_constraint on conrelid = objects.oid
    union all
    select format('%s %s %s', relname, tgname, tgenabled) from objects join pg_trigger on tgrelid = objects.oid
    union all
    select format('%s %s', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select nspname::text from pg_namespace where nspname !~ '^pg_(toast_)?temp_'
    union all
    select extname::text from pg_extension
    union all
    select rolname::text from pg_roles
    union all
    select format('%s', setconfig) from pg_db_role_setting
  )
  select md5(string_agg(line, ' | ' order by line)) as value from lines`;

/** Content of a database, for {@link resetDatabase}. */
export async function contentOf(db: PGlite): Promise<DatabaseContent> {
  const rows = await Promise.all(
    (await filledTables(db)).map(async (table) => ({
      table,
      json: await read<string>(
        db,
        `select coalesce(json_agg(each), '[]')::text as value from ${table} as each`,
      ),
    })),
  );
  const sequences = await db.query<{ name: string; value: string | null }>(SEQUENCES);
  return { schema: await schemaOf(db), rows, sequences: sequences.rows };
}

/** Returns a database to its content. Resolves to false if it cannot be used again: it is large, or its schema has changed. */
export async function resetDatabase(db: PGlite, content: DatabaseContent): Promise<boolean> {
  await run(db, 'rollback', 'discard all');
  const bytes = await read<number>(db, 'select pg_database_size(current_database())::float as value');
  if (bytes > MAX_BYTES || (await schemaOf(db)) !== content.schema) return false;
  const tables = await filledTables(db);
  if (tables.length > 0) await db.exec(`truncate ${tables.join(', ')} cascade`);
  await db.exec('set session_replication_role = replica');
  for (const { table, json } of content.rows)
    await db.query(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
      [json],
    );
  for (const { name, value } of content.sequences)
    await db.query('select setval($1::regclass, coalesce($2::bigint, 1), $2::bigint is not null)', [
      name,
      value,
    ]);
  await run(db, 'discard all', 'checkpoint');
  return true;
}

const SEQUENCES = `
  select format('%I', sequencename) as name, last_value::text as value from pg_sequences where schemaname = 'public'`;

/** Names of the tables that have rows, or had some. */
async function filledTables(db: PGlite): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(`
    select format('%I', relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`);
  return rows.map(({ name }) => name);
}

function schemaOf(db: PGlite): Promise<string> {
  return read<string>(db, SCHEMA);
}

/** Runs statements that no transaction may contain. */
async function run(db: PGlite, ...statements: string[]): Promise<void> {
  for (const statement of statements) await db.exec(statement);
}

async function read<Value>(db: PGlite, statement: string): Promise<Value> {
  const [row] = (await db.query<{ value: Value }>(statement)).rows;
  if (row === undefined) throw new Error(`The statement has no row: ${statement}`);
  return row.value;
}
