import { type CategoryCount, type DataFile } from '@omics-portal/api';
import type { components } from '@omics-portal/api/dataseq';
import { asClosedRange, evaluate, isNode, readField, type QueryTree } from '@omics-portal/data-query';
import { BRAND } from '../builders/ids';
import { aDataRepo, aFieldSchema, aNumberField, aSignResponse, someDataFiles } from '../builders/records';
import { pageOf } from '../http/pages';
import { dataseqHttp } from '../http/services';

type Schemas = components['schemas'];

const SCHEMA = '/api/schema/{collection}';
const RECORDS = '/api/collections/{name}';
const COUNTS = '/api/count-collections/{name}';
const FACETS = '/api/facets/{name}';
const SIGN = '/api/v1/files/hash/{hash}';

const BUILDING = { message: 'The server is building the index that this request needs.', progress: 0.4 };

/** Records of every synthetic collection. */
export const SOME_DATA_FILES = someDataFiles();

export const collectionHandlers = {
  list: dataseqHttp.on('get', '/api/list-collections', ({ response }) =>
    response(200).json({
      collections: ['genomics', 'transcriptomics', 'proteomics', 'metabolomics'].map(
        (omics) => `${BRAND}_${omics}`,
      ),
    }),
  ),
  listError: dataseqHttp.failing('get', '/api/list-collections', 500),
};

export const schemaHandlers = {
  /** Two initially selected categories, one that is not, and one number. */
  get: dataseqHttp.on('get', SCHEMA, ({ response }) =>
    response(200).json([
      aFieldSchema(),
      aFieldSchema({
        key: 'donor_id',
        name: 'Donor',
        short: 'Donor',
        description: 'The reference sample.',
        priority: 2,
        values: ['D5', 'D6', 'F7', 'M8'],
      }),
      aFieldSchema({
        key: 'platform',
        name: 'Platform',
        short: 'Platform',
        description: 'The instrument.',
        priority: 6,
        values: ['BGI', 'ILM'],
      }),
      aNumberField(),
    ]),
  ),
  getEmpty: dataseqHttp.on('get', SCHEMA, ({ response }) => response(200).json([])),
  getError: dataseqHttp.failing('get', SCHEMA, 500),
  getLoading: dataseqHttp.pending('get', SCHEMA),
};

export const recordHandlers = {
  /** Applies the tree, the page and `sort` to `SOME_DATA_FILES`, as a server does. */
  query: dataseqHttp.on('post', RECORDS, async ({ body, query, response }) => {
    const found = matching(await body());
    return response(200).json(pageOf(sorted(found, query.get('sort')), query));
  }),
  queryEmpty: dataseqHttp.on('post', RECORDS, ({ query, response }) => response(200).json(pageOf([], query))),
  queryError: dataseqHttp.failing('post', RECORDS, 500),
  queryLoading: dataseqHttp.pending('post', RECORDS),
  /** The index that the page needs is being built. */
  queryBuilding: dataseqHttp.on('post', RECORDS, ({ response }) => response(503).json(BUILDING)),
};

export const countHandlers = {
  /** Counts of `SOME_DATA_FILES`, with `group` in the query or in the body. */
  count: dataseqHttp.on('post', COUNTS, async ({ body, query, response }) => {
    const sent = await body();
    const inBody = 'group' in sent ? sent : undefined;
    const group = query.get('group') ?? inBody?.group;
    if (group === undefined) {
      return response(400).json({ message: 'group is missing' });
    }
    const tree = inBody ? (inBody.query ?? {}) : sent;
    return response(200).json(countsOf(matching(tree), group, query.get('dedup_field')));
  }),
  countEmpty: dataseqHttp.on('post', COUNTS, ({ response }) => response(200).json([])),
  countError: dataseqHttp.failing('post', COUNTS, 500),
};

export const facetHandlers = {
  /** Counts and histograms of `SOME_DATA_FILES`, each without the conditions on its own field unless requested. */
  summarise: dataseqHttp.on('post', FACETS, async ({ body, response }) =>
    response(200).json(summaryOf(await body())),
  ),
  /** The same numbers as estimates, unless the client refuses them. */
  summariseEstimated: dataseqHttp.on('post', FACETS, async ({ body, response }) => {
    const request = await body();
    const { total, facets } = summaryOf(request);
    if (request.exact === true) return response(200).json({ total, facets });
    const estimated = { sampled: 10, of: SOME_DATA_FILES.length };
    return response(200).json({
      total,
      estimated,
      facets: facets.map((facet) => ({ ...facet, estimated })),
    });
  }),
  /** The index that the groups need is being built. */
  summariseBuilding: dataseqHttp.on('post', FACETS, ({ response }) => response(503).json(BUILDING)),
  summariseError: dataseqHttp.failing('post', FACETS, 500),
};

export const repoHandlers = {
  list: dataseqHttp.on('get', '/api/repo', ({ response }) => response(200).json([aDataRepo()])),
  listEmpty: dataseqHttp.on('get', '/api/repo', ({ response }) => response(200).json([])),
};

export const signHandlers = {
  sign: dataseqHttp.on('post', SIGN, ({ params, response }) =>
    response(201).json(aSignResponse({ hashes: [{ hash_type: 'md5', hash: params.hash ?? '' }] })),
  ),
  signNotFound: dataseqHttp.failing('post', SIGN, 404),
};

function matching(tree: object): DataFile[] {
  return SOME_DATA_FILES.filter((file) => evaluate(tree as QueryTree, file));
}

function summaryOf({ query = {}, facets, own, dedup_field: dedup }: Schemas['SummaryRequest']) {
  return {
    total: matching(query).length,
    facets: facets.map((facet) => {
      const { field, bins } = facet;
      const files = matching(own === 'included' ? query : withoutOwnConditions(query, field));
      return bins === undefined ? facetPage(files, facet, dedup ?? null) : histogramOf(files, field, bins);
    }),
  };
}

/** Conditions of a group on other fields; a range is one condition. */
function withoutOwnConditions(tree: QueryTree, field: string): QueryTree {
  if (!isNode(tree)) return tree;
  if (tree.type === 'rule') return tree.query.variable === field ? {} : tree;
  if (asClosedRange(tree)?.variable === field) return {};
  if (tree.operator === 'or') return tree;
  const children = tree.children.filter((child) => 'type' in withoutOwnConditions(child, field));
  const [only] = children;
  if (only === undefined) return {};
  return children.length === 1 ? only : { ...tree, children };
}

/** Page of the counts of a field, with sums and lists as requested. */
function facetPage(files: DataFile[], request: Schemas['FacetRequest'], dedup: string | null) {
  const {
    field,
    known = false,
    offset = 0,
    limit = 1000,
    order = 'total:desc',
    sum: sumField,
    lists = [],
  } = request;
  const all = countsOf(files, field, dedup).filter(({ _id: value }) => !known || value !== null);
  const counts = all.map((count) => {
    const own = files.filter((file) => (readField(file, field) ?? null) === count._id);
    return {
      ...count,
      ...(sumField !== undefined && sumOf(own, sumField)),
      ...(lists.length > 0 && { lists: Object.fromEntries(lists.map((key) => [key, listOf(own, key)])) }),
    };
  });
  const [key, direction] = order.split(':');
  const keyOf = (count: CategoryCount) =>
    key === 'value' ? count._id : key === 'sum' ? (count.sum ?? 0) : count.total;
  const sign = direction === 'desc' ? -1 : 1;
  counts.sort((a, b) => sign * compare(keyOf(a), keyOf(b)));
  return {
    field,
    counts: counts.slice(offset, offset + limit),
    distinct: counts.length,
    ...(known && { unknown: files.filter((file) => (readField(file, field) ?? null) === null).length }),
  };
}

function sumOf(files: DataFile[], field: string) {
  const numbers = files.map((file) => readField(file, field)).filter((value) => typeof value === 'number');
  return { sum: numbers.reduce((total, value) => total + value, 0), unsummed: files.length - numbers.length };
}

function listOf(files: DataFile[], field: string) {
  const values = [...new Set(files.map((file) => readField(file, field) ?? null))] as CategoryCount['_id'][];
  const known = values.filter((value) => value !== null).sort(compare);
  return { values: known.slice(0, 8), distinct: known.length };
}

/** Bins of equal width; the last one includes the maximum. */
function histogramOf(files: DataFile[], field: string, count: number) {
  const numbers = files.map((file) => readField(file, field)).filter((value) => typeof value === 'number');
  const min = numbers.length === 0 ? null : Math.min(...numbers);
  const max = numbers.length === 0 ? null : Math.max(...numbers);
  const width = ((max ?? 0) - (min ?? 0)) / count;
  const bins = Array.from({ length: min === null ? 0 : count }, (_, index) => {
    const [from, to] = [(min ?? 0) + index * width, (min ?? 0) + (index + 1) * width];
    const own = numbers.filter((value) => value >= from && (index === count - 1 || value < to));
    return {
      from,
      to,
      total: own.length,
      lowest: own.length === 0 ? null : Math.min(...own),
      highest: own.length === 0 ? null : Math.max(...own),
    };
  });
  const sum = numbers.reduce((total, value) => total + value, 0);
  return { field, min, max, bins, unknown: files.length - numbers.length, sum };
}

function sorted(files: DataFile[], sort: string | null): DataFile[] {
  const [field, direction] = sort?.split(':') ?? [];
  if (field === undefined) {
    return files;
  }
  const sign = direction === 'desc' ? -1 : 1;
  return files.toSorted((a, b) => sign * compare(readField(a, field), readField(b, field)));
}

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');
}

function countsOf(files: DataFile[], group: string, dedup: string | null): CategoryCount[] {
  const members = new Map<CategoryCount['_id'], Set<unknown>>();
  files.forEach((file, index) => {
    const value = (readField(file, group) ?? null) as CategoryCount['_id'];
    members.set(
      value,
      (members.get(value) ?? new Set()).add(dedup === null ? index : readField(file, dedup)),
    );
  });
  return [...members].map(([_id, counted]) => ({ _id, total: counted.size }));
}
