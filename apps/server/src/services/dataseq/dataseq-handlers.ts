import type { operations } from '@omics-portal/api/dataseq';
import { ApiError } from '../../http/api-error.ts';
import { type OperationHandlers } from '../../operations/handler.ts';
import type { Parts } from '../../parts.ts';
import { CollectionReader } from './collection-reader.ts';
import { collectionNames, collectionState, wireSchema } from './collections.ts';
import { ReadIndexes } from './read-index/read-indexes.ts';
import { checkField, readTree } from './read-request.ts';
import type { RecordsRequest } from './records.ts';
import { signFile } from './sign-file.ts';
import { readSummaryRequest, summarise } from './summarise.ts';

/** The operations of openapi/dataseq.yaml. All of them are public. */
export function dataseqHandlers(parts: Parts) {
  const indexes = new ReadIndexes(parts.db, parts.config.paths.indexWorker);
  const reader = () => new CollectionReader(parts.db, indexes);
  void indexes.prepare((name) => collectionState(parts, name)).catch(() => undefined);
  return {
    listCollections: async () => ({
      status: 200,
      body: { collections: await collectionNames(parts) },
    }),

    getSchema: async ({ params }) => ({
      status: 200,
      body: await wireSchema(parts, params.collection),
    }),

    queryCollection: async ({ params, query, body }) => {
      const state = await collectionState(parts, params.name);
      const { keys } = state;
      const { page = 1, per_page: perPage = 10 } = query;
      const sort = readSort(query.sort, keys);
      const request = { tree: readTree(body, keys), page, perPage, ...(sort ? { sort } : {}) };
      return { status: 200, body: { page, per_page: perPage, ...(await reader().find(state, request)) } };
    },

    countCollection: async ({ params, query, body }) => {
      const state = await collectionState(parts, params.name);
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
      const state = await collectionState(parts, params.name);
      return { status: 200, body: await summarise(reader(), state, readSummaryRequest(body, state.keys)) };
    },

    listDataRepos: async () => {
      const rows = await parts.db
        .selectFrom('data_repos')
        .select(['name', 'description', 'created', 'files'])
        .orderBy('position')
        .execute();
      return { status: 200, body: rows };
    },

    signFileByHash: async ({ params, request }) => ({
      status: 201,
      body: await signFile(parts, params.hash, request),
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

/** The field is in the query, or in the body beside the tree; the query wins. */
function readCountBody(group: string | undefined, body: unknown): { group: string; tree: unknown } {
  const inBody = typeof body === 'object' && body !== null && 'group' in body ? body : undefined;
  const named = group ?? inBody?.group;
  if (typeof named !== 'string')
    throw new ApiError(
      400,
      'Say which field to count by: group=<field> in the query, or "group" in the body.',
      [{ field: 'group', message: 'is missing' }],
    );
  if (inBody === undefined) return { group: named, tree: body };
  return { group: named, tree: 'query' in inBody ? inBody.query : {} };
}
