import { type LogIndex, type LogLines, type LogMatches } from '@omics-portal/api';
import { datainsHttp } from '../http/services';
import { LOG_TEXTS, LONG_LOG } from './log-texts';

const INDEX = '/api/workflows/{id}/logs/index';
const LINES = '/api/workflows/{id}/logs/lines';
const SEARCH = '/api/workflows/{id}/logs/search';

/** Lines that one call of a search reads, as a server stops after some time. */
const SEARCHED_LINES = 8000;

/** Lines of the log that a request asks for. */
function linesOf(query: URLSearchParams): readonly string[] {
  const stream = query.get('stream') === 'stderr' ? 'stderr' : 'stdout';
  return LOG_TEXTS[stream].trimEnd().split('\n');
}

/** Log that has reached the limit of its server, with the notice of the server. */
const CUT_LOG: readonly string[] = [
  ...LONG_LOG,
  '[The log is cut here: it has reached 200 MB, its limit. The rest was not stored.] NOTICE {"file":"","code":"log.cut","params":{"limit":200}}',
];

function indexOf(lines: readonly string[], query: URLSearchParams): LogIndex {
  const size = lines.join('\n').length + 1;
  return {
    key: query.get('key') ?? 'rna_batch_1.main',
    stream: query.get('stream') === 'stderr' ? 'stderr' : 'stdout',
    version: 0,
    lines: lines.length,
    errors: lines.filter(isError).length,
    indexed: size,
    size,
    complete: true,
  };
}

function readLines(lines: readonly string[], query: URLSearchParams): LogLines {
  const from = Number(query.get('from') ?? 1);
  const wanted = lines.slice(from - 1, from - 1 + Number(query.get('count') ?? 200));
  return {
    version: 0,
    lines: wanted.map((text, at) => ({ number: from + at, offset: 0, bytes: text.length, text })),
  };
}

function search(lines: readonly string[], query: URLSearchParams): LogMatches {
  const from = Number(query.get('from') ?? 1);
  const end = Math.min(lines.length, from + SEARCHED_LINES - 1);
  const matches = lines.slice(from - 1, end).flatMap((line, at) => {
    const ranges = rangesOf(line, query);
    return ranges ? [{ line: from + at, ranges }] : [];
  });
  return { version: 0, matches, next_line: end < lines.length ? end + 1 : null };
}

function rangesOf(line: string, query: URLSearchParams): LogMatches['matches'][number]['ranges'] | null {
  if (query.get('kind') === 'errors') {
    return isError(line) ? [] : null;
  }
  const text = line.replaceAll(/\u001B\[[\d;]*m/gu, '');
  const flags = query.get('match_case') === 'true' ? 'u' : 'iu';
  const wanted = query.get('q') ?? '';
  const source =
    query.get('kind') === 'pattern' ? wanted : wanted.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
  const found = new RegExp(source, flags).exec(text);
  return found && [{ start: found.index, end: found.index + found[0].length }];
}

function isError(line: string): boolean {
  return line.includes('ERROR');
}

/** Line index of logs: by default of the same texts as `logHandlers`. */
export const logIndexHandlers = {
  index: datainsHttp.on('get', INDEX, ({ query, response }) =>
    response(200).json(indexOf(linesOf(query), query)),
  ),
  lines: datainsHttp.on('get', LINES, ({ query, response }) =>
    response(200).json(readLines(linesOf(query), query)),
  ),
  search: datainsHttp.on('get', SEARCH, ({ query, response }) =>
    response(200).json(search(linesOf(query), query)),
  ),
  /** Index of a log of 20,000 lines. */
  indexLong: datainsHttp.on('get', INDEX, ({ query, response }) =>
    response(200).json(indexOf(LONG_LOG, query)),
  ),
  linesLong: datainsHttp.on('get', LINES, ({ query, response }) =>
    response(200).json(readLines(LONG_LOG, query)),
  ),
  searchLong: datainsHttp.on('get', SEARCH, ({ query, response }) =>
    response(200).json(search(LONG_LOG, query)),
  ),
  /** Index of a log that was cut at its limit. */
  indexCut: datainsHttp.on('get', INDEX, ({ query, response }) =>
    response(200).json(indexOf(CUT_LOG, query)),
  ),
  linesCut: datainsHttp.on('get', LINES, ({ query, response }) =>
    response(200).json(readLines(CUT_LOG, query)),
  ),
  /** Index of a log whose run has not ended. */
  indexGrowing: datainsHttp.on('get', INDEX, ({ query, response }) =>
    response(200).json({ ...indexOf(linesOf(query), query), complete: false }),
  ),
  /** Response of an older server, which has no index. */
  indexUnknown: datainsHttp.failing('get', INDEX, 404),
};
