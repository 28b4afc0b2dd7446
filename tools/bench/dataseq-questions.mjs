import { sql } from 'kysely';
import { summarise } from '../../apps/server/src/services/dataseq/summarise.ts';

export const COLLECTION = 'quartet_synthetic';

const SITES = Array.from({ length: 24 }, (_, index) => `S${String(index + 1).padStart(2, '0')}`);
const FORMATS = ['FASTQ', 'BAM', 'VCF', 'CSV', 'TSV'];
const FACETS = [
  'data_type',
  'data_format',
  'sample',
  'data_category',
  'synthetic',
  'site',
  'platform',
  'instrument',
  'tool',
  'replicate',
];
const PER_PAGE = 10;

/** Budgets in milliseconds at p95. */
const PAGE = 150;
const COUNTS = 100;

const rule = (variable, operator, value) => ({ type: 'rule', query: { variable, operator, value } });

/** A new filter each time, so that no result is cached: three sites, two formats, a minimum SNR. */
function filterOf(turn) {
  const sites = [0, 1, 2].map((step) => SITES[(turn * 5 + step) % SITES.length]);
  const formats = [0, 1].map((step) => FORMATS[(turn + step) % FORMATS.length]);
  const snr = 8 + (turn % 10);
  const tree = {
    type: 'group',
    operator: 'and',
    children: [rule('site', 'in', sites), rule('data_format', 'in', formats), rule('snr', '>=', snr)],
  };
  const where = sql`collection = ${COLLECTION} and data ->> 'site' = any(${sites}) and data ->> 'data_format' = any(${formats}) and (data ->> 'snr')::numeric >= ${snr}`;
  return { tree, where };
}

const everything = sql`collection = ${COLLECTION}`;

/** Total and page as two statements, like hand-written SQL. */
async function pageBySql(db, where, order, offset = 0) {
  await sql`select count(*) from data_records where ${where}`.execute(db);
  await sql`select id, data from data_records where ${where} order by ${order} limit ${PER_PAGE} offset ${offset}`.execute(
    db,
  );
}

const text = (turn) => `${String(turn).padStart(2, '0')}[0-9]7\\.`;
const summary = (reader, state, tree, facets) =>
  summarise(reader, state, { tree, facets, ownIncluded: false });

/** Page of the libraries or donors of the files, as the portal asks for it. */
function groups(reader, state, turn, field, lists) {
  return summarise(reader, state, {
    tree: filterOf(turn).tree,
    facets: [
      { field, order: 'total:desc', offset: 0, limit: PER_PAGE, known: true, sum: 'file_size', lists },
    ],
    ownIncluded: true,
    exact: true,
  });
}

async function groupsBySql(db, turn, field, lists) {
  const { where } = filterOf(turn);
  const by = sql`data ->> ${sql.lit(field)}`;
  await sql`select ${by}, count(*) as files, sum((data ->> 'file_size')::numeric) from data_records where ${where}
    group by 1 order by files desc limit ${PER_PAGE}`.execute(db);
  for (const listed of lists)
    await sql`select distinct ${by}, data ->> ${sql.lit(listed)} from data_records where ${where} and ${by} in
      (select ${by} from data_records where ${where} group by 1 order by count(*) desc limit ${PER_PAGE})`.execute(
      db,
    );
}

/** Queries of the portal, as the service runs them and as plain SQL without our index. */
export const QUESTIONS = [
  {
    title: 'first page, no filter',
    budget: PAGE,
    ask: (reader, state) => reader.find(state, { tree: {}, page: 1, perPage: PER_PAGE }),
    sql: (db) => pageBySql(db, everything, sql`position`),
  },
  {
    title: 'filtered page (three conditions)',
    budget: PAGE,
    ask: (reader, state, turn) =>
      reader.find(state, { tree: filterOf(turn).tree, page: 1, perPage: PER_PAGE }),
    sql: (db, turn) => pageBySql(db, filterOf(turn).where, sql`position`),
  },
  {
    title: 'the same by size, descending',
    budget: PAGE,
    ask: (reader, state, turn) =>
      reader.find(state, {
        tree: filterOf(turn).tree,
        sort: { key: 'file_size', direction: 'desc' },
        page: 1,
        perPage: PER_PAGE,
      }),
    sql: (db, turn) =>
      pageBySql(db, filterOf(turn).where, sql`(data ->> 'file_size')::numeric desc nulls last, position`),
  },
  {
    title: 'all records by site',
    budget: PAGE,
    ask: (reader, state, turn) =>
      reader.find(state, {
        tree: {},
        sort: { key: 'site', direction: turn % 2 === 0 ? 'asc' : 'desc' },
        page: 1 + turn,
        perPage: PER_PAGE,
      }),
    sql: (db, turn) =>
      pageBySql(db, everything, sql`data ->> 'site' collate "C" nulls last, position`, turn * PER_PAGE),
  },
  {
    title: 'page 90,000 of all records',
    budget: PAGE,
    ask: (reader, state, turn) => reader.find(state, { tree: {}, page: 90_000 + turn, perPage: PER_PAGE }),
    sql: (db, turn) => pageBySql(db, everything, sql`position`, (89_999 + turn) * PER_PAGE),
  },
  {
    title: 'file names that match a pattern',
    ask: (reader, state, turn) =>
      reader.find(state, { tree: rule('file_name', 'regex', text(turn)), page: 1, perPage: PER_PAGE }),
    sql: (db, turn) =>
      pageBySql(db, sql`${everything} and data ->> 'file_name' ~ ${text(turn)}`, sql`position`),
  },
  {
    title: 'counts of ten facets in one call',
    hasEstimate: true,
    budget: COUNTS,
    ask: (reader, state, turn) =>
      summary(
        reader,
        state,
        filterOf(turn).tree,
        FACETS.map((field) => ({ field })),
      ),
    // The facet's own conditions stay in; without them it would take three statements.
    sql: (db, turn) => {
      const columns = FACETS.map((field) => sql`data ->> ${sql.lit(field)} as ${sql.ref(field)}`);
      const sets = FACETS.map((field) => sql`(${sql.ref(field)})`);
      return sql`select ${sql.join(FACETS.map((field) => sql.ref(field)))}, count(*)
        from (select ${sql.join(columns)} from data_records where ${filterOf(turn).where}) as matching
        group by grouping sets (${sql.join(sets)})`.execute(db);
    },
  },
  {
    title: 'counts of one facet',
    budget: COUNTS,
    ask: (reader, state, turn) => reader.count(state, { tree: filterOf(turn).tree, group: 'platform' }),
    sql: (db, turn) =>
      sql`select data ->> 'platform', count(*) from data_records where ${filterOf(turn).where} group by 1`.execute(
        db,
      ),
  },
  {
    title: 'libraries by site (different values)',
    ask: (reader, state, turn) =>
      reader.count(state, { tree: filterOf(turn).tree, group: 'site', dedupField: 'library_id' }),
    sql: (db, turn) =>
      sql`select data ->> 'site', count(distinct data ->> 'library_id') from data_records where ${filterOf(turn).where} group by 1`.execute(
        db,
      ),
  },
  {
    title: 'page of libraries, with size, donors and types',
    ask: (reader, state, turn) => groups(reader, state, turn, 'library_id', ['donor_id', 'data_type']),
    sql: (db, turn) => groupsBySql(db, turn, 'library_id', ['donor_id', 'data_type']),
  },
  {
    title: 'page of donors, with size and libraries',
    ask: (reader, state, turn) => groups(reader, state, turn, 'donor_id', ['library_id']),
    sql: (db, turn) => groupsBySql(db, turn, 'donor_id', ['library_id']),
  },
  {
    title: 'histogram of a number, 30 bins',
    hasEstimate: true,
    budget: COUNTS,
    ask: (reader, state, turn) => summary(reader, state, filterOf(turn).tree, [{ field: 'snr', bins: 30 }]),
    sql: (db, turn) =>
      sql`select width_bucket((data ->> 'snr')::float8, -15, 48, 30), count(*) from data_records where ${filterOf(turn).where} group by 1`.execute(
        db,
      ),
  },
];
