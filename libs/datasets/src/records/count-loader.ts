import {
  HttpError,
  readCounts,
  readFacetSummaries,
  type CategoryCount,
  type DataseqClient,
} from '@omics-portal/api';
import type { QueryTree } from '@omics-portal/data-query';

/** The most fields and the most values of a field that one summary takes (dataseq.yaml). */
const MOST_FIELDS = 64;
const MOST_VALUES = 10_000;

/** What is to be counted. */
export interface CountRequest {
  readonly collection: string;
  readonly field: string;
  /** The conditions that bear on these counts. */
  readonly tree: QueryTree;
  /**
   * The conditions of the whole query, where those on the field itself are to be left out of `tree`. Fields of one query
   * differ in `tree` then, and still are one call.
   */
  readonly wholeTree?: QueryTree;
  /** Count different values of this field instead of records; null for records. */
  readonly dedupField: string | null;
}

/** Counts one field. Rejects as the client does, and with the signal's own reason. */
export type CountLoader = (request: CountRequest, signal: AbortSignal) => Promise<CategoryCount[]>;

interface Waiting {
  readonly request: CountRequest;
  readonly signal: AbortSignal;
  readonly resolve: (counts: CategoryCount[] | Promise<CategoryCount[]>) => void;
  readonly reject: (reason: unknown) => void;
}

const loaders = new WeakMap<DataseqClient, CountLoader>();

/** The one loader of a client: whoever asks for counts at the same moment shares its calls. */
export function countLoaderOf(client: DataseqClient): CountLoader {
  const loader = loaders.get(client) ?? createCountLoader(client);
  loaders.set(client, loader);
  return loader;
}

/**
 * Makes one call of the counts that are asked for in the same moment for one query. A field alone is asked for by the
 * contract's own call. A back end that has no summaries is asked field by field, from the first refusal on for as long
 * as the client lives.
 */
export function createCountLoader(client: DataseqClient): CountLoader {
  const gathered = new Map<string, Waiting[]>();
  let lacksSummaries = false;

  const countAlone = async ({ request, signal }: Waiting) => {
    const { collection, field, tree, dedupField } = request;
    const query = { group: field, ...(dedupField !== null && { dedup_field: dedupField }) };
    const params = { path: { name: collection }, query };
    const { data } = await client.POST('/api/count-collections/{name}', { params, body: tree, signal });
    return readCounts(data);
  };
  const eachAlone = (batch: readonly Waiting[]) => batch.forEach((one) => one.resolve(countAlone(one)));

  const countTogether = async (batch: readonly Waiting[]) => {
    try {
      const answers = await summariesOf(client, batch);
      batch.forEach((one, place) => one.resolve(answers[place] ?? countAlone(one)));
    } catch (error) {
      if (!isMissing(error)) {
        batch.forEach(({ reject }) => reject(error));
        return;
      }
      const counts = batch.map((one) => countAlone(one));
      batch.forEach((one, place) => one.resolve(counts[place] ?? []));
      // A collection that nobody knows is a 404 too: only a count that succeeds tells the one from the other.
      void Promise.any(counts).then(
        () => (lacksSummaries = true),
        () => undefined,
      );
    }
  };
  const send = (key: string) => {
    const asked = gathered.get(key) ?? [];
    gathered.delete(key);
    const waiting = asked.filter(({ signal }) => !signal.aborted);
    for (let first = 0; first < waiting.length; first += MOST_FIELDS) {
      const batch = waiting.slice(first, first + MOST_FIELDS);
      if (lacksSummaries || batch.length === 1) {
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

/** The counts of a batch by one call, each in its place; undefined where they are not all there. */
async function summariesOf(client: DataseqClient, batch: readonly Waiting[]) {
  const [first] = batch;
  if (!first) {
    return [];
  }
  const { collection, tree, wholeTree, dedupField } = first.request;
  const { data } = await client.POST('/api/facets/{name}', {
    params: { path: { name: collection } },
    body: {
      query: wholeTree ?? tree,
      facets: batch.map(({ request }) => ({ field: request.field, limit: MOST_VALUES })),
      own: wholeTree ? 'excluded' : 'included',
      ...(dedupField !== null && { dedup_field: dedupField }),
    },
    signal: whenAllGaveUp(batch.map(({ signal }) => signal)),
  });
  const summaries = readFacetSummaries(data);
  return batch.map(({ request }, place) => {
    const summary = summaries[place];
    const isWhole =
      summary?.field === request.field && 'counts' in summary && !(summary.distinct > summary.counts.length);
    return isWhole ? readCounts(summary.counts) : undefined;
  });
}

/** A signal that fires once nobody waits any more; the field that is left alone does not end the call of the others. */
function whenAllGaveUp(signals: readonly AbortSignal[]): AbortSignal {
  const all = new AbortController();
  const look = () => {
    if (signals.every(({ aborted }) => aborted)) {
      all.abort();
    }
  };
  signals.forEach((signal) => signal.addEventListener('abort', look, { once: true }));
  return all.signal;
}

function keyOf({ collection, tree, wholeTree, dedupField }: CountRequest): string {
  return JSON.stringify([collection, dedupField, wholeTree === undefined, wholeTree ?? tree]);
}

function isMissing(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 405);
}
