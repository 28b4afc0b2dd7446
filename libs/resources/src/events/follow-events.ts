import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { parsePortalEvent, readEvents, type PortalEventKind } from '@omics-portal/api';
import { NOTIFICATIONS_KEY } from '../notifications/notification-queries';
import { TASKS_KEY } from '../tasks/task-pages';
import { JOBS_KEY, PROJECTS_KEY } from '../work/work-keys';
import { pause, retryDelay } from './retry-delay';

/** Events within this time, in milliseconds, cause one refetch. */
const GATHER_MS = 300;
/** A stream that ends sooner than this, in milliseconds, counts as a failure: something between here and the server cuts it. */
const STEADY_MS = 10_000;

/** Query keys that each kind of event refreshes. Job logs are missing on purpose: the log viewer follows them by itself. */
const KEYS_OF_EVENT: Readonly<Record<PortalEventKind, readonly QueryKey[]>> = {
  project: [PROJECTS_KEY, JOBS_KEY],
  workflow: [PROJECTS_KEY, JOBS_KEY],
  task: [TASKS_KEY],
  notification: [NOTIFICATIONS_KEY],
};

/** Called when the stream opens and when it breaks. */
export type EventStreamListener = (open: boolean) => void;

/** Options of {@link followEvents}. */
interface FollowOptions {
  readonly signal: AbortSignal;
  /** Whether there was a time without a stream before, so that the first opening refetches everything as well. */
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
  while (!signal.aborted) {
    const started = Date.now();
    const onOpen = () => {
      if (missedEvents) {
        Object.values(KEYS_OF_EVENT).forEach(refresh);
      }
      onOpenChange(true);
    };
    await readStream(openEvents, signal, { onOpen, onEvent: (kind) => refresh(KEYS_OF_EVENT[kind]) }).catch(
      () => undefined,
    );
    missedEvents = true;
    if (!signal.aborted) {
      onOpenChange(false);
      failures = Date.now() - started >= STEADY_MS ? 0 : failures + 1;
      await pause(retryDelay(failures), signal);
    }
  }
}

/** Returns a function that invalidates query keys, each at most once within the gathering time. */
function gatherRefreshes(queryClient: QueryClient, signal: AbortSignal) {
  const gathered = new Set<QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return (keys: readonly QueryKey[]) => {
    keys.forEach((key) => gathered.add(key));
    timer ??= setTimeout(() => {
      timer = undefined;
      gathered.forEach((queryKey) => void queryClient.invalidateQueries({ queryKey }));
      gathered.clear();
    }, GATHER_MS);
  };
}

/** Reads the stream until it ends. Rejects if it cannot be opened or breaks. */
async function readStream(
  openEvents: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  { onOpen, onEvent }: { onOpen: () => void; onEvent: (kind: PortalEventKind) => void },
): Promise<void> {
  const response = await openEvents(signal);
  if (!response.ok) {
    throw new Error(`No event stream: ${response.status}`);
  }
  onOpen();
  for await (const event of readEvents(response)) {
    const change = parsePortalEvent(event);
    if (change) {
      onEvent(change.kind);
    }
  }
}
