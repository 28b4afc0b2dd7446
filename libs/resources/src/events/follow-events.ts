import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { parsePortalEvent, readEvents } from '@omics-portal/api';
import { applyEvent, KEYS_OF_EVENT, type RecordEvent } from './apply-event';
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
        Object.values(KEYS_OF_EVENT).forEach(refresh);
      }
      onOpenChange(true);
    };
    const onEvent = (event: RecordEvent) => refresh(applyEvent(queryClient, event));
    await readStream(openEvents, signal, { onOpen, onEvent }).catch(() => undefined);
    missedEvents = true;
    if (isFollowing()) {
      onOpenChange(false);
      failures = Date.now() - started >= STEADY_MS ? 0 : failures + 1;
      await pause(retryDelay(failures), signal);
    }
  }
}

/** Returns a function that invalidates query keys: soon, and each at most once within the refetch time. */
function gatherRefreshes(queryClient: QueryClient, signal: AbortSignal) {
  const timers = new Map<QueryKey, ReturnType<typeof setTimeout>>();
  const lastRefetch = new Map<QueryKey, number>();
  signal.addEventListener('abort', () => timers.forEach((timer) => clearTimeout(timer)), { once: true });
  const refetch = (queryKey: QueryKey) => {
    timers.delete(queryKey);
    lastRefetch.set(queryKey, Date.now());
    void queryClient.invalidateQueries({ queryKey });
  };
  return (keys: readonly QueryKey[]) => {
    for (const key of keys) {
      const earliest = (lastRefetch.get(key) ?? -Infinity) + REFETCH_MS;
      const delay = Math.max(GATHER_MS, earliest - Date.now());
      if (!timers.has(key)) {
        timers.set(key, setTimeout(refetch, delay, key));
      }
    }
  };
}

/** Reads the stream until it ends. Rejects if it cannot be opened or breaks. */
async function readStream(
  openEvents: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  { onOpen, onEvent }: { onOpen: () => void; onEvent: (event: RecordEvent) => void },
): Promise<void> {
  const response = await openEvents(signal);
  if (!response.ok) {
    throw new Error(`No event stream: ${response.status}`);
  }
  onOpen();
  for await (const event of readEvents(response)) {
    const change = parsePortalEvent(event);
    if (change) {
      onEvent(change);
    }
  }
}
