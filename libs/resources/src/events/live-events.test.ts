import { QueryClient, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveEvents, type LiveEvents } from './live-events';

const encoder = new TextEncoder();

/** A server whose streams a test writes to and ends. */
function eventServer() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const open = (signal: AbortSignal) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        streams.push(controller);
        signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
  };
  const send = (event: string) =>
    streams.at(-1)?.enqueue(encoder.encode(`event: ${event}\ndata: {"id":"1","status":"Failed"}\n\n`));
  return { streams, open, send };
}

/** A page that a test hides and shows. */
function fakePage() {
  const target = new EventTarget();
  let visibilityState: DocumentVisibilityState = 'visible';
  return {
    get visibilityState() {
      return visibilityState;
    },
    addEventListener: target.addEventListener.bind(target) as Document['addEventListener'],
    removeEventListener: target.removeEventListener.bind(target) as Document['removeEventListener'],
    set: (next: DocumentVisibilityState) => {
      visibilityState = next;
      target.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

/** A client whose invalidated keys are recorded. */
function recordingClient() {
  const queryClient = new QueryClient();
  const invalidated: string[] = [];
  for (const root of ['projects', 'jobs', 'job-logs', 'tasks', 'notifications']) {
    queryClient.setQueryData(queryOptions({ queryKey: [root, 'count'], queryFn: () => 1 }).queryKey, 1);
  }
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.isInvalidated) {
      invalidated.push(String(query.queryKey[0]));
    }
  });
  return { queryClient, invalidated };
}

/** Waits until the first event is read, and the code that applies it is loaded. */
async function firstEventRead(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['project', ['projects', 'jobs']],
  ['workflow', ['jobs']],
  ['task', ['tasks']],
  ['notification', ['notifications']],
])('an event of a %s refetches %j, whichever screen shows it', async (event, keys) => {
  const { queryClient, invalidated } = recordingClient();
  const server = eventServer();
  const live = createLiveEvents(queryClient, server.open, fakePage());
  const leave = live.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  server.send(event);
  server.send(event);
  await firstEventRead();
  await vi.advanceTimersByTimeAsync(1000);
  expect(invalidated).toEqual(keys);
  leave();
});

test('jobs of two slots that end all the time cause at most five refetches in 20 seconds', async () => {
  const { queryClient, invalidated } = recordingClient();
  const server = eventServer();
  const leave = createLiveEvents(queryClient, server.open, fakePage()).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  for (let ended = 0; ended < 40; ended += 1) {
    server.send('workflow');
    await firstEventRead();
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(invalidated.length).toBeGreaterThan(2);
  expect(invalidated.length).toBeLessThanOrEqual(5);
  leave();
});

test('screens share one stream, which closes with the last of them', async () => {
  const server = eventServer();
  const live = createLiveEvents(new QueryClient(), server.open, fakePage());
  const listener = vi.fn<() => void>();
  const leaveFirst = live.subscribe(listener);
  const leaveSecond = live.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(server.streams).toHaveLength(1);
  expect(live.isOpen()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  leaveFirst();
  expect(live.isOpen()).toBe(true);
  leaveSecond();
  expect(live.isOpen()).toBe(false);
});

test('a hidden page holds no stream, and reopens it when it is shown', async () => {
  const server = eventServer();
  const page = fakePage();
  const live = createLiveEvents(new QueryClient(), server.open, page);
  const leave = live.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  page.set('hidden');
  expect(live.isOpen()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.streams).toHaveLength(1);
  page.set('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(server.streams).toHaveLength(2);
  expect(live.isOpen()).toBe(true);
  leave();
});

const interruptions = {
  'while the page was hidden': ({ page }: Interruption) => {
    page.set('hidden');
    return () => page.set('visible');
  },
  'between two subscriptions': ({ live, leave }: Interruption) => {
    leave();
    return () => void live.subscribe(() => undefined);
  },
};

interface Interruption {
  readonly page: ReturnType<typeof fakePage>;
  readonly live: LiveEvents;
  readonly leave: () => void;
}

test.each(Object.entries(interruptions))(
  'events missed %s are made up for by one refetch of everything',
  async (_when, interrupt) => {
    const { queryClient, invalidated } = recordingClient();
    const server = eventServer();
    const page = fakePage();
    const live = createLiveEvents(queryClient, server.open, page);
    const leave = live.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(invalidated, 'the first stream follows fresh data').toEqual([]);
    const resume = interrupt({ page, live, leave });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(invalidated, 'without a stream').toEqual([]);
    resume();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.streams).toHaveLength(2);
    expect(invalidated.toSorted()).toEqual(['jobs', 'notifications', 'projects', 'tasks']);
  },
);

test.each([
  ['the first try to open it failed', 1, () => undefined],
  ['the page was hidden at first', 0, (page: Interruption['page']) => page.set('hidden')],
])('a stream that opens late, since %s, refetches everything', async (_why, failures, before) => {
  const { queryClient, invalidated } = recordingClient();
  const server = eventServer();
  const open = vi.fn(server.open);
  if (failures > 0) {
    open.mockResolvedValueOnce(new Response(null, { status: 503 }));
  }
  const page = fakePage();
  before(page);
  const leave = createLiveEvents(queryClient, open, page).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(500);
  expect(server.streams).toHaveLength(0);
  page.set('visible');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.streams).toHaveLength(1);
  expect(invalidated.toSorted()).toEqual(['jobs', 'notifications', 'projects', 'tasks']);
  leave();
});

test('after a break the stream is reopened and everything is refetched', async () => {
  const { queryClient, invalidated } = recordingClient();
  const server = eventServer();
  const live = createLiveEvents(queryClient, server.open, fakePage());
  const leave = live.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  server.streams[0]?.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(live.isOpen()).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.streams).toHaveLength(2);
  expect(invalidated.toSorted()).toEqual(['jobs', 'notifications', 'projects', 'tasks']);
  leave();
});
