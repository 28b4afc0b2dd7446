import { hashKey, type QueryClient } from '@tanstack/react-query';
import { parsePortalEvent, readEvents } from '@omics-portal/api';
import { allEventQueries, type RecordEvent, type StaleQueries } from './event-keys';
import { pause, retryDelay } from './retry-delay';

/** Events within this time, in milliseconds, cause one refetch. */
const GATHER_MS = 300;
/** A query is refetched at most once within this time, in milliseconds, however many events arrive. */
const REFETCH_MS = 5_000;
/** Minimum duration of a stream in milliseconds; one that ends sooner counts as a failure, such as a proxy that closes it. */
const STEADY_MS = 10_000;

/** Called when the stream opens and when it breaks. */
export type EventStreamListener = (open: boolean) => void;

/** Options of {@link followEvents}. */
interface FollowOptions {
  readonly signal: AbortSignal;
  /** True after a time without a stream: then the first opening refetches everything as well. */
  readonly missedEvents: boolean;
  readonly onOpenChange: EventStreamListener;
}

/**
 * Follows the live event stream and refetches what changed, until `signal` aborts. Reopens the stream after a break, and
 * refetches everything then: events were missed. A stream that cannot be opened is no error, since screens poll as well.
 */
export async function followEvents(
  queryClient: QueryClient,
  openEvents: (signal: AbortSignal) => Promise<Response>,
  options: FollowOptions,
): Promise<void> {
  const { signal, onOpenChange } = options;
  const refresh = gatherRefreshes(queryClient, signal);
  let { missedEvents } = options;
  let failures = 0;
  const isFollowing = () => !signal.aborted;
  while (isFollowing()) {
    const started = Date.now();
    const onOpen = () => {
      if (missedEvents) {
        refresh(allEventQueries());
      }
      onOpenChange(true);
    };
    const onEvent = async (event: RecordEvent) => refresh(await queriesOf(queryClient, event));
    await readStream(openEvents, signal, { onOpen, onEvent }).catch(() => undefined);
    missedEvents = true;
    if (isFollowing()) {
      onOpenChange(false);
      failures = Date.now() - started >= STEADY_MS ? 0 : failures + 1;
      await pause(retryDelay(failures), signal);
    }
  }
}

/**
 * Applies an event to the cache and returns the queries to fetch again. Its code is loaded with the first event, since most
 * visitors see none; where it cannot be loaded, all queries of events are fetched again.
 */
async function queriesOf(queryClient: QueryClient, event: RecordEvent): Promise<readonly StaleQueries[]> {
  try {
    const { applyEvent } = await import('./apply-event');
    return applyEvent(queryClient, event);
  } catch {
    return allEventQueries();
  }
}

/** Returns a function that invalidates queries: soon, and each at most once within the refetch time. */
function gatherRefreshes(queryClient: QueryClient, signal: AbortSignal) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const lastRefetch = new Map<string, number>();
  signal.addEventListener('abort', () => timers.forEach((timer) => clearTimeout(timer)), { once: true });
  const refetch = (id: string, stale: StaleQueries) => {
    timers.delete(id);
    lastRefetch.set(id, Date.now());
    void queryClient.invalidateQueries(stale);
  };
  return (queries: readonly StaleQueries[]) => {
    for (const stale of queries) {
      const id = hashKey([stale.queryKey, stale.exact ?? false]);
      const earliest = (lastRefetch.get(id) ?? -Infinity) + REFETCH_MS;
      const delay = Math.max(GATHER_MS, earliest - Date.now());
      if (!timers.has(id)) {
        timers.set(id, setTimeout(refetch, delay, id, stale));
      }
    }
  };
}

/** Reads the stream until it ends. Rejects if it cannot be opened or breaks. */
async function readStream(
  openEvents: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  { onOpen, onEvent }: { onOpen: () => void; onEvent: (event: RecordEvent) => Promise<void> },
): Promise<void> {
  const response = await openEvents(signal);
  if (!response.ok) {
    throw new Error(`No event stream: ${response.status}`);
  }
  onOpen();
  for await (const event of readEvents(response)) {
    const change = parsePortalEvent(event);
    if (change) {
      await onEvent(change);
    }
  }
}
