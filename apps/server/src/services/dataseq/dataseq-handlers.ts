import type { operations } from '@omics-portal/api/dataseq';
import { ApiError, REQUIRED } from '../../http/api-error.ts';
import { preferredLanguage } from '../../http/preferred-language.ts';
import { type OperationHandlers } from '../../operations/handler.ts';
import type { Dependencies } from '../../dependencies.ts';
import { BUILD_WAIT_MS } from './build-wait.ts';
import { ClickhouseTables } from './clickhouse/clickhouse-tables.ts';
import { CollectionReader } from './collection-reader.ts';
import { collectionNames, collectionState, wireSchema } from './collections.ts';
import { drsHandlers } from './drs-handlers.ts';
import { indexMetrics } from './read-index/index-metrics.ts';
import { FolderIndexStore } from './read-index/index-store.ts';
import { ReadIndexes } from './read-index/read-indexes.ts';
import { checkField, readTree } from './read-request.ts';
import type { RecordsRequest } from './records.ts';
import { signFile } from './sign-file.ts';
import { readSummaryRequest, summarise } from './summarise.ts';

/** Queries that read a whole collection in PostgreSQL during a build: the other connections remain for everything else. */
const QUERIES_DURING_BUILD = 4;

/** Rows of a request from which on it belongs to an export: it waits for its result, because a file that misses rows is none. */
const MIN_EXPORT_ROWS = 1000;

/** Handlers of openapi/dataseq.yaml. All operations are public. */
export function dataseqHandlers(dependencies: Dependencies) {
  const { databaseUrl, paths } = dependencies.config;
  const { clickhouse } = dependencies;
  const indexes = new ReadIndexes(dependencies.db, {
    workerFile: paths.indexWorker,
    store: new FolderIndexStore(paths.indexDir),
    queriesDuringBuild: databaseUrl === undefined ? 1 : QUERIES_DURING_BUILD,
    tables: clickhouse && new ClickhouseTables(dependencies.db, clickhouse),
    maxRecords: dependencies.config.clickhouse?.records,
  });
  indexMetrics(dependencies.metrics, indexes);
  const reader = (rows = 0) =>
    new CollectionReader(dependencies.db, indexes, rows < MIN_EXPORT_ROWS ? BUILD_WAIT_MS : Infinity);
  void indexes.prepare((name) => collectionState(dependencies, name)).catch(() => undefined);
  return {
    listCollections: async () => ({
      status: 200,
      body: { collections: await collectionNames(dependencies) },
    }),

    getSchema: async ({ params }) => ({
      status: 200,
      body: await wireSchema(dependencies, params.collection),
    }),

    queryCollection: async ({ params, query, body }) => {
      const state = await collectionState(dependencies, params.name);
      const { keys } = state;
      const { page = 1, per_page: perPage = 10 } = query;
      const sort = readSort(query.sort, keys);
      const request = { tree: readTree(body, keys), page, perPage, ...(sort ? { sort } : {}) };
      return {
        status: 200,
        body: { page, per_page: perPage, ...(await reader(perPage).find(state, request)) },
      };
    },

    countCollection: async ({ params, query, body }) => {
      const state = await collectionState(dependencies, params.name);
      const { keys } = state;
      const { group, tree } = readCountBody(query.group, body);
      const dedup = query.dedup_field;
      const counts = await reader().count(state, {
        tree: readTree(tree, keys),
        group: checkField('group', group, keys),
        ...(dedup === undefined ? {} : { dedupField: checkField('dedup_field', dedup, keys) }),
      });
      return { status: 200, body: counts };
    },

    summariseCollection: async ({ params, body }) => {
      const state = await collectionState(dependencies, params.name);
      const request = readSummaryRequest(body, state.keys);
      const rows = Math.max(0, ...request.facets.map(({ limit = 0 }) => limit));
      return { status: 200, body: await summarise(reader(rows), state, request) };
    },

    listDataRepos: async ({ request }) => {
      const isChinese = preferredLanguage(request.headers['accept-language']) === 'zh-CN';
      const rows = await dependencies.db
        .selectFrom('data_repos')
        .select(['name', 'description', 'description_zh', 'created', 'files'])
        .orderBy('position')
        .execute();
      const body = rows.map(({ description_zh: chinese, ...row }) =>
        isChinese && chinese !== null ? { ...row, description: chinese } : row,
      );
      return { status: 200, body };
    },

    ...drsHandlers(dependencies),

    signFileByHash: async ({ params, request }) => ({
      status: 201,
      body: await signFile(dependencies, params.hash, request),
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

function readSort(sort: string | undefined, keys: ReadonlySet<string>): RecordsRequest['sort'] {
  if (sort === undefined) return undefined;
  const at = sort.lastIndexOf(':');
  return {
    key: checkField('sort', sort.slice(0, at), keys),
    direction: sort.endsWith(':desc') ? 'desc' : 'asc',
  };
}

/** Reads the field from the query, or from the body next to the tree; the query takes precedence. */
function readCountBody(group: string | undefined, body: unknown): { group: string; tree: unknown } {
  const inBody = typeof body === 'object' && body !== null && 'group' in body ? body : undefined;
  const named = group ?? inBody?.group;
  if (typeof named !== 'string')
    throw new ApiError(
      400,
      {
        'en-US': 'Name the field to count by: group=<field> in the query, or "group" in the body.',
        'zh-CN': '请指定计数所依据的字段：查询参数中的 group=<字段>，或请求内容中的“group”。',
      },
      [{ field: 'group', message: REQUIRED }],
    );
  if (inBody === undefined) return { group: named, tree: body };
  return { group: named, tree: 'query' in inBody ? inBody.query : {} };
}
