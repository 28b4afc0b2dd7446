import {
  compareScalars,
  evaluate,
  isUnknown,
  toQueryTree,
  type DataQuery,
  type DataRecord,
  type QuerySort,
} from '@omics-portal/data-query';
import { expect, test, type Page } from '@playwright/test';
import { asExported, filled, FORMATS, readExported, type Format } from './pages/exported-table';
import { exportResult, hashOf, recordsOf, showResult, type ShownResult } from './pages/files-page';
import { randomQueries } from './pages/random-queries';

/** Collection with records whose values break naive code. */
const COLLECTION = 'quartet_transcriptomics';
/** Facet whose counts are summed; no query filters by it. */
const FACET = 'Data Category';
const SEED = Number(process.env['QUERY_SEED'] ?? 20_260_101);
const QUERIES = Number(process.env['QUERY_COUNT'] ?? 200);
/** Number of tests that share the queries, so that all workers are used. */
const SHARDS = 4;

interface Question {
  readonly query: DataQuery;
  /** Records that `evaluate` finds, in the order of the query. */
  readonly found: readonly DataRecord[];
}

// A trace of two thousand actions takes longer than they do; the failing step names the query.
test.use({ trace: 'off' });

for (let shard = 1; shard <= SHARDS; shard += 1) {
  test(`export, table and counts agree for random queries (${shard} of ${SHARDS})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    const records = await recordsOf(request, COLLECTION);
    const queries = randomQueries(COLLECTION, records, { seed: SEED, count: QUERIES });
    const own = queries.filter((_, index) => index % SHARDS === shard - 1);
    const questions = neighboursApart(own.map((query) => ({ query, found: findIn(records, query) })));
    expect(questions.filter(({ found }) => found.length > 0).length).toBeGreaterThan(own.length / 2);
    await page.goto(`/#/data/download/quartet-transcriptomics`);
    for (const [index, question] of questions.entries()) {
      const format = FORMATS[index % FORMATS.length] ?? 'JSON';
      await test.step(`seed ${SEED}, ${format}: ${hashOf(question.query)}`, () =>
        expectAgreement(page, question, format));
    }
  });
}

async function expectAgreement(page: Page, { query, found }: Question, format: Format): Promise<void> {
  const expected = asShown(found);
  expect(await showResult(page, { hash: hashOf(query), facet: FACET, wanted: expected })).toEqual(expected);
  if (found.length === 0) return;
  const rows = readExported(format, await exportResult(page, format));
  expect(rows.map(filled)).toEqual(found.map((record) => filled(asExported(format, record))));
}

/** Reference result besides table, counts and export: `evaluate` over all records. */
function findIn(records: readonly DataRecord[], { sort, ...query }: DataQuery): readonly DataRecord[] {
  const tree = toQueryTree(query);
  const found = records.filter((record) => evaluate(tree, record));
  return sort ? sorted(found, sort) : found;
}

/** Sorts numbers by size, then texts by code point, with Unknown last in both directions; the sort is stable. */
function sorted(records: readonly DataRecord[], { field, direction }: QuerySort): readonly DataRecord[] {
  const kinds = [
    ({ [field]: value }: DataRecord) => (typeof value === 'number' ? value : null),
    ({ [field]: value }: DataRecord) =>
      isUnknown(value) || typeof value === 'number' ? null : String(value),
  ];
  const known = kinds.flatMap((kind) =>
    records
      .filter((record) => kind(record) !== null)
      .sort((one, other) => {
        const order = compareScalars(kind(one) ?? '', kind(other) ?? '');
        return direction === 'asc' ? order : -order;
      }),
  );
  return [...known, ...records.filter((record) => isUnknown(record[field]))];
}

function asShown(found: readonly DataRecord[]): ShownResult {
  const total = found.length;
  return {
    range: total === 0 ? 'No files' : `Showing 1 - ${Math.min(10, total)} of ${total} files`,
    all: `Add all ${total} to the cart`,
    counted: total,
    names: found.slice(0, 10).map((record) => String(record['file_name'])),
  };
}

/**
 * Reorders the queries so that neighbours have different totals: the result of one, still on the page, cannot be mistaken for
 * that of the next.
 */
function neighboursApart(questions: readonly Question[]): readonly Question[] {
  const byTotal = new Map<number, Question[]>();
  for (const question of questions) {
    const { length } = question.found;
    byTotal.set(length, [...(byTotal.get(length) ?? []), question]);
  }
  const apart: Question[] = [];
  for (let last = -1; apart.length < questions.length;) {
    const [largest] = [...byTotal]
      .filter(([total]) => total !== last)
      .sort(([, one], [, other]) => other.length - one.length);
    const next = largest?.[1].pop();
    if (!next) throw new Error('Too many of the queries have the same total');
    apart.push(next);
    last = next.found.length;
  }
  return apart;
}
