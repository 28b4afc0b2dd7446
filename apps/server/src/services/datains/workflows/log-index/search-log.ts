import { setImmediate } from 'node:timers/promises';
import type { components } from '@omics-portal/api/datains';
import { errorFinder, type FoundLine, type LineFinder } from './line-finder.ts';
import type { IndexedLog } from './log-indexes.ts';
import type { LogSource } from './log-source.ts';

type LogMatches = components['schemas']['LogMatches'];

/** Bytes that are read and searched at once. Searching them takes some milliseconds. */
const PIECE_BYTES = 512 * 1024;
/** Bytes of a block that are searched: its last line may be very long. */
const MAX_BLOCK_BYTES = 256 * 1024 + 1024 * 1024;
/** Time after which a search returns what it has found, in milliseconds. */
const SEARCH_MS = 250;

/** Request of a search: from a line on, at most `limit` lines. */
interface SearchRequest {
  from: number;
  limit: number;
}

/** Searches a log from a line on, for a limited time. */
export async function searchLog(
  source: LogSource,
  log: IndexedLog,
  find: LineFinder,
  { from, limit }: SearchRequest,
): Promise<LogMatches> {
  const { index, version } = log;
  const matches: LogMatches['matches'] = [];
  const until = performance.now() + SEARCH_MS;
  let next = from;
  for (let block = index.blocksFrom(next, PIECE_BYTES); block; block = index.blocksFrom(next, PIECE_BYTES)) {
    const { firstLine, nextLine, start, end } = block;
    const { bytes } = await source.read(start, Math.min(end - start, MAX_BLOCK_BYTES));
    for (const { index: at, ranges } of find(new TextDecoder().decode(bytes))) {
      if (firstLine + at < from) continue;
      if (matches.length >= limit) return { version, matches, next_line: firstLine + at };
      matches.push({ line: firstLine + at, ranges });
    }
    next = nextLine;
    if (performance.now() > until) break;
    await setImmediate();
  }
  if (next > index.lines) matches.push(...unfinishedMatches(log, find, from));
  return { version, matches, next_line: next > index.lines ? null : next };
}

/** Matches in a last line that has no end yet. */
function unfinishedMatches({ index, rest }: IndexedLog, find: LineFinder, from: number): FoundInLog[] {
  const line = index.lines + 1;
  if (rest.length === 0 || index.isInLine || line < from) return [];
  return [...find(rest.toString())].map(({ ranges }) => ({ line, ranges }));
}

type FoundInLog = { line: number } & Pick<FoundLine, 'ranges'>;

/** Lines with errors: those that the index lists, and beyond them those that a search finds. */
export async function listLogErrors(
  source: LogSource,
  log: IndexedLog,
  request: SearchRequest,
): Promise<LogMatches> {
  const { index, version } = log;
  const { from, limit } = request;
  const lastListed = index.errors.at(-1) ?? 0;
  if (from > lastListed && index.errorCount > index.errors.length)
    return searchLog(source, log, errorFinder, request);
  const found = index.errors.filter((line) => line >= from);
  const matches = found.slice(0, limit).map((line) => ({ line, ranges: [] }));
  const listed = found.length > limit ? (found[limit] ?? null) : null;
  const beyond = index.errorCount > index.errors.length ? lastListed + 1 : null;
  return { version, matches, next_line: listed ?? beyond };
}
