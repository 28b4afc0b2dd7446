import { HttpError, type CategoryCount, type DataseqClient } from '@omics-portal/api';
import type { QueryTree } from '@omics-portal/data-query';
import { readCounts } from '../readers/read-list';
import { readFacetSummaries } from '../readers/read-records';

/** Largest number of fields of a summary, and of values of a field (dataseq.yaml). */
const MAX_FIELDS = 64;
const MAX_VALUES = 10_000;

/** Request for the counts of one field. */
export interface CountRequest {
  readonly collection: string;
  readonly field: string;
  /** Conditions that apply to these counts. */
  readonly tree: QueryTree;
  /**
   * Conditions of the whole query, if `tree` leaves out those on the field itself. Fields of one query then differ in
   * `tree` and still share one call.
   */
  readonly wholeTree?: QueryTree;
  /** Field whose different values are counted instead of records; null to count records. */
  readonly dedupField: string | null;
  /** Number of values that are enough, the most frequent ones; all by default. A server without summaries sends all. */
  readonly limit?: number;
  /** Field of numbers that are added up for each value, where the server can. */
  readonly sumField?: string;
  /** Whether estimates will do, which a server sends while it prepares a large collection; by default counts are exact. */
  readonly mayEstimate?: boolean;
  /** True for a field with many different values: it has a call of its own, because a server cannot estimate its counts. */
  readonly hasManyValues?: boolean;
}

/** Counts of a field. */
export interface FieldCounts {
  readonly counts: readonly CategoryCount[];
  /** Number of different values, Unknown being one; more than `counts` has where a limit left some out. */
  readonly distinct: number;
  /** True for estimates. Rare values may be missing then. */
  readonly isEstimated?: boolean;
}

/** Function that counts one field. Rejects as the client does, and with the reason of the signal. */
export type CountLoader = (request: CountRequest, signal: AbortSignal) => Promise<FieldCounts>;

interface Waiting {
  readonly request: CountRequest;
  readonly signal: AbortSignal;
  readonly resolve: (counts: FieldCounts | Promise<FieldCounts>) => void;
  readonly reject: (reason: unknown) => void;
}

const loaders = new WeakMap<DataseqClient, CountLoader>();

/** Count loader of a client. There is one for each client, so that requests of the same moment share calls. */
export function countLoaderOf(client: DataseqClient): CountLoader {
  const loader = loaders.get(client) ?? createCountLoader(client);
  loaders.set(client, loader);
  return loader;
}

/**
 * Count loader that joins the requests of one moment for one query into one call. A single field without a limit uses the
 * contract's own operation. A server without summaries gets one request for each field, from its first refusal on.
 */
export function createCountLoader(client: DataseqClient): CountLoader {
  const gathered = new Map<string, Waiting[]>();
  let lacksSummaries = false;

  const countAlone = async ({ request, signal }: Waiting) => {
    const { collection, field, tree, dedupField } = request;
    const query = { group: field, ...(dedupField !== null && { dedup_field: dedupField }) };
    const params = { path: { name: collection }, query };
    const { data } = await client.POST('/api/count-collections/{name}', { params, body: tree, signal });
    return allOf(readCounts(data));
  };
  const eachAlone = (batch: readonly Waiting[]) => batch.forEach((one) => one.resolve(countAlone(one)));

  const countTogether = async (batch: readonly Waiting[]) => {
    try {
      const summaries = await summariesOf(client, batch);
      batch.forEach((one, index) => one.resolve(summaries[index] ?? countAlone(one)));
    } catch (error) {
      if (!isMissing(error)) {
        batch.forEach(({ reject }) => reject(error));
        return;
      }
      const counts = batch.map((one) => countAlone(one));
      batch.forEach((one, index) => one.resolve(counts[index] ?? allOf([])));
      // An unknown collection is a 404 too: only a count that succeeds shows that summaries are missing.
      void Promise.any(counts).then(
        () => (lacksSummaries = true),
        () => undefined,
      );
    }
  };
  const send = (key: string) => {
    const requests = gathered.get(key) ?? [];
    gathered.delete(key);
    const waiting = requests.filter(({ signal }) => !signal.aborted);
    for (let first = 0; first < waiting.length; first += MAX_FIELDS) {
      const batch = waiting.slice(first, first + MAX_FIELDS);
      const isSingle = batch.length === 1 && batch.every(({ request }) => request.limit === undefined);
      if (lacksSummaries || isSingle) {
        eachAlone(batch);
      } else {
        void countTogether(batch);
      }
    }
  };
  return (request, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason);
        return;
      }
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      const key = keyOf(request);
      const others = gathered.get(key);
      gathered.set(key, [...(others ?? []), { request, signal, resolve, reject }]);
      if (!others) {
        queueMicrotask(() => send(key));
      }
    });
}

/** Counts of a batch by one call, in its order; undefined where a summary is missing or cut. */
async function summariesOf(client: DataseqClient, batch: readonly Waiting[]) {
  const [first] = batch;
  if (!first) {
    return [];
  }
  const { collection, tree, wholeTree, dedupField, mayEstimate } = first.request;
  const { data } = await client.POST('/api/facets/{name}', {
    params: { path: { name: collection } },
    body: {
      query: wholeTree ?? tree,
      facets: batch.map(({ request: { field, limit = MAX_VALUES, sumField } }) => ({
        field,
        limit,
        ...(sumField !== undefined && { sum: sumField }),
      })),
      own: wholeTree ? 'excluded' : 'included',
      ...(!mayEstimate && { exact: true }),
      ...(dedupField !== null && { dedup_field: dedupField }),
    },
    signal: abortedByAll(batch.map(({ signal }) => signal)),
  });
  const summaries = readFacetSummaries(data);
  return batch.map(({ request }, index) => {
    const summary = summaries[index];
    if (summary?.field !== request.field || !('counts' in summary)) {
      return undefined;
    }
    const { counts, distinct = counts.length, estimated } = summary;
    const isWhole = !(distinct > counts.length);
    return isWhole || request.limit !== undefined
      ? { counts: readCounts(counts), distinct, ...(estimated && { isEstimated: true }) }
      : undefined;
  });
}

function allOf(counts: readonly CategoryCount[]): FieldCounts {
  return { counts, distinct: counts.length };
}

/** Signal that aborts once all signals have: one field that is no longer needed does not end the call of the others. */
function abortedByAll(signals: readonly AbortSignal[]): AbortSignal {
  const all = new AbortController();
  const check = () => {
    if (signals.every(({ aborted }) => aborted)) {
      all.abort();
    }
  };
  signals.forEach((signal) => signal.addEventListener('abort', check, { once: true }));
  return all.signal;
}

function keyOf(request: CountRequest): string {
  const { collection, tree, wholeTree, dedupField, mayEstimate, hasManyValues } = request;
  return JSON.stringify([
    collection,
    dedupField,
    !mayEstimate,
    !hasManyValues,
    wholeTree === undefined,
    wholeTree ?? tree,
  ]);
}

/** True for the response of a server without facet summaries. */
export function isMissing(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 405);
}
