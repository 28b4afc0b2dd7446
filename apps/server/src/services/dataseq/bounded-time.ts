import { isNode, readPattern, type QueryNode, type QueryTree } from '@omics-portal/data-query';
import { sql, type Kysely } from 'kysely';
import { ApiError } from '../../http/api-error.ts';
import type { Database } from '../../records/database.ts';
import { PatternTooCostly, type PatternWork } from './read-index/pattern-work.ts';

/** What one question with a pattern may take in the database, in milliseconds. */
const MOST_MS = 5000;
/**
 * Patterns that together have more places than this are not sent to the database: its time limit does not work in the
 * embedded one, where a pattern with large repetitions was seen to run for minutes.
 */
const MOST_PLACES = 200;
/** Codes of PostgreSQL: cancelled by the time limit; a regular expression that is too complex. */
const TOO_COSTLY = new Set(['57014', '2201B']);

/** Answers a question; one whose pattern takes too long is the 400 of this service instead of a failure of the server. */
export async function boundPatterns<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PatternTooCostly) && !TOO_COSTLY.has(codeOf(error))) throw error;
    const message =
      'The pattern takes too long on this collection: make it more specific, or drop repetitions.';
    throw new ApiError(400, `The query cannot be answered: ${message}`, [{ field: 'body', message }]);
  }
}

/** Runs a question with a time limit of the database's own, so that a cancelled one leaves nothing running. */
export function withTimeLimit<Result>(
  db: Kysely<Database>,
  ask: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('statement_timeout', ${String(MOST_MS)}, true)`.execute(transaction);
    return ask(transaction);
  });
}

/** The different patterns of a tree, as `readPattern` writes them. */
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

/** Whether a tree has patterns that only the read index may look for. */
export function hasCostlyPatterns(tree: QueryTree, work: PatternWork): boolean {
  let places = 0;
  for (const source of patternsOf(tree)) places += work.compile(source).places.length;
  return places > MOST_PLACES;
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
