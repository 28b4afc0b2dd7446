import { readPattern, type PatternProblem } from '@omics-portal/data-query';
import type { operations } from '@omics-portal/api/datains';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Sentence } from '../../../http/preferred-language.ts';
import { signedIn, type OperationHandlers } from '../../../operations/handler.ts';
import { LinePattern } from '../../../patterns/line-pattern.ts';
import { PatternTooCostly, PatternWork } from '../../../patterns/pattern-work.ts';
import { errorFinder, patternFinder, textFinder, type LineFinder } from './log-index/line-finder.ts';
import { lineCount, LogIndexes } from './log-index/log-indexes.ts';
import { readLogLines } from './log-index/read-log-lines.ts';
import { listLogErrors, searchLog } from './log-index/search-log.ts';
import { openLog } from './log-subject.ts';
import { recordLogExport } from './record-log-export.ts';
import { findJob } from './workflow-records.ts';

type SearchQuery = NonNullable<operations['searchWorkflowLog']['parameters']['query']>;

const PATTERN_PROBLEMS: Readonly<Record<PatternProblem, Sentence>> = {
  'too-long': {
    'en-US': 'The pattern is too long, or repeats too often.',
    'zh-CN': '正则表达式过长，或重复次数过多。',
  },
  unsupported: {
    'en-US':
      'The pattern has a part that is not supported: look-around, back references and lazy quantifiers are not.',
    'zh-CN': '正则表达式中有不支持的部分：不支持环视、反向引用和惰性量词。',
  },
  'nested-quantifier': {
    'en-US': 'The pattern repeats a group that has a repetition or an alternative in it.',
    'zh-CN': '正则表达式重复了含有重复或多选的组。',
  },
  unbalanced: {
    'en-US': 'The pattern has a bracket without its counterpart.',
    'zh-CN': '正则表达式中有不成对的括号。',
  },
};

/** Handlers of the line index of logs: count, lines by number, search. */
export function logHandlers(dependencies: Dependencies) {
  const { db } = dependencies;
  const indexes = new LogIndexes();
  return {
    getWorkflowLogIndex: signedIn(async ({ caller, params, query }) => {
      const { key, source } = openLog(dependencies, await findJob(db, caller, params.id), query);
      const log = await indexes.of(source);
      const { index, version, size } = log;
      return {
        status: 200,
        body: {
          key,
          stream: query.stream,
          version,
          lines: lineCount(log),
          errors: index.errorCount,
          indexed: Math.min(size, index.bytes + log.rest.length),
          size,
          complete: source.ended,
        },
      };
    }),

    getWorkflowLogLines: signedIn(async ({ caller, params, query, request }) => {
      const found = await findJob(db, caller, params.id);
      const opened = openLog(dependencies, found, query);
      const { source } = opened;
      const { from, count = 200 } = query;
      const log = await indexes.of(source, ({ index }) => index.lines >= from + count - 1);
      const { version } = log;
      const lines = await readLogLines(source, log, { from, count });
      if (lines.length > 0) await recordLogExport(dependencies, { caller, request, found, log: opened });
      return { status: 200, body: { version, lines } };
    }),

    searchWorkflowLog: signedIn(async ({ caller, params, query, request }) => {
      const found = await findJob(db, caller, params.id);
      const opened = openLog(dependencies, found, query);
      const { source } = opened;
      const finder = finderOf(query);
      const { from = 1, limit = 500 } = query;
      const log = await indexes.of(source);
      try {
        const body =
          finder === errorFinder
            ? await listLogErrors(source, log, { from, limit })
            : await searchLog(source, log, finder, { from, limit });
        if (body.matches.length > 0)
          await recordLogExport(dependencies, { caller, request, found, log: opened });
        return { status: 200, body };
      } catch (error) {
        throw error instanceof PatternTooCostly ? tooCostly() : error;
      }
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

function finderOf({ kind = 'text', q, match_case: matchCase = false }: SearchQuery): LineFinder {
  if (kind === 'errors') return errorFinder;
  if (q === undefined)
    throw wrongQuery({
      'en-US': 'Required unless kind is errors.',
      'zh-CN': '除非 kind 为 errors，否则必填。',
    });
  if (kind === 'text') return textFinder(q, matchCase);
  const reading = readPattern(q);
  if (!reading.ok) throw wrongQuery(PATTERN_PROBLEMS[reading.problem]);
  try {
    return patternFinder(new LinePattern(reading.source, matchCase, new PatternWork()));
  } catch (error) {
    throw error instanceof PatternTooCostly ? tooCostly() : error;
  }
}

function tooCostly(): ApiError {
  return wrongQuery({
    'en-US': 'The pattern takes too long: make it shorter, or repeat less.',
    'zh-CN': '该正则表达式耗时过长：请缩短，或减少重复。',
  });
}

function wrongQuery(message: Sentence): ApiError {
  return new ApiError(400, message, [{ field: 'query.q', message }]);
}
