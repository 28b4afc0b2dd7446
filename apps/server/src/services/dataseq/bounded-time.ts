import { isNode, readPattern, type QueryNode, type QueryTree } from '@omics-portal/data-query';
import { sql, type Kysely } from 'kysely';
import type { Sentence } from '../../http/preferred-language.ts';
import type { Database } from '../../records/database.ts';
import { PatternTooCostly, type PatternWork } from '../../patterns/pattern-work.ts';
import { badQuery } from './bad-query.ts';

/** Statement timeout of one query with patterns, in milliseconds. */
const TIMEOUT_MS = 5000;
/**
 * Maximum number of NFA states of a query's patterns in SQL. The statement timeout has no effect in the embedded database,
 * where a pattern with large repetitions ran for minutes.
 */
const MAX_SQL_STATES = 200;
/** PostgreSQL error codes: cancelled by the timeout; regular expression too complex. */
const TOO_COSTLY = new Set(['57014', '2201B']);

const TOO_LONG: Sentence = {
  'en-US': 'The pattern takes too long on this collection: make it more specific, or drop repetitions.',
  'zh-CN': '该正则表达式在此数据集合上耗时过长：请使其更具体，或去掉重复。',
};

/** Runs a query; one whose patterns take too long becomes a 400 of this service instead of a server error. */
export async function boundPatterns<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PatternTooCostly) && !TOO_COSTLY.has(codeOf(error))) throw error;
    throw badQuery('body', TOO_LONG);
  }
}

/** Runs a query with the database's own time limit, so that a cancelled one stops there too. */
export function withTimeLimit<Result>(
  db: Kysely<Database>,
  ask: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('statement_timeout', ${String(TIMEOUT_MS)}, true)`.execute(transaction);
    return ask(transaction);
  });
}

/** Distinct patterns of a tree, as `readPattern` writes them. */
export function patternsOf(tree: QueryTree): ReadonlySet<string> {
  const patterns = new Set<string>();
  const visit = (node: QueryNode): void => {
    if (node.type === 'group') return node.children.forEach(visit);
    const reading = node.query.operator === 'regex' ? readPattern(String(node.query.value)) : undefined;
    if (reading?.ok === true) patterns.add(reading.source);
  };
  if (isNode(tree)) visit(tree);
  return patterns;
}

/** True for a tree with patterns that only the read index may search. */
export function hasCostlyPatterns(tree: QueryTree, work: PatternWork): boolean {
  let states = 0;
  for (const source of patternsOf(tree)) states += work.compile(source).states.length;
  return states > MAX_SQL_STATES;
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
